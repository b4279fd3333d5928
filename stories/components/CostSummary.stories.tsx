import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CostSummary } from '@seberang/design-system/CostSummary'
import type { CostLine } from '@seberang/design-system/CostSummary'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { longLabel } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Data/CostSummary',
  component: CostSummary,
  parameters: {
    guide: {
      when: ['A bill in short: a line each and the sum.'],
      whenNot: ['Every line needs its reason and law: `PriceDetails`.', 'On paper: `InvoiceDocument`.'],
      do: ['say what each figure is: per what, estimate or measured.'],
      dont: ['show a sum without its lines where somebody pays.'],
      access: ['A change of the sum is announced politely.'],
    } satisfies Guide,
  },
} satisfies Meta

const lines: CostLine[] = [
  { name: 'Harga barang', note: 'kurs Rp16.000', amount: 'Rp1.600.000' },
  { name: 'Ongkir udara', note: '1,0 kg', amount: 'Rp245.000' },
  { name: 'Bea masuk', note: '7,5%', amount: 'Rp121.000' },
  { name: 'PPN', note: '11%', amount: 'Rp190.190' },
]
const total = { name: 'Perkiraan sampai di Indonesia', amount: 'Rp2.156.190' }
const soFar = {
  name: 'Sejauh ini, belum termasuk kurir domestik',
  amount: 'Rp2.156.190',
  isIncomplete: true,
}

export const Example: StoryObj = {
  render: () => (
    <CostSummary
      lines={[
        { name: 'Ongkir udara', note: '1,5 kg × Rp245.000', amount: 'Rp367.500' },
        { name: 'Bea masuk', amount: 'Rp440.000' },
      ]}
      total={{ name: 'Sementara', amount: 'Rp807.500' }}
    />
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'lines, sum, footnote': (
          <CostSummary
            lines={lines}
            total={total}
            footnote="Rp1.600.000 ke penjual, Rp556.190 ke Seberang."
          />
        ),
        'something is missing, more may come': (
          <CostSummary
            lines={lines}
            total={soFar}
            note="Sepatu, tas, baju, kosmetik: bea cukai bisa memungut lagi."
            footnote="Rp1.600.000 ke penjual."
          />
        ),
        'nothing to add up yet': (
          <CostSummary lines={[]} footnote="Isi harga dan berat untuk melihat biayanya." />
        ),
        'long words on a narrow phone': (
          <Narrow>
            <CostSummary
              lines={[{ name: longLabel, note: 'kurs Rp16.000', amount: 'Rp123.854.244' }]}
              total={{ ...total, amount: 'Rp123.854.244' }}
            />
          </Narrow>
        ),
      }}
    />
  ),
}

export const AChangeOfTheSumIsTold: StoryObj = {
  render: () => <CostSummary lines={lines} total={total} />,
  play: async ({ canvas }) => {
    const sum = canvas.getByText('Rp2.156.190').closest('[aria-live]')
    await expect(sum).toHaveAttribute('aria-live', 'polite')
    await expect(sum).toHaveTextContent('Perkiraan sampai di Indonesia')
  },
}

/** The sum goes below its name before the name gets too narrow to read. */
export const ALongSumLeavesItsNameRoom: StoryObj = {
  render: () => (
    <Narrow>
      <CostSummary lines={lines} total={{ ...soFar, amount: 'Rp39.529.288.757' }} />
      <CostSummary lines={lines} total={{ ...soFar, amount: 'Rp2.156.190' }} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    for (const name of canvas.getAllByText(soFar.name)) {
      const lines = name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight)
      await expect(lines).toBeLessThanOrEqual(4)
    }
  },
}

/** As every price so far: a mark before its words, and less weight. */
export const AnIncompleteSumHasItsMark: StoryObj = {
  render: () => (
    <>
      <CostSummary lines={lines} total={total} />
      <CostSummary lines={lines} total={soFar} />
    </>
  ),
  play: async ({ canvas }) => {
    const weightOf = (element: HTMLElement) => Number(getComputedStyle(element).fontWeight)
    const markOf = (name: string) => getComputedStyle(canvas.getByText(name), '::before').maskImage
    await expect(markOf(total.name)).toBe('none')
    await expect(markOf(soFar.name)).toMatch(/^url/)
    const [sum, sumSoFar] = canvas.getAllByText('Rp2.156.190')
    if (!sum || !sumSoFar) throw new Error('no sums')
    await expect(weightOf(sumSoFar)).toBeLessThan(weightOf(sum))
  },
}
