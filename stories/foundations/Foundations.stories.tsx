import type { Meta, StoryObj } from '@storybook/react-vite'
import { DescriptionList } from '@seberang/design-system/DescriptionList'
import { Grid } from '@seberang/design-system/Grid'
import { Heading, headingStepNames } from '@seberang/design-system/Heading'
import { Icon } from '@seberang/design-system/Icon'
import * as icons from '@seberang/design-system/icons'
import { Inline } from '@seberang/design-system/Inline'
import { Stack } from '@seberang/design-system/Stack'
import { StatusBadge } from '@seberang/design-system/StatusBadge'
import { Text, textStepNames } from '@seberang/design-system/Text'
import { space, statusTones, typeSteps } from '@seberang/tokens'
import { statusNames } from '../fixtures/statuses.ts'
import { widths } from './foundations.css.ts'

const meta: Meta = { title: 'Foundations/Type, space, icons, statuses' }
export default meta
type Story = StoryObj

const measure = (step: keyof typeof typeSteps): string => `${typeSteps[step].size}/${typeSteps[step].line} px`

export const Type: Story = {
  render: () => (
    <Stack space={5}>
      {headingStepNames.map((step) => (
        <Stack key={step} space={1}>
          <Heading level={2} step={step}>
            Tahu semua biayanya di depan
          </Heading>
          <Text step="note" tone="tertiary">
            {step}, {measure(step)}
          </Text>
        </Stack>
      ))}
      {textStepNames.map((step) => (
        <Stack key={step} space={1}>
          <Text step={step}>Ongkir, bea masuk, dan pajak dirinci sebelum kamu bayar.</Text>
          <Text step="note" tone="tertiary">
            {step}, {measure(step)}
          </Text>
        </Stack>
      ))}
    </Stack>
  ),
}

export const Space: Story = {
  render: () => (
    <DescriptionList
      variant="inline"
      items={Object.entries(space).map(([step, value]) => ({
        term: `${step} (${value})`,
        value: <div className={Object.entries(widths).find(([name]) => name === step)?.[1]} />,
      }))}
    />
  ),
}

export const Icons: Story = {
  render: () => (
    <Grid columns={6} space={4} dense>
      {Object.entries(icons).map(([name, icon]) => (
        <Inline key={name} space={2}>
          <Icon icon={icon} />
          <Text step="small" tone="secondary">
            {name}
          </Text>
        </Inline>
      ))}
    </Grid>
  ),
}

export const Statuses: Story = {
  render: () => (
    <Stack space={3} align="start">
      {statusTones.map((tone) => (
        <Inline key={tone} space={3}>
          <StatusBadge tone={tone}>{statusNames[tone]}</StatusBadge>
          <Text step="note" tone="tertiary">
            {tone}
          </Text>
        </Inline>
      ))}
    </Stack>
  ),
}
