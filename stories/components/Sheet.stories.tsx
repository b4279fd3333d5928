import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '@seberang/design-system/Badge'
import { Inline } from '@seberang/design-system/Inline'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Text } from '@seberang/design-system/Text'
import { Heading } from '@seberang/design-system/Heading'
import { Specimens } from '../fixtures/Frame.tsx'
import { longRegion } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Layout/Sheet',
  component: Sheet,
  parameters: {
    guide: {
      when: ['What belongs together on a page where people work: a list, a form, a bill.'],
      whenNot: [
        'A sheet inside a sheet. Use SheetSections, with hairlines between.',
        'What floats above the page: `Dialog`, `Popover`.',
      ],
      anatomy: [
        { part: 'Surface', text: 'A hairline around it, no shadow.' },
        { part: 'SheetSection', text: 'One group; the next begins with a hairline.' },
      ],
      do: ['let it run edge to edge on a phone with `bleed`.'],
      dont: ['raise it. Only the calculator on the arrival page floats.'],
      access: ['As a section it needs a name: `aria-labelledby` its heading.'],
    } satisfies Guide,
  },
} satisfies Meta

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

export const Example: StoryObj = {
  render: () => (
    <Sheet aria-labelledby="locker">
      <SheetSection>
        <Heading level={2} id="locker">
          Dalam Locker
        </Heading>
      </SheetSection>
      <SheetSection>
        <Text>Lensa Fujinon XF 35mm f/2</Text>
      </SheetSection>
    </Sheet>
  ),
}

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
