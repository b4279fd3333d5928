import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { Button } from '@seberang/design-system/Button'
import { Link } from '@seberang/design-system/Link'
import { FoldedCaution, priceBases, PriceCompact, PriceFoot } from '@seberang/design-system/PriceFoot'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { each, Narrow, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'
import { nothing } from '../fixtures/nothing.ts'
import { day, due, otherContents, returned, statements } from '../fixtures/price.ts'

export default {
  title: 'Data/PriceFoot',
  component: PriceFoot,
  parameters: {
    guide: {
      when: [
        'Wherever a price is asked for: what it rests on, the total, the action, the day of its rates.',
        '`PriceCompact` alone at the right of a row, or in a bar at the bottom.',
      ],
      whenNot: ['Under lines: `PriceSummary` and `PriceDetails` bring their own foot.'],
      anatomy: [
        { part: 'Basis', text: 'One icon and one word, and a note: what is missing, why, until when.' },
        { part: 'Total', text: 'Fainter while something is missing.' },
        { part: 'Caution', text: 'Law beside the price, an old rate. Directly under the total.' },
        { part: 'Day', text: 'Of rates and rules, always last.' },
      ],
      do: ['name what a price leaves out.', 'show the former amount and why it changed.'],
      dont: ['say that an incomplete price reaches the door: the type does not allow it.'],
      keys: { Tab: 'to the law in the caution, then to the action' },
      access: ['A new total is announced once, with its basis.'],
    } satisfies Guide,
  },
} satisfies Meta

const inSheet = (foot: ReactNode) => (
  <Sheet as="div">
    <SheetSection>{foot}</SheetSection>
  </Sheet>
)
const law = (
  <>
    <strong>Bea cukai bisa memungut Rp548.934 lagi.</strong> <Link href="#law">PMK 34/2025</Link> tidak
    memberi jastip pembebasan USD 500: bea masuk 10% Rp199.000, PPN Rp240.580, PPh 5% Rp109.354.
  </>
)

export const Example: StoryObj = {
  render: () => (
    <PriceFoot
      statement={{
        basis: 'so_far',
        label: 'Sejauh ini',
        amount: 'Rp1.378.535',
        missing: 'belum termasuk kurir domestik',
      }}
      action={<Button size="large">Pilih kurir</Button>}
      day="Kurs USD Rp16.485, 12 Nov 2026."
    />
  ),
}

export const Matrix: StoryObj = {
  parameters: {
    forced: [
      {
        shape: '[class*="PriceFoot_caution__"]',
        look: { 'outline-style': 'solid', 'outline-color': 'CanvasText' },
      },
    ],
  },
  render: () => (
    <Specimens
      columns={2}
      of={{
        ...each(priceBases, (basis) =>
          inSheet(
            <PriceFoot
              statement={statements[basis]}
              settled={basis === 'due' ? due : basis === 'paid' ? returned : undefined}
              size={basis === 'due' ? 'large' : 'medium'}
              action={
                basis === 'due' ? (
                  <Button size="large">Bayar Rp257.000</Button>
                ) : basis === 'paid' ? (
                  <Button size="large" variant="outline" tone="neutral">
                    Cetak kuitansi
                  </Button>
                ) : undefined
              }
              day={day}
            />,
          ),
        ),
        'law beside the price': inSheet(
          <PriceFoot
            statement={statements.estimate}
            caution={law}
            action={<Button size="large">Tambah kiriman dari hitungan ini</Button>}
            day={day}
          />,
        ),
        'customs may levy more': inSheet(
          <PriceFoot
            statement={{
              basis: 'estimate',
              label: 'Perkiraan',
              amount: 'Rp1.390.535',
              note: 'dengan tarif jastip, ditimbang lagi di gudang',
              furtherLevies: 'bea cukai bisa memungut Rp548.934 lagi',
            }}
            day={day}
          />,
        ),
        'holds more than before': inSheet(<PriceFoot statement={otherContents} size="large" day={day} />),
        'nothing chosen yet': inSheet(
          <PriceFoot
            statement={{ basis: 'so_far', label: 'Sejauh ini', missing: 'belum: alamat tujuan, barang' }}
          />,
        ),
        'seven digits on the narrowest phone': (
          <Narrow>
            <PriceFoot
              statement={{ ...statements.estimate, amount: 'Rp123.854.244' }}
              size="large"
              action={<Button size="large">Bayar dengan Virtual Account BCA</Button>}
              day={day}
            />
          </Narrow>
        ),
      }}
    />
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

export const Compact: StoryObj = {
  render: () => (
    <Stack space={8}>
      <Specimens
        columns={3}
        of={each(priceBases, (basis) => (
          <PriceCompact variant="bar" statement={statements[basis]} />
        ))}
      />
      <Stack space={4}>
        {priceBases.map((basis) => (
          <PriceCompact key={basis} variant="row" statement={statements[basis]} />
        ))}
        <PriceCompact variant="row" plain statement={statements.estimate} />
        <PriceCompact variant="row" statement={otherContents} />
      </Stack>
    </Stack>
  ),
}

export const OldAndNewStandTogether = {
  render: () => <PriceFoot statement={statements.measured} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rp679.655').tagName).toBe('S')
    await expect(canvas.getByText('Rp936.655')).toBeVisible()
    await expect(canvas.getByText('naik Rp257.000 setelah diukur')).toBeVisible()
  },
} satisfies StoryObj

/** The caution is about what may be added, not about what was lost. */
export const TheEndOfAQuoteStandsUnderThePriceBesideACaution: StoryObj = {
  render: () => (
    <PriceFoot
      statement={{
        basis: 'estimate',
        label: 'Perkiraan',
        amount: 'Rp992.932',
        previous: 'Rp897.190',
        ended: 'penawaran Rp897.190 tidak berlaku: harganya diubah',
        note: 'dengan tarif jastip, ditimbang lagi di gudang',
      }}
      caution={law}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/tidak berlaku/)).toBeVisible()
  },
}

