import { useState } from 'react'
import { Button } from '@seberang/design-system/Button'
import { CartCard, CartList } from '@seberang/design-system/CartCard'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Loading, Skeleton, SkeletonRows } from '@seberang/design-system/Skeleton'
import { Stack } from '@seberang/design-system/Stack'
import { Switch } from '@seberang/design-system/Switch'
import { DocTable } from '../../.storybook/docs/DocTable.tsx'
import { DocPage, DocSection, Rule, Rules, Stage } from '../../.storybook/docs/Page.tsx'

function Locker({ loading }: { loading: boolean }) {
  if (loading)
    return (
      <Loading label="Memuat kiriman">
        <Sheet as="div">
          <SheetSection>
            <Skeleton shape="title" width="medium" />
          </SheetSection>
          <SkeletonRows />
        </Sheet>
      </Loading>
    )
  return (
    <Sheet as="div">
      <CartList label="Kiriman di locker">
        <CartCard
          title="Lensa Fujinon XF 35mm f/2"
          meta="SB-2611-4417, Amerika, udara"
          price={{ basis: 'estimate', label: 'Perkiraan', amount: 'Rp1.501.035' }}
        />
        <CartCard
          title="Keyboard mekanik 75%"
          meta="SB-2611-4420, Tiongkok, laut"
          price={{ basis: 'estimate', label: 'Perkiraan', amount: 'Rp556.190' }}
        />
      </CartList>
    </Sheet>
  )
}

export function LoadingPattern() {
  const [loading, setLoading] = useState(true)
  const [busy, setBusy] = useState(false)
  return (
    <DocPage
      place="Patterns"
      title="Loading"
      lead="The shape of what comes, in its place, so that nothing jumps. Words say what is on its way; a page never waits behind a turning wheel."
    >
      <DocSection title="A list on its way" text="Turn it off and watch what moves: nothing should.">
        <Stage>
          <Stack space={4}>
            <Switch label="Masih dimuat" checked={loading} onChange={setLoading} />
            <Locker loading={loading} />
          </Stack>
        </Stage>
      </DocSection>
      <DocSection
        title="A button at work"
        text="It keeps width and focus, lets nothing through and says what it does."
      >
        <Stage>
          <Stack space={4} align="start">
            <Switch label="Sedang menyimpan" checked={busy} onChange={setBusy} />
            <Button loading={busy} loadingLabel="Menyimpan">
              Simpan alamat
            </Button>
          </Stack>
        </Stage>
      </DocSection>
      <DocSection title="How long">
        <DocTable
          label="What is shown when"
          head={['Until', 'What is shown']}
          rows={[
            { key: '200 ms', cells: ['200 ms', 'Nothing: it would only flicker.'] },
            { key: '300 ms', cells: ['300 ms more', 'The shape, at least that long once it is there.'] },
            { key: '10 s', cells: ['10 s', 'The shape, and words that say it takes longer.'] },
            { key: 'after', cells: ['after that', 'What failed, what is safe, and “Coba lagi”.'] },
          ]}
        />
      </DocSection>
      <DocSection title="Do and don’t">
        <Rules>
          <Rule good text="keep what is there while newer data is on its way." />
          <Rule good={false} text="cover the page with a layer. Reading goes on while it loads." />
        </Rules>
      </DocSection>
    </DocPage>
  )
}
