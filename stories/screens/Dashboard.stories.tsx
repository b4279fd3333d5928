import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Columns } from '@seberang/design-system/Columns'
import { CrossingProgress } from '@seberang/design-system/CrossingRoute'
import { DashboardLayout } from '@seberang/design-system/DashboardLayout'
import { ExchangeRateList } from '@seberang/design-system/ExchangeRateList'
import { Heading } from '@seberang/design-system/Heading'
import { LayoutDashboard, MapPin, ReceiptText, Route, Settings, Ticket } from '@seberang/design-system/icons'
import { Inline } from '@seberang/design-system/Inline'
import { InvoiceCard } from '@seberang/design-system/InvoiceCard'
import { Link } from '@seberang/design-system/Link'
import { Badge } from '@seberang/design-system/Badge'
import { PageFrame } from '@seberang/design-system/PageFrame'
import { PageHeader } from '@seberang/design-system/PageHeader'
import { Sheet } from '@seberang/design-system/Sheet'
import { SideMenu } from '@seberang/design-system/SideMenu'
import { SisterSiteHighlight } from '@seberang/design-system/SisterSiteHighlight'
import { Stack } from '@seberang/design-system/Stack'
import { StatusPanel } from '@seberang/design-system/StatusPanel'
import { CustomersHeader } from '../fixtures/shell.tsx'
import { longProduct } from '../fixtures/texts.ts'
import { stops } from '../fixtures/timeline.ts'

export default {
  title: 'Screens/Dashboard',
  parameters: {
    frame: 'page',
    lead: 'What moves, what is to be paid and today’s rates, in this order, inside a `DashboardLayout`.',
  },
} satisfies Meta

export const Matrix: StoryObj = {
  render: () => (
    <PageFrame skipLabel="Langsung ke isi" content="bands" header={<CustomersHeader />}>
      <DashboardLayout menu={<SideMenu label="Dashboard" current="#dashboard" sections={sections} />}>
        <Stack space={8}>
          <PageHeader
            title="Selamat siang, Ratna"
            text="Kamis, 12 November 2026. 4 kiriman berjalan, 17 selesai."
            actions={<ButtonLink href="#add">Kiriman +</ButtonLink>}
          />
          <Columns aside="narrow">
            <Stack space={8}>
              <LastShipment />
              <Transactions />
            </Stack>
            <Rates />
          </Columns>
          <SisterSiteHighlight
            title="Cuma mau beli satu dua barang?"
            text="Seberang Satuan membelikannya untukmu: tempel tautan produk, masuk dengan akun yang sama."
            action={{ label: 'Kunjungi Seberang Satuan', href: '#sister' }}
          />
        </Stack>
      </DashboardLayout>
    </PageFrame>
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

const sections = [
  {
    id: 'work',
    items: [
      { href: '#dashboard', label: 'Dashboard', icon: LayoutDashboard },
      { href: '#transactions', label: 'Transaksi', icon: ReceiptText },
      { href: '#address', label: 'Alamat', icon: MapPin },
      { href: '#tracking', label: 'Tracking', icon: Route },
      { href: '#ticket', label: 'Tiket', icon: Ticket, count: 1, countLabel: '1 belum dibaca' },
    ],
  },
  { id: 'account', items: [{ href: '#settings', label: 'Pengaturan', icon: Settings }] },
]

function Head({ title, href }: { title: string; href: string }) {
  return (
    <Inline align="between">
      <Heading level={2}>{title}</Heading>
      <Link href={href} variant="standalone">
        Lihat semua
      </Link>
    </Inline>
  )
}

function LastShipment() {
  return (
    <Stack space={3}>
      <Head title="Kiriman terakhir" href="#shipments" />
      <Sheet as="div" clip>
        <StatusPanel
          stage={longProduct}
          status="Sampai di Indonesia"
          expected={{ label: 'Perkiraan tiba', time: 'Senin, 16 Nov' }}
        >
          <CrossingProgress label="Rute kiriman" current={1} stops={stops} />
        </StatusPanel>
      </Sheet>
    </Stack>
  )
}

function Transactions() {
  return (
    <Stack space={3}>
      <Head title="Transaksi terakhir" href="#transactions" />
      <Sheet as="div">
        <Stack as="ul" space={0}>
          <InvoiceCard
            code="INV-2611-00871"
            href="#one"
            status={<Badge tone="caution">Belum dibayar</Badge>}
            text="Lensa Fujinon XF 35mm f/2"
            note="Bayar sebelum Jumat, 13 November 2026, 13.46 WIB"
            amount="Rp1.780.070"
          />
          <InvoiceCard
            code="INV-2610-00640"
            href="#two"
            status={<Badge tone="positive">Lunas</Badge>}
            text="Piringan hitam, 4 keping"
            note="24 Okt 2026"
            amount="Rp1.214.300"
          />
        </Stack>
      </Sheet>
    </Stack>
  )
}

function Rates() {
  return (
    <Stack space={3}>
      <Heading level={2}>Kurs</Heading>
      <ExchangeRateList
        label="Kurs"
        dated="12 Nov, 09.00 WIB"
        empty="Kurs belum ada."
        rates={[
          { currency: 'USD', country: 'US', rate: 'Rp16.485,00' },
          { currency: 'CNY', country: 'CN', rate: 'Rp2.268,50' },
          { currency: 'SGD', country: 'SG', rate: 'Rp12.730,00' },
        ]}
      />
    </Stack>
  )
}
