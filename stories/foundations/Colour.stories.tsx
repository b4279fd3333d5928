import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '@seberang/design-system/Badge'
import { DataTable } from '@seberang/design-system/DataTable'
import { Grid } from '@seberang/design-system/Grid'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { contrast, contrastPairs, dark, light, tones } from '@seberang/tokens'
import { Specimen } from '../fixtures/Frame.tsx'
import { toneSwatches } from './foundations.css.ts'

const meta: Meta = { title: 'Foundations/Colour' }
export default meta
type Story = StoryObj

export const Tones: Story = {
  render: () => (
    <Grid columns={3} space={2}>
      {tones.map((tone) => (
        <div key={tone} className={toneSwatches[tone]}>
          <Text weight="semibold">{tone}</Text>
          <Badge tone={tone} variant="solid">
            {tone}
          </Badge>
        </div>
      ))}
    </Grid>
  ),
}

interface Measured {
  name: string
  light: string
  dark: string
  least: string
}

const inDark = contrastPairs(dark)
const measured: Measured[] = contrastPairs(light).map((pair, index) => {
  const night = inDark[index]
  return {
    name: `${pair.front} / ${pair.behind}`,
    light: contrast(pair.frontColor, pair.behindColor).toFixed(2),
    dark: night ? contrast(night.frontColor, night.behindColor).toFixed(2) : '',
    least: `≥ ${pair.least}`,
  }
})

export const MeasuredContrast: Story = {
  render: () => (
    <Stack space={4}>
      <Specimen name="WCAG 2, computed from the values">
        <DataTable
          caption="Contrast of every pair of colours"
          rows={measured}
          rowKey={({ name }) => name}
          columns={[
            { name: 'Pair', cell: ({ name }) => name },
            { name: 'Light', cell: (row) => row.light },
            { name: 'Dark', cell: (row) => row.dark },
            { name: 'Least', cell: ({ least }) => least },
          ]}
        />
      </Specimen>
    </Stack>
  ),
}