export const APriceOfOtherThingsIsASum = {
  render: () => <PriceFoot statement={otherContents} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Harga saat disimpan')).toBeVisible()
    await expect(canvas.getByText('+Rp1.454.000')).toBeVisible()
    await expect(canvas.queryAllByText((_, element) => element?.tagName === 'S')).toHaveLength(0)
  },
} satisfies StoryObj

export const InALowWindowTheSumOpens = {
  render: () => <PriceFoot statement={otherContents} foldsChanges />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Naik Rp2.052.763 sejak disimpan' })
    await expect(canvas.queryByText('Harga saat disimpan')).toBeNull()
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('Harga saat disimpan')).toBeVisible()
  },
} satisfies StoryObj

export const ABarSaysByHowMuch = {
  render: () => <PriceCompact variant="bar" statement={otherContents} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/naik Rp2\.052\.763/)).toBeVisible()
    await expect(canvas.queryByText(/Harga saat disimpan|Rp10\.549\.560/)).toBeNull()
  },
} satisfies StoryObj

export const ARowSaysWhyItChanged: StoryObj = {
  render: () => <PriceCompact variant="row" statement={statements.measured} />,
  play: OldAndNewStandTogether.play,
}

export const ATotalIsAnnouncedWithItsBasis: StoryObj = {
  render: () => <PriceFoot statement={statements.so_far} />,
  play: async ({ canvas }) => {
    const region = canvas.getByText('Rp1.378.535').closest('[aria-live]')
    await expect(region).toHaveAttribute('aria-atomic', 'true')
    await expect(region).toHaveTextContent(/Sejauh ini.*belum termasuk kurir domestik.*Rp1\.378\.535/)
  },
}

export const InARowTheIconOfALongBasisStandsBeforeItsWords: StoryObj = {
  render: () => (
    <PriceCompact
      variant="row"
      statement={{
        basis: 'kept',
        label: 'Kurs dan tarif ditahan sampai 4 Des 06.10 WIB',
        amount: 'Rp899.190',
        furtherLevies: 'bea cukai bisa memungut Rp510.584 lagi',
      }}
    />
  ),
  play: async ({ canvas }) => {
    const label = canvas.getByText(/^Kurs dan tarif/)
    const words = new Range()
    words.selectNodeContents(label.lastChild ?? label)
    const [firstLine] = words.getClientRects()
    const icon = label.querySelector('svg')?.getBoundingClientRect()
    await expect((firstLine?.left ?? Infinity) - (icon?.right ?? 0)).toBeLessThan(icon?.width ?? 0)
  },
}

export const TheDetailsOfACautionStandInItsLine: StoryObj = {
  render: () => (
    <FoldedCaution lead="Bea cukai bisa memungut lagi." label="Rincian" isOpen={false} onToggle={nothing} />
  ),
  play: async ({ canvas }) => {
    const label = document.createRange()
    label.selectNodeContents(canvas.getByRole('button').firstChild ?? canvas.getByRole('button'))
    const bottomOf = (words: Range | HTMLElement) => words.getBoundingClientRect().bottom
    await expect(bottomOf(label)).toBe(bottomOf(canvas.getByText(/memungut lagi/)))
  },
}
