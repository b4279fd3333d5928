import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Accordion } from '@seberang/design-system/Accordion'
import { BottomBar } from '@seberang/design-system/BottomBar'
import { Button } from '@seberang/design-system/Button'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Checkbox } from '@seberang/design-system/Checkbox'
import { Columns } from '@seberang/design-system/Columns'
import { Container } from '@seberang/design-system/Container'
import { CostSummary } from '@seberang/design-system/CostSummary'
import { EmptyState } from '@seberang/design-system/EmptyState'
import { ErrorState } from '@seberang/design-system/ErrorState'
import { Heading } from '@seberang/design-system/Heading'
import { Camera, RefreshCw } from '@seberang/design-system/icons'
import { Money } from '@seberang/design-system/Money'
import { Notice } from '@seberang/design-system/Notice'
import { PageFrame } from '@seberang/design-system/PageFrame'
import { ParcelList, ParcelRow } from '@seberang/design-system/ParcelRow'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Loading, SkeletonRows } from '@seberang/design-system/Skeleton'
import { Stack } from '@seberang/design-system/Stack'
import { StatusBadge } from '@seberang/design-system/StatusBadge'
import { Text } from '@seberang/design-system/Text'
import { nothing } from '../fixtures/nothing.ts'
import { Origin } from '../fixtures/Origin.tsx'
import { lightTotal } from '../fixtures/receipt.ts'
import { CustomersHeader } from '../fixtures/shell.tsx'
import { statusNames } from '../fixtures/statuses.ts'
import { longProduct } from '../fixtures/texts.ts'

export default { title: 'Screens/Locker', parameters: { frame: 'page' } } satisfies Meta

/** Without courier and voucher, which are chosen at checkout. */
const lensTotal = 'Rp1.501.035'
const selectionTotal = 'Rp2.057.225'

function Page({ children }: { children: ReactNode }) {
  return (
    <PageFrame skipLabel="Langsung ke isi" header={<CustomersHeader />}>
      <Container>
        <Stack space={6}>
          <Heading level={1}>Locker Import</Heading>
          <Notice tone="caution" title="Alamat gudang bukan alamat penagihan.">
            Pakai hanya sebagai alamat gudang. Jika dipakai sebagai billing address, paket akan ditolak.
          </Notice>
          {children}
        </Stack>
      </Container>
    </PageFrame>
  )
}

export const Matrix: StoryObj = {
  render: () => (
    <Page>
      <Columns aside="narrow" stickyAside asideOnDesktopOnly>
        <Parcels />
        <Selection />
      </Columns>
      <Stack space={3}>
        <Heading level={2}>Alamat gudangmu</Heading>
        <Text tone="secondary" measure>
          Tempel alamat ini di toko. Kode unit SBR-20418 membuat paketmu dikenali.
        </Text>
        <Accordion
          items={[
            { id: 'air', title: 'Express', content: 'Wilmington, Guangzhou, London' },
            { id: 'sea', title: 'Cargo', content: 'Wilmington, Yiwu' },
          ]}
        />
      </Stack>
      <BottomBar>
        <Money size="large">{selectionTotal}</Money>
        {checkout}
      </BottomBar>
    </Page>
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

export const WhileItLoadsTheListHasItsShape: StoryObj = {
  render: () => (
    <Page>
      <Loading label="Memuat">
        <Sheet as="div" bleed>
          <SkeletonRows />
        </Sheet>
      </Loading>
    </Page>
  ),
}

export const WhenItFailsItSaysWhatIsSafe: StoryObj = {
  render: () => (
    <Page>
      <ErrorState
        title="Data gagal dimuat"
        text="Tidak ada yang hilang. Periksa koneksimu, lalu coba lagi."
        action={
          <Button variant="outline" icon={RefreshCw}>
            Coba lagi
          </Button>
        }
      />
    </Page>
  ),
}

export const WhenItIsEmptyItSaysWhatToDo: StoryObj = {
  render: () => (
    <Page>
      <EmptyState
        illustration="locker"
        title="Locker masih kosong"
        text="Tambah kiriman pertamamu, atau kirim barang ke alamat gudangmu."
        action={<ButtonLink href="#add">Tambah Kiriman +</ButtonLink>}
      />
    </Page>
  ),
}

const checkout = (
  <ButtonLink size="large" href="#checkout">
    Checkout 2 kiriman
  </ButtonLink>
)

function Parcels() {
  return (
    <Sheet bleed aria-label="Daftar kiriman">
      <SheetSection>
        <Checkbox
          label="Pilih semua"
          description="2 dari 3 dipilih"
          checked={false}
          indeterminate
          onChange={nothing}
        />
      </SheetSection>
      <ParcelList label="Kiriman di locker">
        <ParcelRow
          title="Lensa Fujinon XF 35mm f/2"
          icon={Camera}
          meta={<Origin country="US" code="SB-2611-4417" way="Berat ditimbang 1,15 kg" />}
          status={<StatusBadge tone="warehouse">{statusNames.warehouse}</StatusBadge>}
          amount={lensTotal}
          amountNote="sudah diukur, ditagih 1,5 kg"
          selection={{ label: 'Pilih Lensa Fujinon', selected: true, onChange: nothing }}
        />
        <ParcelRow
          title={longProduct}
          meta={<Origin country="US" code="SB-2611-4420" way="Berat perkiraan 1,00 kg" />}
          status={<StatusBadge tone="fromSeller">{statusNames.fromSeller}</StatusBadge>}
          amount={lightTotal}
          amountNote="perkiraan"
          selection={{ label: 'Pilih keyboard', selected: true, onChange: nothing }}
        />
        <ParcelRow
          title="Sepatu lari"
          meta={<Origin country="CN" code="SB-2611-4421" way="Berat ditimbang 0,80 kg" />}
          status={<StatusBadge tone="warehouse">{statusNames.warehouse}</StatusBadge>}
          amount="Rp284.000"
          amountNote="sudah diukur"
          selection={{ label: 'Pilih sepatu lari', selected: false, onChange: nothing }}
        />
        <ParcelRow
          title="Paket tanpa nama"
          meta={<Origin country="CN" code="SB-2611-3902" way="Berat ditimbang 2,40 kg" />}
          status={<StatusBadge tone="quarantine">{statusNames.quarantine}</StatusBadge>}
          selection={{ label: 'Pilih paket tanpa nama', selected: false, onChange: nothing }}
          unavailableReason="Paket tiba tanpa daftar barang, jadi belum bisa di-checkout."
        />
      </ParcelList>
    </Sheet>
  )
}

function Selection() {
  return (
    <Sheet as="div">
      <SheetSection>
        <Stack space={4}>
          <Heading level={2} step="h3">
            2 kiriman dipilih
          </Heading>
          <CostSummary
            lines={[
              { name: 'Ongkir luar negeri', amount: 'Rp612.500' },
              { name: 'Bea masuk', amount: 'Rp561.000' },
              { name: 'PPN', amount: 'Rp883.725' },
            ]}
            total={{ name: 'Sementara', amount: selectionTotal }}
          />
          {checkout}
          <Text step="note" tone="tertiary">
            Kurir domestik dan asuransi dipilih di langkah berikutnya.
          </Text>
        </Stack>
      </SheetSection>
    </Sheet>
  )
}
