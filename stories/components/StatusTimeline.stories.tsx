import type { Meta, StoryObj } from '@storybook/react-vite'
import { Columns } from '@seberang/design-system/Columns'
import { CopyButton } from '@seberang/design-system/CopyButton'
import { CrossingProgress, CrossingRoute } from '@seberang/design-system/CrossingRoute'
import { DescriptionList } from '@seberang/design-system/DescriptionList'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { StatusPanel } from '@seberang/design-system/StatusPanel'
import { StatusTimeline } from '@seberang/design-system/StatusTimeline'
import type { TimelineStage } from '@seberang/design-system/StatusTimeline'
import { statusNames } from '../fixtures/statuses.ts'

const meta: Meta = { title: 'Components/StatusTimeline' }
export default meta
type Story = StoryObj

const photo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90"%3E%3Crect width="120" height="90" fill="%23C79A5F"/%3E%3Cpath d="M44 0h12v90H44z" fill="%23E4CFA4"/%3E%3C/svg%3E'

const stages: TimelineStage[] = [
  {
    title: 'Luar negeri',
    entries: [
      {
        id: 'fromSeller',
        tone: 'fromSeller',
        state: 'done',
        title: statusNames.fromSeller,
        text: 'Menunggu paket dari penjual di gudang Yiwu.',
        time: '28 Okt 2026, 09.12 WIB',
      },
      {
        id: 'quarantine',
        tone: 'quarantine',
        state: 'done',
        title: statusNames.quarantine,
        text: 'Faktur belum ada. Kamu mengunggahnya 2 Nov, 19.20.',
        time: '2 Nov 2026, 14.35 WIB',
      },
      {
        id: 'warehouse',
        tone: 'warehouse',
        state: 'done',
        title: statusNames.warehouse,
        text: 'Ditimbang 1,40 kg, difoto, faktur cocok.',
        time: '3 Nov 2026, 10.05 WIB',
        photos: [{ src: photo, alt: 'Paket di timbangan' }],
      },
      {
        id: 'pending',
        tone: 'pending',
        state: 'done',
        title: statusNames.pending,
        text: 'Lunas 20.48 lewat VA BCA, Rp690.142.',
        time: '3 Nov 2026, 20.41 WIB',
      },
    ],
  },
  {
    title: 'Domestik',
    entries: [
      {
        id: 'sent',
        tone: 'sent',
        bySea: true,
        state: 'done',
        title: statusNames.sent,
        text: 'Shenzhen ke Jakarta, lewat laut.',
        time: '5 Nov 2026, 07.30 WIB',
      },
      {
        id: 'inbound',
        tone: 'inbound',
        state: 'current',
        title: statusNames.inbound,
        text: 'Bea masuk dan PPN sudah disetor.',
        time: '8 Nov 2026, 16.20 WIB',
      },
      {
        id: 'outbound',
        tone: 'outbound',
        state: 'next',
        title: statusNames.outbound,
        time: 'perkiraan 13 Nov',
      },
      {
        id: 'finished',
        tone: 'finished',
        state: 'next',
        title: statusNames.finished,
        time: 'perkiraan 16 Nov',
      },
    ],
  },
]

export const Matrix: Story = {
  render: () => (
    <Columns aside="medium">
      <Sheet>
        <StatusPanel
          stage="Domestik"
          status="Sampai di Indonesia"
          expected={{ label: 'Perkiraan tiba', time: 'Senin, 16 Nov' }}
        >
          <CrossingProgress
            label="Rute kiriman"
            current={1}
            stops={[
              { name: 'Yiwu', country: 'CN', detail: 'berangkat 5 Nov' },
              { name: 'Jakarta', detail: 'lolos bea cukai 11 Nov' },
              { name: 'Bandung', country: 'ID', detail: 'JNE REG' },
            ]}
          />
        </StatusPanel>
        <SheetSection>
          <StatusTimeline stages={stages} />
        </SheetSection>
      </Sheet>
      <Sheet>
        <SheetSection>
          <CrossingRoute
            label="Asal dan tujuan"
            stops={[
              { name: 'Amerika, Express', country: 'US', detail: 'Wilmington, unit SBR-20418' },
              { name: 'Ratna Wulandari, rumah', detail: 'Jl. Kebon Bibit Utara 14, Kota Bandung 40132' },
            ]}
          />
        </SheetSection>
        <SheetSection>
          <DescriptionList
            items={[
              {
                term: 'Dari penjual, SF Express',
                value: 'SF 1456 0287 339',
                action: (
                  <CopyButton value="SF14560287339" label="Copy" copiedLabel="Tersalin" what="resi penjual" />
                ),
              },
              { term: 'Kurir domestik, JNE REG', value: 'Muncul saat paket diserahkan ke kurir' },
            ]}
          />
        </SheetSection>
        <SheetSection>
          <DescriptionList
            variant="inline"
            items={[
              { term: 'Berat ditimbang', value: '1,40 kg' },
              { term: 'Dimensi', value: '42 × 20 × 11 cm' },
            ]}
          />
        </SheetSection>
      </Sheet>
    </Columns>
  ),
}
