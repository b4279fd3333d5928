import type { Meta, StoryObj } from '@storybook/react-vite'
import { AuthLayout } from '@seberang/design-system/AuthLayout'
import { Band } from '@seberang/design-system/Band'
import { Button } from '@seberang/design-system/Button'
import { CostSummary } from '@seberang/design-system/CostSummary'
import { CrossingSteps } from '@seberang/design-system/CrossingSteps'
import { DataTable } from '@seberang/design-system/DataTable'
import { Heading } from '@seberang/design-system/Heading'
import { Hero } from '@seberang/design-system/Hero'
import { LawList } from '@seberang/design-system/LawList'
import { Logo } from '@seberang/design-system/Logo'
import { Lock, Scale } from '@seberang/design-system/icons'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { longRegion } from '../fixtures/texts.ts'

const meta: Meta = { title: 'Components/Arrival pages' }
export default meta
type Story = StoryObj

const origins = [
  { name: 'Amerika', express: '5–8 hari', price: 'Rp189.000/kg' },
  { name: longRegion, express: '4–7 hari', price: 'Rp99.500/kg' },
]

export const Matrix: Story = {
  render: () => (
    <>
      <Hero
        title="Belanja dari luar negeri, tahu semua biayanya di depan."
        lead="Kamu dapat alamat gudang di negara asal, kami bawa barangnya ke rumahmu."
        actions={<Button size="large">Tambah Kiriman +</Button>}
        facts={[
          { icon: Scale, text: 'Berat ditimbang ulang di gudang' },
          { icon: Lock, text: 'KTP dan paspor disimpan terenkripsi' },
        ]}
        card={
          <CostSummary
            lines={[
              { name: 'Harga barang', note: 'kurs Rp16.485', amount: 'Rp1.648.500' },
              { name: 'Bea masuk', note: '7,5%', amount: 'Rp125.000' },
            ]}
            total={{ name: 'Perkiraan sampai di Indonesia', amount: 'Rp2.214.491' }}
            footnote="Rp1.648.500 ke penjual, Rp565.991 ke Seberang."
          />
        }
      />
      <Band tone="deep" padding="medium">
        <Stack space={8}>
          <Heading level={2} step="display" tone="onDeep">
            Cara kerja
          </Heading>
          <CrossingSteps
            steps={[
              { title: 'Pakai alamat gudang kami', text: 'Salin alamat beserta kode unit pribadimu.' },
              { title: 'Tambah kiriman', text: 'Catat isi paket, pilih udara atau laut.' },
              { title: 'Ditimbang dan difoto', text: 'Berat asli menggantikan perkiraan.' },
              { title: 'Sampai di rumahmu', text: 'Bea cukai kami urus.' },
            ]}
          />
        </Stack>
      </Band>
      <Band>
        <DataTable
          caption="Gudang di negara asal"
          rows={origins}
          rowKey={({ name }) => name}
          columns={[
            { name: 'Negara', cell: ({ name }) => name },
            { name: 'Express', cell: ({ express }) => express },
            { name: 'Udara mulai', cell: ({ price }) => price },
          ]}
        />
      </Band>
      <Band tone="surface">
        <LawList
          items={[
            {
              name: 'Bea masuk',
              text: 'Untuk barang kiriman di atas USD 3 sampai USD 1.500.',
              source: '7,5% × Rp1.656.743 · PMK 4/2025 pasal 29',
              amount: 'Rp125.000',
            },
            {
              name: 'PPN',
              text: 'Pajak pertambahan nilai.',
              source: '11% × Rp1.781.743',
              amount: 'Rp195.991',
            },
          ]}
        />
      </Band>
    </>
  ),
}

export const RegisteringBesideTheWater: Story = {
  render: () => (
    <AuthLayout
      top={<Logo name="Seberang" />}
      side={
        <Stack space={3}>
          <Heading level={2} step="display" tone="onDeep">
            Sedikit lagi, alamat gudangmu siap dipakai.
          </Heading>
          <Text step="read" tone="onDeepQuiet">
            Satu akun untuk alamat di lima negara.
          </Text>
        </Stack>
      }
    >
      <Heading level={1}>Masukkan kode dari e-mail</Heading>
    </AuthLayout>
  ),
}
