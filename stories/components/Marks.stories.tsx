import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from '@seberang/design-system/Avatar'
import { Badge, badgeVariants } from '@seberang/design-system/Badge'
import { CountBadge, countBadgeTones } from '@seberang/design-system/CountBadge'
import { Flag, flagCountries } from '@seberang/design-system/Flag'
import { Icon, iconSizes } from '@seberang/design-system/Icon'
import { Illustration, illustrationNames } from '@seberang/design-system/Illustration'
import { Anchor, Scale } from '@seberang/design-system/icons'
import { Inline } from '@seberang/design-system/Inline'
import { Logo } from '@seberang/design-system/Logo'
import { PaymentPlate } from '@seberang/design-system/PaymentPlate'
import { Spinner } from '@seberang/design-system/Spinner'
import { Stack } from '@seberang/design-system/Stack'
import { StatusBadge } from '@seberang/design-system/StatusBadge'
import { statusTones, tones } from '@seberang/tokens'
import { Specimen } from '../fixtures/Frame.tsx'
import { statusNames } from '../fixtures/statuses.ts'

const meta: Meta = { title: 'Components/Marks' }
export default meta
type Story = StoryObj

export const Matrix: Story = {
  render: () => (
    <Stack space={6}>
      <Specimen name="Badge">
        <Stack space={2}>
          {badgeVariants.map((variant) => (
            <Inline key={variant}>
              {tones.map((tone) => (
                <Badge key={tone} tone={tone} variant={variant} icon={Scale}>
                  {tone}
                </Badge>
              ))}
            </Inline>
          ))}
        </Stack>
      </Specimen>
      <Specimen name="StatusBadge">
        <Inline>
          {statusTones.map((tone) => (
            <StatusBadge key={tone} tone={tone}>
              {statusNames[tone]}
            </StatusBadge>
          ))}
          <StatusBadge tone="sent" bySea>
            {statusNames.sent}
          </StatusBadge>
        </Inline>
      </Specimen>
      <Specimen name="CountBadge">
        <Inline>
          {countBadgeTones.map((tone) => (
            <CountBadge key={tone} tone={tone} count={3} />
          ))}
          <CountBadge count={120} />
        </Inline>
      </Specimen>
      <Specimen name="Flag">
        <Inline space={3}>
          {flagCountries.map((country) => (
            <Flag key={country} country={country} size={26} label={country} />
          ))}
        </Inline>
      </Specimen>
      <Specimen name="Icon, Spinner, Avatar, Logo, PaymentPlate">
        <Inline space={3}>
          {iconSizes.map((size) => (
            <Icon key={size} icon={Anchor} size={size} />
          ))}
          <Spinner />
          <Avatar name="Ratna Wulandari" />
          <Logo name="Seberang" />
          <Logo name="Seberang" markOnly />
          <PaymentPlate name="BCA" />
        </Inline>
      </Specimen>
      <Specimen name="Illustration">
        <Inline space={4}>
          {illustrationNames.map((name) => (
            <Illustration key={name} name={name} />
          ))}
        </Inline>
      </Specimen>
    </Stack>
  ),
}
