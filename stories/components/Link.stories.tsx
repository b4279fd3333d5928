import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Box } from '@seberang/design-system/Box'
import { Inline } from '@seberang/design-system/Inline'
import { Link } from '@seberang/design-system/Link'
import { ArrowRight, Printer } from '@seberang/design-system/icons'
import { Text } from '@seberang/design-system/Text'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { longLabel } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Typography/Link',
  component: Link,
  parameters: {
    guide: {
      when: ['It leads to another page, or to another place on this one.'],
      whenNot: ['It changes something: `Button`.', 'The way on, with the weight of a button: `ButtonLink`.'],
      do: ['let the words say where it leads: “Lihat invoice INV-2611-00871”.'],
      dont: ['write “click here”. Heard alone, it says nothing.'],
      keys: { Tab: 'to the link', Enter: 'follows it' },
      access: [
        '`text` is underlined; it stands out from the words around it without colour.',
        '`newWindow` says so to screen readers.',
      ],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => <Link href="#tariff">Lihat tarif lengkap</Link>,
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'text, inside of a sentence': (
          <Text>
            Pungutan menurut <Link href="#law">PMK 4/2025 pasal 29</Link> berlaku untuk barang kiriman.
          </Text>
        ),
        'standalone, with an arrow': (
          <Link href="#rules" variant="standalone" trailingIcon={ArrowRight}>
            Baca aturan alamat penagihan
          </Link>
        ),
        'standalone, in a new window': (
          <Link href="#print" variant="standalone" icon={Printer} newWindow>
            Cetak invoice
          </Link>
        ),
        'quiet, in lists': (
          <Inline space={4}>
            <Link href="#about" variant="quiet">
              Tentang Kami
            </Link>
            <Link href="#privacy" variant="quiet" current="page">
              Kebijakan Privasi
            </Link>
          </Inline>
        ),
        'on deep water': (
          <Box background="brandDeep" padding={3} borderRadius="sheet">
            <Link href="#address" variant="standalone" tone="onDeep">
              Lihat alamat gudang
            </Link>
          </Box>
        ),
        'long word on a narrow phone': (
          <Narrow>
            <Text>
              Hubungi <Link href="#contact">{longLabel}</Link>
            </Text>
          </Narrow>
        ),
      }}
    />
  ),
}

export const ANewWindowIsSaid: StoryObj = {
  render: () => (
    <Link href="#law" newWindow>
      PMK 4/2025
    </Link>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'PMK 4/2025 (membuka jendela baru)' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}
