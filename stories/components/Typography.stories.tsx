import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Code } from '@seberang/design-system/Code'
import { Heading, headingStepNames } from '@seberang/design-system/Heading'
import { Link } from '@seberang/design-system/Link'
import { ArrowRight, Printer } from '@seberang/design-system/icons'
import { Inline } from '@seberang/design-system/Inline'
import { Money, moneySizes } from '@seberang/design-system/Money'
import { Stack } from '@seberang/design-system/Stack'
import { Text, textStepNames } from '@seberang/design-system/Text'
import { VisuallyHidden } from '@seberang/design-system/VisuallyHidden'
import { Narrow, Specimen } from '../fixtures/Frame.tsx'
import { longRegion } from '../fixtures/texts.ts'

const meta: Meta = { title: 'Components/Typography' }
export default meta
type Story = StoryObj

export const Matrix: Story = {
  render: () => (
    <Stack space={6}>
      <Specimen name="Heading">
        <Stack space={2}>
          {headingStepNames.map((step) => (
            <Heading key={step} level={4} step={step}>
              Tahu semua biayanya di depan ({step})
            </Heading>
          ))}
        </Stack>
      </Specimen>
      <Specimen name="Text">
        <Stack space={2}>
          {textStepNames.map((step) => (
            <Text key={step} step={step}>
              Belanja dari luar negeri ({step})
            </Text>
          ))}
          {(['secondary', 'tertiary', 'brand', 'positive', 'caution', 'critical'] as const).map((tone) => (
            <Text key={tone} tone={tone}>
              Setiap pungutan disertai pasalnya ({tone})
            </Text>
          ))}
        </Stack>
      </Specimen>
      <Specimen name="Link">
        <Stack space={3} align="start">
          <Text>
            Pungutan menurut <Link href="#law">PMK 4/2025 pasal 29</Link> berlaku untuk barang kiriman.
          </Text>
          <Link href="#rules" variant="standalone" trailingIcon={ArrowRight}>
            Baca aturan alamat penagihan
          </Link>
          <Link href="#print" variant="standalone" icon={Printer} newWindow>
            Cetak invoice
          </Link>
        </Stack>
      </Specimen>
      <Specimen name="Money">
        <Inline space={4} alignY="baseline">
          {moneySizes.map((size) => (
            <Money key={size} size={size}>
              Rp5.634.314
            </Money>
          ))}
          <Money size="medium" formerly="Rp622.642">
            Rp690.142
          </Money>
          <Money tone="positive">−Rp36.750</Money>
        </Inline>
      </Specimen>
      <Specimen name="Code">
        <Inline space={4}>
          <Code>SB-2611-4417</Code>
          <Code marked>SBR-20418</Code>
          <Code size="large">3901 0812 2044 1871</Code>
        </Inline>
      </Specimen>
    </Stack>
  ),
}

export const AmountsNeverBreakOnANarrowPhone: Story = {
  render: () => (
    <Narrow>
      <Text>
        Kiriman ke {longRegion} seharga <Money>Rp1.234.567.890</Money> sudah lunas.
      </Text>
    </Narrow>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rp1.234.567.890').getClientRects()).toHaveLength(1)
  },
}

export const HiddenWordsAreHeard: Story = {
  render: () => (
    <Link href="#detail" variant="standalone">
      Lihat <VisuallyHidden>invoice INV-2611-00871</VisuallyHidden>
    </Link>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lihat invoice INV-2611-00871' })).toBeVisible()
  },
}
