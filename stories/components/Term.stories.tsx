import type { Meta, StoryObj } from '@storybook/react-vite'
import { Columns } from '@seberang/design-system/Columns'
import { Container } from '@seberang/design-system/Container'
import { PriceLines } from '@seberang/design-system/PriceLines'
import { Term } from '@seberang/design-system/Term'
import { Text } from '@seberang/design-system/Text'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Messages/Term',
  component: Term,
  parameters: {
    guide: {
      when: ['A word of trade, tax or law where it stands first on a page.'],
      whenNot: [
        'Inside a label, a link or a button: put it beside them.',
        'What everybody must read: say it in the text.',
        'What a control does: `Tooltip`.',
      ],
      do: ['say what it is in this case, where there is one.'],
      keys: {
        'Enter Space': 'opens it',
        Tab: 'walks through its links',
        Escape: 'closes; the focus is back',
      },
      access: ['A button with the word as its name; what opens is a dialog named after the term.'],
    } satisfies Guide,
  },
} satisfies Meta

const pph = {
  title: 'PPh, pajak penghasilan impor',
  text: 'Uang muka pajak penghasilan yang dipungut saat barang masuk. Kalau kamu punya NPWP, bisa dikurangkan di SPT.',
  here: { lead: 'Di kirimanmu Rp0:', text: 'kiriman pribadi sampai USD 1.500 tidak dipungut.' },
  law: {
    name: 'PMK 4/2025 pasal 29',
    href: 'https://jdih.kemenkeu.go.id/dok/pmk-4-tahun-2025',
    newWindow: true,
  },
  all: { label: 'Semua istilah', href: '/glossary#pph' },
} as const

const example = () => (
  <Text>
    Bea masuk dan <Term {...pph}>PPh</Term> disetorkan ke negara; <Term {...pph}>ongkir</Term> dibayar ke
    Seberang.
  </Text>
)

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'PPh' }))
  return screen.findByRole('dialog', { name: pph.title })
}

export const Example: StoryObj = {
  render: () => (
    <Text>
      Pajak impornya{' '}
      <Term
        title="PPh, pajak penghasilan impor"
        text="Uang muka pajak penghasilan yang dipungut saat barang masuk."
        all={{ label: 'Semua istilah', href: '/glossary#pph' }}
      >
        PPh
      </Term>{' '}
      dan PPN.
    </Text>
  ),
}

/** Open, between closed ones. */
export const Matrix: StoryObj = {
  parameters: { frame: 'window', windowHeight: 320 },
  render: example,
  play: async () => {
    await expect(await open()).toBeVisible()
  },
}
export const MatrixOnAPhone: StoryObj = {
  ...Matrix,
  parameters: { frame: 'window', windowHeight: 480 },
  globals: { viewport: { value: 'phone' } },
}

/** A term that needs no more than a sentence. */
export const WithoutLawAndCase: StoryObj = {
  render: () => (
    <Term title="FCL, full container load" text="Satu kontainer untukmu sendiri.">
      FCL
    </Term>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'FCL' }))
    const dialog = await screen.findByRole('dialog', { name: 'FCL, full container load' })
    await expect(dialog.querySelector('a')).toBeNull()
  },
}

export const EscapeClosesAndTheFocusComesBack: StoryObj = {
  render: example,
  play: async ({ canvas }) => {
    const word = canvas.getByRole('button', { name: 'PPh' })
    word.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: pph.title })
    await expect(dialog).toContainElement(screen.getByRole('link', { name: /PMK 4\/2025/ }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(word).toHaveFocus())
  },
}
export const EscapeClosesTheSheetOnAPhone: StoryObj = {
  ...EscapeClosesAndTheFocusComesBack,
  globals: { viewport: { value: 'phone' } },
}

/** It does not move the words around it, and a finger finds it. */
export const AsLargeAsAFinger: StoryObj = {
  render: example,
  play: async ({ canvas }) => {
    const word = canvas.getByRole('button', { name: 'PPh' })
    const target = getComputedStyle(word, '::after')
    await expect(Number.parseFloat(target.height)).toBeGreaterThanOrEqual(44)
    await expect(getComputedStyle(word).fontSize).toBe(
      getComputedStyle(canvas.getByText(/Bea masuk/)).fontSize,
    )
  },
}

/** Below, it would cover the sums of the next rows. */
export const ThatBeginsARowOfFiguresItCoversNoneOfTheirSums: StoryObj = {
  parameters: { frame: 'page' },
  render: () => (
    <Container>
      <Columns aside="wide">
        <Text>Kiriman</Text>
        <PriceLines
          lines={[
            { id: 'tax', name: 'PPh', label: <Term {...pph}>PPh</Term>, amount: 'Rp124.000' },
            { id: 'courier', name: 'Kurir JNE REG', amount: 'Rp24.000' },
            { id: 'insurance', name: 'Asuransi', amount: 'Rp287.663' },
          ]}
        />
      </Columns>
    </Container>
  ),
  play: async ({ canvas }) => {
    const note = (await open()).getBoundingClientRect()
    for (const covered of [
      canvas.getByRole('button', { name: 'PPh' }),
      ...canvas.getAllByText(/^Rp/),
      canvas.getByText('Kurir JNE REG'),
    ]) {
      const { left, right, top, bottom } = covered.getBoundingClientRect()
      const apart = right <= note.left || left >= note.right || bottom <= note.top || top >= note.bottom
      await expect(apart).toBe(true)
    }
  },
}
