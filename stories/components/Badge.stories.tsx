import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, badgeVariants } from '@seberang/design-system/Badge'
import { BadgeCheck } from '@seberang/design-system/icons'
import { Inline } from '@seberang/design-system/Inline'
import { tones } from '@seberang/tokens'
import { each, Narrow, Specimens } from '../fixtures/Frame.tsx'
import { longLabel } from '../fixtures/texts.ts'

export default { title: 'Marks/Badge', component: Badge } satisfies Meta

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        ...each(badgeVariants, (variant) => (
          <Inline>
            {tones.map((tone) => (
              <Badge key={tone} tone={tone} variant={variant}>
                {tone}
              </Badge>
            ))}
            <Badge tone="positive" variant={variant} icon={BadgeCheck}>
              Sudah diukur
            </Badge>
          </Inline>
        )),
        'long word on a narrow phone': (
          <Narrow>
            <Badge tone="caution" icon={BadgeCheck}>
              {longLabel}
            </Badge>
          </Narrow>
        ),
      }}
    />
  ),
}
