import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ShippingLabel } from '@seberang/design-system/ShippingLabel'
import { Plane } from '@seberang/design-system/icons'
import { PrintedLabel } from '../fixtures/print.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Prints/ShippingLabel',
  component: ShippingLabel,
  parameters: {
    guide: {
      when: ['What a seller sticks on a parcel: read by people, scanners and phones.'],
      whenNot: ['A bill on paper: `InvoiceDocument`.'],
      do: ['print the unit code large; by it the warehouse knows whose parcel it is.'],
      access: ['Its codes are also written out.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <ShippingLabel
      brand="Seberang"
      way={{ icon: Plane, name: 'Express, udara' }}
      unit={{ term: 'Kode unit', code: 'SBR-20418' }}
      to={{
        term: 'Kirim ke gudang',
        name: 'Ratna SBR-20418',
        lines: ['No. 18 Chunhan Road', 'Yiwu, Zhejiang 322000'],
      }}
      shipment={{ term: 'Kiriman', code: 'SC-7K2M-4QXR' }}
      facts={[{ term: 'Berat', value: '1,20 kg' }]}
      qr={{ value: 'SC-7K2M-4QXR', label: 'SC-7K2M-4QXR' }}
      piece={['Koli 1 dari 1', 'Package 1 of 1']}
      warning="Alamat gudang, bukan alamat penagihan."
    />
  ),
}

export const Matrix: StoryObj = { render: () => <PrintedLabel /> }

/** The same label, only smaller: nothing breaks that does not break in print. */
export const MatrixOnAPhone: StoryObj = {
  ...Matrix,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const { width = 0, height = 0 } = canvasElement.querySelector('article')?.getBoundingClientRect() ?? {}
    await expect(height / width).toBeCloseTo(1.5, 1)
    for (const whole of ['SBR-20418', 'TOKO-RATNA/2026-11', 'MUDAH PECAH'])
      await expect(linesOf(canvas.getByText(whole))).toBe(1)
  },
}

const longGoods =
  'Keyboard mekanik nirkabel Keychron Q1 Max QMK/VIA tata letak 75% rangka aluminium dengan sakelar Gateron Jupiter'

/** The sheet is 150 mm high: what is longer is not printed. */
async function fitsOnItsSheet(canvasElement: HTMLElement) {
  const sheet = canvasElement.querySelector('article')?.getBoundingClientRect()
  await expect(sheet?.height).toBeLessThanOrEqual((150 / 25.4) * 96 + 1)
}

const linesOf = (element: HTMLElement) =>
  Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight))

/** Two lines of them and an ellipsis, and nothing below is lost. */
export const LongGoodsAreCutAndSaySo: StoryObj = {
  render: () => (
    <PrintedLabel
      goods={longGoods}
      more="dengan 2 barang lain"
      tracking="1Z4582444e-49a5-4629-98c5-c3914f3f92fe"
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    const goods = canvas.getByText(longGoods)
    await expect(linesOf(goods)).toBe(2)
    await expect(goods.scrollHeight).toBeGreaterThan(goods.clientHeight)
    await expect(canvas.getByText('MUDAH PECAH')).toBeVisible()
    await fitsOnItsSheet(canvasElement)
  },
}

const longestMark = 'TOKO-RATNA-DAN-SAUDARA/KONTAINER-BERSAMA/2026-11/BATCH-00017-ABC'

/** All of it is on the label, of whatever length, and nothing below it is lost. */
export const TheLongestMark: StoryObj = {
  render: () => (
    <PrintedLabel
      mark={longestMark}
      goods={longGoods}
      more="dengan 2 barang lain"
      tracking="1Z4582444e-49a5-4629-98c5-c3914f3f92fe"
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(longestMark).toHaveLength(64)
    const sheet = canvasElement.querySelector('article')?.getBoundingClientRect()
    const seen = ['3,60 kg (3 kotak)', longestMark, 'FRAGILE'].map((text) => canvas.getByText(text))
    for (const element of seen) {
      const { right, bottom } = element.getBoundingClientRect()
      await expect(right).toBeLessThanOrEqual(sheet?.right ?? 0)
      // The warning is below all of it.
      await expect(bottom).toBeLessThanOrEqual(
        canvas.getByText(/^Alamat gudang,/).getBoundingClientRect().top,
      )
    }
    await fitsOnItsSheet(canvasElement)
  },
}

/** As carriers give them: of 18 and of 22 digits. */
export const TrackingNumbersDoNotBreak: StoryObj = {
  render: () => (
    <>
      <PrintedLabel tracking="1Z999AA10123456784" />
      <PrintedLabel tracking="9400111899223197428490" />
    </>
  ),
  play: async ({ canvas }) => {
    for (const number of ['1Z999AA10123456784', '9400111899223197428490'])
      await expect(linesOf(canvas.getByText(number))).toBe(1)
  },
}
export const TrackingNumbersOnAPhone: StoryObj = {
  ...TrackingNumbersDoNotBreak,
  globals: { viewport: { value: 'phone' } },
}
