import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '@seberang/design-system/Badge'
import { Inline } from '@seberang/design-system/Inline'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Text } from '@seberang/design-system/Text'
import { Specimens } from '../fixtures/Frame.tsx'
import { longRegion } from '../fixtures/texts.ts'

export default { title: 'Layout/Sheet', component: Sheet } satisfies Meta

const parts = (
  <>
    <SheetSection>
      <Inline align="between">
        <Text>Dikirim ke</Text>
        <Badge tone="brand">rumah</Badge>
      </Inline>
    </SheetSection>
    <SheetSection>
      <Text tone="secondary">Jl. Kebon Bibit Utara 14, {longRegion}</Text>
    </SheetSection>
  </>
)

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'a surface with a hairline': <Sheet as="div">{parts}</Sheet>,
        'raised, only the calculator': (
          <Sheet as="div" raised>
            {parts}
          </Sheet>
        ),
        'bleed, edge to edge on a phone': (
          <Sheet as="div" bleed>
            {parts}
          </Sheet>
        ),
      }}
    />
  ),
}
