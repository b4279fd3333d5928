import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '@seberang/design-system/Button'
import { WizardFooter } from '@seberang/design-system/WizardFooter'
import { Lock } from '@seberang/design-system/icons'
import { linesOf } from '../fixtures/lines-of.ts'
import { textTwiceAsLarge } from '../fixtures/text-twice-as-large.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Navigation/WizardFooter',
  component: WizardFooter,
  parameters: {
    guide: {
      when: ['At the bottom of the wizard: the foot of the price, and the way on.'],
      whenNot: ['Elsewhere on a phone: `BottomBar`.', 'Arrival pages: `Footer`.'],
      do: ['let the solid button be pressed always; it leads to what is missing.'],
      keys: { Tab: 'back, then on' },
      access: ['A new total is announced when typing pauses.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <WizardFooter
      price={{
        basis: 'so_far',
        label: 'Sejauh ini',
        amount: 'Rp1.378.535',
        missing: 'belum termasuk kurir domestik',
      }}
    >
      <Button variant="outline">Kembali</Button>
      <Button>Lanjut</Button>
    </WizardFooter>
  ),
}

/** Where nothing is paid for. */
export const WithoutAPriceItSaysWhatBecomesOfWhatIsTyped: StoryObj = {
  parameters: { frame: 'page', pictures: [] },
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <WizardFooter icon={Lock} note="Tersimpan terenkripsi, setiap pembukaan tercatat">
      <Button variant="outline" tone="neutral" size="large">
        Kembali
      </Button>
      <Button size="large">Kirim untuk diperiksa</Button>
    </WizardFooter>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/terenkripsi/)).toBeVisible()
    for (const action of canvas.getAllByRole('button'))
      await expect(action.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
  },
}

