import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@seberang/design-system/Button'
import { EmptyState } from '@seberang/design-system/EmptyState'
import { ErrorState } from '@seberang/design-system/ErrorState'
import { Grid } from '@seberang/design-system/Grid'
import { RefreshCw } from '@seberang/design-system/icons'
import { Notice, noticeTones } from '@seberang/design-system/Notice'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Loading, Skeleton, SkeletonRows } from '@seberang/design-system/Skeleton'
import { Stack } from '@seberang/design-system/Stack'
import { OfflineState } from '@seberang/design-system/OfflineState'
import { ProgressBar } from '@seberang/design-system/ProgressBar'
import { longLabel } from '../fixtures/texts.ts'

const meta: Meta = { title: 'Components/Messages' }
export default meta
type Story = StoryObj

export const Matrix: Story = {
  render: () => (
    <Stack space={6}>
      <Stack space={2}>
        {noticeTones.map((tone) => (
          <Notice key={tone} tone={tone} title="Invoice berakhir 23 menit lagi.">
            Setelah itu kiriman kembali ke locker. {tone === 'neutral' ? longLabel : ''}
          </Notice>
        ))}
        <Notice
          tone="info"
          onClose={() => undefined}
          action={
            <Button size="small" variant="outline">
              Lihat alamat
            </Button>
          }
        >
          Alamat gudang Amerika pindah mulai 1 Desember 2026.
        </Notice>
      </Stack>
      <Grid columns={3} space={6}>
        <Sheet>
          <EmptyState
            level={3}
            illustration="locker"
            title="Locker masih kosong"
            text="Salin alamat gudang, lalu belanja. Paketmu muncul di sini."
            action={<Button>Lihat alamat gudang</Button>}
          />
        </Sheet>
        <Sheet>
          <Loading label="Memuat kiriman">
            <SheetSection>
              <Skeleton shape="title" width="medium" />
            </SheetSection>
            <SkeletonRows />
          </Loading>
        </Sheet>
        <Sheet>
          <ErrorState
            level={3}
            illustration="offline"
            title="Kiriman tidak bisa dimuat"
            text="Sambungan ke server terputus. Isianmu tetap tersimpan."
            action={
              <Button variant="outline" icon={RefreshCw}>
                Coba lagi
              </Button>
            }
            note="Sebut kode ini ke CS: 7F3A-21C9"
          />
        </Sheet>
      </Grid>
    </Stack>
  ),
}

export const WithoutNetworkThePageSaysWhatIsSafe: Story = {
  render: () => (
    <OfflineState
      title="No Internet"
      text="Isianmu tersimpan di perangkat ini."
      notice="Reconnecting . . . ."
    />
  ),
}

export const AThinLineWhileSomethingIsUnderWay: Story = {
  render: () => <ProgressBar state="running" label="Memuat" />,
}
