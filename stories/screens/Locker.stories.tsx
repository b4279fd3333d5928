import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { BottomBar } from '@seberang/design-system/BottomBar'
import { Button } from '@seberang/design-system/Button'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { CartCard, CartList } from '@seberang/design-system/CartCard'
import { Code } from '@seberang/design-system/Code'
import { Columns } from '@seberang/design-system/Columns'
import { Container } from '@seberang/design-system/Container'
import { EmptyState } from '@seberang/design-system/EmptyState'
import { ErrorState } from '@seberang/design-system/ErrorState'
import { Camera, PackageSearch, RefreshCw } from '@seberang/design-system/icons'
import { Money } from '@seberang/design-system/Money'
import { Notice } from '@seberang/design-system/Notice'
import { PageFrame } from '@seberang/design-system/PageFrame'
import { PageHeader } from '@seberang/design-system/PageHeader'
import { SearchField } from '@seberang/design-system/SearchField'
import { SelectionSummary } from '@seberang/design-system/SelectionSummary'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Loading, SkeletonRows } from '@seberang/design-system/Skeleton'
import { Stack } from '@seberang/design-system/Stack'
import { StatusBadge } from '@seberang/design-system/StatusBadge'
import { nothing } from '../fixtures/nothing.ts'
import { lightTotal } from '../fixtures/receipt.ts'
import { CustomersHeader } from '../fixtures/shell.tsx'
import { statusNames } from '../fixtures/statuses.ts'
import { longProduct } from '../fixtures/texts.ts'

export default {
  title: 'Screens/Locker',
  parameters: {
    frame: 'page',
    lead: 'What waits in the warehouses, chosen from a list of `CartCard`s. What cannot be sent yet says why where it stands.',
  },
} satisfies Meta

/** Without courier and voucher, which are chosen at checkout. */
const lensTotal = 'Rp1.501.035'
const selectionTotal = 'Rp2.057.225'

function Page({ children }: { children: ReactNode }) {
  return (
    <PageFrame skipLabel="Langsung ke isi" header={<CustomersHeader />}>
      <Container>
        <Stack space={6}>
          <PageHeader
            title="Locker Import"
            actions={<SearchField label="Kode, resi, atau barang" value="" onChange={nothing} />}
          />
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
      <Columns aside="locker" stickyAside asideOnDesktopOnly>
        <Parcels />
        <Selection />
      </Columns>
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

const measured = (value: string, note: string) => ({ name: 'Berat ditimbang', value, note })

function Parcels() {
  return (
    <Sheet bleed clip aria-label="Daftar kiriman">
      <CartList
        label="Kiriman di locker"
        selectAll={{ label: 'Pilih semua', note: '2 dari 3 dipilih', state: 'some', onChange: nothing }}
      >
        <CartCard
          title="Lensa Fujinon XF 35mm f/2"
          icon={Camera}
          flag="US"
          meta={<Code>SB-2611-4417</Code>}
          status={<StatusBadge tone="warehouse">{statusNames.warehouse}</StatusBadge>}
          measure={{ ...measured('1,15 kg', '24 × 18 × 14 cm, ditagih 1,5 kg'), before: '1,00 kg' }}
          amount={lensTotal}
          amountNote="sudah diukur"
          selection={{ label: 'Pilih Lensa Fujinon', selected: true, onChange: nothing }}
        />
        <CartCard
          title={longProduct}
          flag="US"
          meta={<Code>SB-2611-4420</Code>}
          status={<StatusBadge tone="fromSeller">{statusNames.fromSeller}</StatusBadge>}
          measure={{ name: 'Berat perkiraan', value: '1,00 kg', note: 'Ditimbang saat tiba di gudang' }}
          amount={lightTotal}
          amountNote="perkiraan"
          selection={{ label: 'Pilih keyboard', selected: true, onChange: nothing }}
        />
        <CartCard
          title="Sepatu lari"
          flag="CN"
          meta={<Code>SB-2611-4421</Code>}
          status={<StatusBadge tone="warehouse">{statusNames.warehouse}</StatusBadge>}
          measure={measured('0,80 kg', 'ditagih 1 kg')}
          amount="Rp284.000"
          amountNote="sudah diukur"
          selection={{ label: 'Pilih sepatu lari', selected: false, onChange: nothing }}
        />
        <CartCard
          title="Isi paket belum dicatat"
          icon={PackageSearch}
          flag="CN"
          meta={<Code>SB-2611-3902</Code>}
          status={<StatusBadge tone="quarantine">{statusNames.quarantine}</StatusBadge>}
          measure={measured('2,40 kg', '31 × 22 × 16 cm')}
          noAmount="Belum ada"
          selection={{ label: 'Pilih paket tanpa nama', selected: false, onChange: nothing }}
          unavailableReason="Paket tiba tanpa daftar barang, jadi belum bisa di-checkout."
        />
      </CartList>
    </Sheet>
  )
}

function Selection() {
  return (
    <Sheet as="div">
      <SheetSection>
        <SelectionSummary
          title="2 kiriman dipilih"
          lines={[
            { name: 'Berat total', amount: '2,15 kg' },
            { name: 'Ongkir luar negeri', amount: 'Rp612.500' },
            { name: 'Bea masuk', amount: 'Rp561.000' },
            { name: 'PPN', amount: 'Rp883.725' },
          ]}
          total={{ name: 'Sementara', amount: selectionTotal }}
          action={checkout}
          note="Kurir domestik, asuransi, dan voucher dipilih di langkah berikutnya."
        />
      </SheetSection>
    </Sheet>
  )
}