export const Matrix: StoryObj = {
  parameters: { frame: 'page' },
  render: () => (
    <WizardFooter
      price={{
        basis: 'so_far',
        label: 'Sejauh ini',
        amount: 'Rp123.378.535',
        missing: 'belum termasuk alamat tujuan, kontainer, kurir domestik',
      }}
    >
      <Button variant="outline" tone="neutral" size="large">
        Kembali
      </Button>
      <Button size="large">Lanjut</Button>
    </WizardFooter>
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

/** The step itself keeps three fifths of a phone. */
export const InTextTwiceAsLargeEverythingGrowsAndLeavesThreeFifthsOfThePhone: StoryObj = {
  parameters: { frame: 'page' },
  globals: { viewport: { value: 'phone' } },
  beforeEach: textTwiceAsLarge,
  render: () => (
    <WizardFooter
      price={{
        basis: 'so_far',
        label: 'Sejauh ini',
        amount: 'mulai Rp14.760.459',
        missing: 'belum: cara kirim, kurir domestik',
      }}
    >
      <Button variant="outline" tone="neutral" size="large">
        Batal
      </Button>
      <Button size="large">Simpan perubahan</Button>
    </WizardFooter>
  ),
  play: async ({ canvas }) => {
    const sizeOf = (element: HTMLElement) => Number.parseFloat(getComputedStyle(element).fontSize)
    await expect(sizeOf(canvas.getByText(/belum/))).toBe(26)
    for (const name of ['Batal', 'Simpan perubahan']) {
      const action = canvas.getByRole('button', { name })
      await expect(sizeOf(action)).toBe(32)
      await expect(action.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
    }
    await expect(canvas.queryByRole('button', { name: 'Sejauh ini' })).toBeNull()
    await expect(canvas.getByRole('contentinfo').offsetHeight).toBeLessThanOrEqual(740 * 0.4)
  },
}

/** Nothing of it is cut, covered by the sum or out of the bar. */
const expectInFull = async (condition: HTMLElement, sum: HTMLElement, bar: HTMLElement): Promise<void> => {
  const [amount, box] = [sum.getBoundingClientRect(), bar.getBoundingClientRect()]
  for (const line of condition.getClientRects()) {
    await expect(line.left).toBeGreaterThanOrEqual(box.left)
    await expect(line.right).toBeLessThanOrEqual(box.right)
    await expect(
      line.bottom <= amount.top + 1 || line.top >= amount.bottom - 1 || line.right < amount.left,
    ).toBe(true)
  }
}

/** Where its glyphs are, which are taller than a line of less than their size. */
const glyphsOf = (element: HTMLElement) => {
  const { left, right, top, bottom, height } = element.getBoundingClientRect()
  const over = Math.max(0, Number.parseFloat(getComputedStyle(element).fontSize) - height) / 2
  return { left, right, top: top - over, bottom: bottom + over }
}
const expectApart = async (elements: readonly HTMLElement[]): Promise<void> => {
  const boxes = elements.map(glyphsOf)
  for (const [at, one] of boxes.entries())
    for (const other of boxes.slice(at + 1))
      await expect(
        one.bottom <= other.top ||
          other.bottom <= one.top ||
          one.right <= other.left ||
          other.right <= one.left,
      ).toBe(true)
}

/** The basis with the weight beside the sum, what may be levied under it, then what is not in the sum, in full. */
export const OnAPhoneTheConditionRunsAroundTheSumInFull: StoryObj = {
  parameters: { frame: 'page' },
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <WizardFooter
      weight="2,31 kg"
      price={{
        basis: 'so_far',
        label: 'Sejauh ini',
        amount: 'Rp1.378.535',
        furtherLevies: 'bea cukai bisa memungut Rp925.854 lagi',
        missing:
          'belum termasuk alamat tujuan, produk yang belum lengkap, kontainer, kurir domestik; ditahan sampai 19 Nov, dengan tarif barang kiriman',
      }}
    >
      <Button variant="outline" tone="neutral" size="large">
        Kembali
      </Button>
      <Button size="large">Lanjut</Button>
    </WizardFooter>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2,31 kg/)).toHaveTextContent(/^Sejauh ini · 2,31 kg$/)
    const condition = canvas.getByText(/belum termasuk/)
    await expect(condition).toHaveTextContent(/tarif barang kiriman$/)
    await expect(canvas.getByText('bea cukai bisa memungut Rp925.854 lagi')).toBeVisible()
    const bar = canvas.getByRole('contentinfo')
    await expectInFull(condition, canvas.getByText('Rp1.378.535'), bar)
    await expect(bar.offsetHeight).toBeLessThanOrEqual(740 * 0.25)
  },
}

/** The longest that a kept quote says, of a price that customs may raise. */
export const OnAPhoneAKeptQuoteTakesThreeLines: StoryObj = {
  parameters: { frame: 'page' },
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <WizardFooter
      weight={'0,74\u00a0kg'}
      price={{
        basis: 'kept',
        label: 'Ditahan sampai 19\u00a0Nov',
        amount: 'Rp1.845.574',
        furtherLevies: 'bea cukai bisa memungut Rp458.815 lagi',
        note: 'kurs dan tarif, pukul 13.46\u00a0WIB; dengan tarif barang kiriman, bila isinya sama',
      }}
    >
      <Button variant="outline" tone="neutral" size="large">
        Kembali
      </Button>
      <Button size="large">Simpan kiriman</Button>
    </WizardFooter>
  ),
  play: async ({ canvas }) => {
    const condition = canvas.getByText(/bila isinya sama/)
    // Two of words, and that of the basis and the sum.
    await expect(linesOf(condition)).toBeLessThanOrEqual(2)
    await expectInFull(condition, canvas.getByText('Rp1.845.574'), canvas.getByRole('contentinfo'))
    await expectInFull(
      canvas.getByText(/0,74/),
      canvas.getByText('Rp1.845.574'),
      canvas.getByRole('contentinfo'),
    )
  },
}

