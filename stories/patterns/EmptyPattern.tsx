import { useState } from 'react'
import { Button } from '@seberang/design-system/Button'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { EmptyState } from '@seberang/design-system/EmptyState'
import { ErrorState } from '@seberang/design-system/ErrorState'
import { Notice } from '@seberang/design-system/Notice'
import { OfflineState } from '@seberang/design-system/OfflineState'
import { SegmentedControl } from '@seberang/design-system/SegmentedControl'
import { Stack } from '@seberang/design-system/Stack'
import { DocPage, DocSection, Rule, Rules, Stage } from '../../.storybook/docs/Page.tsx'

const states = ['error', 'offline', 'empty'] as const
type State = (typeof states)[number]

function Shown({ state, onRetry }: { state: State; onRetry: () => void }) {
  const retry = (
    <Button variant="outline" onClick={onRetry}>
      Coba lagi
    </Button>
  )
  if (state === 'error')
    return (
      <ErrorState
        title="Locker tidak bisa dimuat"
        text="Kirimanmu aman di gudang. Coba lagi sebentar."
        action={retry}
      />
    )
  if (state === 'offline')
    return <OfflineState title="No Internet" text="Isianmu tersimpan di perangkat ini." action={retry} />
  return (
    <EmptyState
      illustration="locker"
      title="Locker masih kosong"
      text="Belanja ke alamat gudangmu; paket muncul di sini begitu sampai."
      action={<ButtonLink href="./?path=/docs/screens-layouts--docs">Lihat tata letak</ButtonLink>}
    />
  )
}

export function EmptyPattern() {
  const [state, setState] = useState<State>('error')
  return (
    <DocPage
      place="Patterns"
      title="Empty and failed"
      lead="In code and in mind the order is the same: error, loading, empty, content. Each says what is safe and the one thing to do."
    >
      <DocSection
        title="Where the content would be"
        text="The state stands in the place of what was awaited, never as a window above it."
      >
        <Stage>
          <Stack space={5}>
            <SegmentedControl
              label="State"
              value={state}
              onChange={setState}
              options={states.map((value) => ({ value, label: value }))}
            />
            <Shown state={state} onRetry={() => setState('empty')} />
          </Stack>
        </Stage>
      </DocSection>
      <DocSection
        title="When only a part failed"
        text="What is there stays. A `Notice` says what is missing, with the way to try again."
      >
        <Stage>
          <Notice tone="caution" title="Kurs hari ini belum ada.">
            Perkiraan memakai kurs kemarin, USD Rp16.000.
          </Notice>
        </Stage>
      </DocSection>
      <DocSection title="Do and don’t">
        <Rules>
          <Rule good text="say what is safe before what to do: “Isianmu tetap tersimpan.”" />
          <Rule good={false} text="show an empty list while it is loading; it looks like a loss." />
          <Rule good text="name what will be here, and lead to it with one button." />
          <Rule good={false} text="write “Oops”. Somebody’s parcel is at stake." />
        </Rules>
      </DocSection>
    </DocPage>
  )
}
