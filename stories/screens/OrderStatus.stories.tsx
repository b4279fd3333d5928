import type { Meta, StoryObj } from '@storybook/react-vite'
import { Code } from '@seberang/design-system/Code'
import { Columns } from '@seberang/design-system/Columns'
import { Container } from '@seberang/design-system/Container'
import { CopyButton } from '@seberang/design-system/CopyButton'
import { CrossingProgress } from '@seberang/design-system/CrossingRoute'
import { DescriptionList } from '@seberang/design-system/DescriptionList'
import { Heading } from '@seberang/design-system/Heading'
import { LandedCostReceipt } from '@seberang/design-system/LandedCostReceipt'
import { MeasurementCompare } from '@seberang/design-system/MeasurementCompare'
import { PageFrame } from '@seberang/design-system/PageFrame'
import { PageHeader } from '@seberang/design-system/PageHeader'
import { PhotoGrid } from '@seberang/design-system/PhotoGrid'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { StatusPanel } from '@seberang/design-system/StatusPanel'
import { StatusTimeline } from '@seberang/design-system/StatusTimeline'
import { Text } from '@seberang/design-system/Text'
import { Origin } from '../fixtures/Origin.tsx'
import { photo } from '../fixtures/photo.ts'
import { seaLines, seaTotal } from '../fixtures/receipt.ts'
import { Recipient } from '../fixtures/Recipient.tsx'
import { CustomersHeader } from '../fixtures/shell.tsx'
import { statusNames } from '../fixtures/statuses.ts'
import { stages, stops } from '../fixtures/timeline.ts'

export default {
  title: 'Screens/Order status',
  parameters: {
    frame: 'page',
    lead: 'Where the parcel is, first as a `CrossingRoute`, then step by step in a `StatusTimeline`.',
  },
} satisfies Meta

export const Matrix: StoryObj = {
  render: () => (
    <PageFrame skipLabel="Langsung ke isi" header={<CustomersHeader current="status" />}>
      <Container>
        <Stack space={5}>
          <PageHeader
            title="Lemari jati"
            breadcrumbs={[{ label: 'Status kiriman', href: '#status' }, { label: 'SB-2610-2210' }]}
            text={<Origin country="CN" code="SB-2610-2210" way="invoice INV-2611-00871" />}
          />
          <Columns aside="medium">
            <Stack space={5}>
              <Journey />
              <Sheet bleed as="div">
                <LandedCostReceipt
                  title="Rincian biaya"
                  groups={[{ id: 'all', lines: seaLines }]}
                  total={{ label: 'Total', amount: seaTotal }}
                  footnote="Ukuran akhir dari gudang."
                />
              </Sheet>
            </Stack>
            <Facts />
          </Columns>
        </Stack>
      </Container>
    </PageFrame>
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

function Journey() {
  return (
    <Sheet bleed clip aria-label="Perjalanan">
      <StatusPanel
        stage="Domestik"
        status={statusNames.inbound}
        expected={{ label: 'Perkiraan tiba', time: 'Senin, 16 Nov' }}
      >
        <CrossingProgress label="Rute kiriman" current={1} stops={stops} />
      </StatusPanel>
      <SheetSection>
        <StatusTimeline stages={stages} />
      </SheetSection>
    </Sheet>
  )
}

function Facts() {
  return (
    <Sheet bleed as="div">
      <SheetSection>
        <Stack space={3}>
          <Heading level={2} step="h3">
            Ukuran
          </Heading>
          <Measures />
        </Stack>
      </SheetSection>
      <SheetSection>
        <Stack space={3}>
          <Heading level={2} step="h3">
            Foto di gudang
          </Heading>
          <PhotoGrid
            title="Foto paket"
            photos={[1, 2, 3].map((part) => ({ src: `${photo}#${part}`, alt: `Foto paket ${part}` }))}
          />
        </Stack>
      </SheetSection>
      <SheetSection>
        <Stack space={3}>
          <Heading level={2} step="h3">
            Nomor resi
          </Heading>
          <TrackingNumbers />
        </Stack>
      </SheetSection>
      <SheetSection>
        <Stack space={2}>
          <Heading level={2} step="h3">
            Penerima
          </Heading>
          <Recipient />
        </Stack>
      </SheetSection>
    </Sheet>
  )
}

function Measures() {
  return (
    <MeasurementCompare
      label="Ukuran"
      estimatedName="Perkiraan"
      measuredName="Diukur"
      unmeasured="belum"
      rows={[
        { name: 'Berat', estimated: '85,00 kg', measured: '90,00 kg' },
        { name: 'Dimensi', estimated: '100 × 50 × 20 cm', measured: '100 × 50 × 20 cm' },
        { name: 'Ditagih', estimated: '0,142 m³', measured: '0,15 m³', isBilled: true },
      ]}
    />
  )
}

function TrackingNumbers() {
  return (
    <DescriptionList
      items={[
        {
          term: 'Dari penjual',
          value: <Code>SF 1456 0287 339</Code>,
          action: (
            <CopyButton value="SF14560287339" label="Copy" copiedLabel="Tersalin" what="resi penjual" />
          ),
        },
        {
          term: 'Kurir domestik',
          value: <Text tone="tertiary">Muncul saat paket diserahkan ke kurir</Text>,
        },
      ]}
    />
  )
}