/** At the first step one button has room beside words, which would take six lines of it. */
export const OnAPhoneTheWordsStandAboveASingleButton: StoryObj = {
  parameters: { frame: 'page' },
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <WizardFooter
      price={{
        basis: 'so_far',
        label: 'Sejauh ini',
        amount: 'Rp897.190',
        furtherLevies: 'bea cukai bisa memungut Rp510.584 lagi',
        missing: 'belum termasuk alamat tujuan; ditahan sampai 4 Des, dengan tarif barang kiriman',
      }}
    >
      <Button size="large">Lanjut ke produk</Button>
    </WizardFooter>
  ),
  play: async ({ canvas }) => {
    const condition = canvas.getByText(/belum termasuk/)
    await expect(linesOf(condition)).toBeLessThanOrEqual(2)
    await expectInFull(condition, canvas.getByText('Rp897.190'), canvas.getByRole('contentinfo'))
  },
}

/** What the sum does not rest on is one line, which opens at a press. */
export const OnAPhoneTheCauseOfAChangeIsOneLine: StoryObj = {
  parameters: { frame: 'page' },
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <WizardFooter
      price={{
        basis: 'estimate',
        label: 'Perkiraan',
        amount: 'Rp1.378.535',
        toYourDoor: 'sampai di tanganmu, ditimbang lagi di gudang',
        previous: 'Rp1.204.000',
        reason:
          'naik Rp174.535: kurs Rp16.485 jadi Rp16.912, tarif kami baru, aturan pungutannya baru, NPWP tidak lengkap lagi',
      }}
    >
      <Button size="large">Lanjut</Button>
    </WizardFooter>
  ),
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Perkiraan', expanded: false })
    const bar = canvas.getByRole('contentinfo')
    const height = bar.offsetHeight
    await userEvent.click(more)
    await expect(bar.offsetHeight).toBeGreaterThan(height)
    await userEvent.click(more)
    await expect(bar.offsetHeight).toBe(height)
  },
}

/** By sea the sum is announced by three words; it has a line of its own, and so does the basis. */
export const OnAPhoneTheBasisStaysWholeBesideALongSum: StoryObj = {
  parameters: { frame: 'page' },
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <WizardFooter
      weight={'0,8\u00a0kg · 0,024\u00a0m³'}
      price={{
        basis: 'so_far',
        label: 'Sejauh ini',
        amount: 'mulai Rp99.999.999',
        missing: 'belum: pilihan kontainer (dihitung dengan LCL), cara kirim, kurir domestik',
      }}
    >
      <Button size="large">Lanjut ke Periksa</Button>
    </WizardFooter>
  ),
  play: async ({ canvas }) => {
    const basis = canvas.getByText('Sejauh ini')
    await expect(basis.getClientRects()).toHaveLength(1)
    const head = canvas.getByText(/0,024/)
    await expect(head).not.toHaveTextContent(/·$/)
    await expectApart([head, canvas.getByText(/Rp/), canvas.getByText(/belum/), canvas.getByRole('button')])
    await expect(canvas.getByRole('contentinfo').offsetHeight).toBeLessThanOrEqual(640 * 0.25)
  },
}

/** There is room for what a phone folds. */
export const FromTabletsOnNothingFolds: StoryObj = {
  parameters: { frame: 'page' },
  globals: { viewport: { value: 'tablet' } },
  render: () => (
    <WizardFooter
      weight={'1,1\u00a0kg'}
      price={{
        basis: 'estimate',
        label: 'Perkiraan',
        amount: 'Rp992.932',
        previous: 'Rp897.190',
        ended: 'penawaran Rp897.190 tidak berlaku: harganya diubah',
        note: 'dengan tarif barang kiriman, ditimbang lagi di gudang',
        furtherLevies: 'bea cukai bisa memungut Rp638.205 lagi',
      }}
    >
      <Button size="large">Lanjut ke cara kirim</Button>
    </WizardFooter>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ditimbang lagi di gudang/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Perkiraan' })).toBeNull()
  },
}
