import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '@seberang/design-system/Button'
import { Lock, Plane, Ship } from '@seberang/design-system/icons'
import { PriceDetails, PriceSummary } from '@seberang/design-system/PriceDetails'
import { priceBases } from '@seberang/design-system/PriceFoot'
import { each, Narrow, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'
import {
  day,
  due,
  heavierLines,
  lampLines,
  lensLines,
  returned,
  statements,
  summed,
} from '../fixtures/price.ts'
import { longProduct } from '../fixtures/texts.ts'

export default {
  title: 'Data/PriceDetails',
  component: PriceDetails,
  parameters: {
    guide: {
      when: [
        'Everything that a price consists of: at the checkout, on an order, at the end of the wizard.',
        '`PriceSummary` beside something else, where two sums say enough.',
      ],
      whenNot: ['On paper, for a bookkeeper: `InvoiceDocument`.', 'In a row or a bar: `PriceCompact`.'],
      anatomy: [
        {
          part: 'Group',
          text: 'A parcel with its sum and what that rests on; its name opens it.',
          at: 'button',
        },
        { part: 'Lines', text: 'The only part that scrolls beside a page.' },
        { part: 'Foot', text: 'One total, one action. See `PriceFoot`.' },
      ],
      do: ['let all amounts end on one edge: the arrow stands after the name.'],
      dont: ['add a second total. One sum is paid.'],
      keys: {
        Tab: 'to “Mengapa?”, the lines, parcels and laws in their order',
        'Enter Space': 'opens or closes a parcel',
        'Arrow up, down': 'scrolls the lines',
      },
      access: ['A parcel says whether it is open.', 'A new total is announced once, with its basis.'],
    } satisfies Guide,
  },
} satisfies Meta

const why = { open: 'Mengapa?', close: 'Ringkas' }
const parcels = [
  {
    id: 'keyboard',
    heading: {
      title: 'Keyboard mekanis 75%',
      icon: Plane,
      sum: 'Rp936.655',
      previous: 'Rp679.655',
      note: 'Diukur',
      open: true,
    },
    lines: heavierLines,
  },
  {
    id: 'lamp',
    heading: { title: longProduct, icon: Ship, sum: 'Rp430.890', note: 'Perkiraan' },
    lines: lampLines,
  },
]
const pay = (
  <Button size="large" width="full" icon={Lock}>
    Bayar Rp257.000
  </Button>
)
const order = (
  <PriceDetails
    title="Rincian 2 kiriman"
    level={3}
    why={why}
    groups={parcels}
    foot={{ statement: statements.due, settled: due, size: 'large', action: pay, day }}
  />
)

export const Example: StoryObj = {
  render: () => (
    <PriceDetails
      title="Rincian"
      groups={[
        {
          id: 'lens',
          lines: [
            { id: 'freight', name: 'Ongkir udara', reason: '1,0 kg × Rp245.000.', amount: 'Rp245.000' },
            { id: 'courier', name: 'Kurir domestik', missing: 'belum dipilih' },
          ],
        },
      ]}
      foot={{
        statement: {
          basis: 'so_far',
          label: 'Sejauh ini',
          amount: 'Rp245.000',
          missing: 'belum termasuk kurir domestik',
        },
        day: 'Kurs USD Rp16.485, 12 Nov 2026.',
      }}
    />
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'two parcels, one measured heavier': order,
        'one parcel without a courier': (
          <PriceDetails
            title="Rincian"
            level={3}
            why={why}
            groups={[{ id: 'lens', lines: lensLines }]}
            extra="Belum ada voucher"
            foot={{ statement: statements.so_far, day }}
          />
        ),
        'a long name on the narrowest phone': (
          <Narrow>
            <PriceDetails
              title="Rincian biaya kiriman"
              level={3}
              why={why}
              groups={parcels.map((group) => ({
                ...group,
                heading: { ...group.heading, title: longProduct, sum: 'Rp123.854.244' },
              }))}
              foot={{ statement: { ...statements.measured, amount: 'Rp123.854.244' }, day }}
            />
          </Narrow>
        ),
      }}
    />
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

export const Side: StoryObj = {
  render: () => (
    <Specimens
      columns={3}
      of={each(priceBases, (basis) => (
        <PriceSummary
          label={statements[basis].label}
          lines={basis === 'so_far' ? summed : basis === 'measured' ? heavierLines : summed.slice(0, 2)}
          foot={{
            statement: statements[basis],
            settled: basis === 'due' ? due : basis === 'paid' ? returned : undefined,
            day,
          }}
        />
      ))}
    />
  ),
}

export const AParcelOpensByItsName: StoryObj = {
  render: () => order,
  play: async ({ canvas }) => {
    const lamp = canvas.getByRole('button', { name: new RegExp(longProduct) })
    await expect(lamp).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByText('Voucher SEBERANG10')).not.toBeInTheDocument()
    lamp.focus()
    await userEvent.keyboard('{Enter}')
    await expect(lamp).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('Voucher SEBERANG10')).toBeVisible()
  },
}

/** Beside a page the lines alone scroll: what opens below them would seem not to open. */
export const WhatOpensIsInSight: StoryObj = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <PriceDetails
      title="Rincian 8 kiriman"
      level={3}
      fitted
      groups={Array.from({ length: 8 }, (_, at) => ({
        id: `${at}`,
        heading: { title: `Kiriman ${at + 1}`, icon: Ship, sum: 'Rp430.890', note: 'Perkiraan' },
        lines: lampLines,
      }))}
      foot={{ statement: statements.due, settled: due, size: 'large', action: pay, day }}
    />
  ),
  play: async ({ canvas }) => {
    const last = canvas.getByRole('button', { name: /^Kiriman 8/ })
    await userEvent.click(last)
    const lines = canvas.getByRole('group', { name: 'Rincian 8 kiriman' }).getBoundingClientRect()
    const first = canvas.getByText('Voucher SEBERANG10').getBoundingClientRect()
    await expect(last.getBoundingClientRect().top).toBeGreaterThanOrEqual(lines.top - 1)
    await expect(first.bottom).toBeLessThanOrEqual(lines.bottom)
  },
}

export const WhyOpensEverythingAtLength: StoryObj = {
  render: () => (
    <PriceDetails
      title="Rincian"
      why={why}
      groups={[
        { id: 'lens', heading: { title: 'Lensa', icon: Plane, sum: 'Rp1.378.535' }, lines: lensLines },
      ]}
      foot={{ statement: statements.so_far, day }}
    />
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Mengapa?' })
    await expect(canvas.queryByText(/untuk kas negara/)).not.toBeInTheDocument()
    await userEvent.click(button)
    await expect(canvas.getByText(/untuk kas negara/)).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(button).toHaveTextContent('Ringkas')
  },
}

export const ACautionSaysWhyAndItsFiguresOpen: StoryObj = {
  render: () => (
    <PriceDetails
      title="Rincian"
      groups={[{ id: 'lens', lines: lensLines }]}
      cautions={[
        {
          id: 'law',
          lead: 'Bea cukai bisa memungut Rp510.584 lagi.',
          reason: 'Untuk alas kaki PMK 4/2025 pasal 29 punya tarif sendiri.',
          details: {
            label: 'Rincian',
            lines: [{ id: 'duty', name: 'Bea masuk', note: '25%', amount: 'Rp497.000' }],
            note: 'Ditagih hanya kalau bea cukai memungutnya.',
          },
        },
      ]}
      foot={{ statement: statements.so_far, day }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/punya tarif sendiri/)).toBeVisible()
    const button = canvas.getByRole('button', { name: 'Rincian' })
    await expect(canvas.queryByText('Rp497.000')).toBeNull()
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('Rp497.000')).toBeVisible()
    await expect(canvas.getByText(/Ditagih hanya/)).toBeVisible()
  },
}

export const AllAmountsEndOnOneEdge: StoryObj = {
  render: () => order,
  play: async ({ canvas }) => {
    const rightOf = (text: string) => Math.round(canvas.getByText(text).getBoundingClientRect().right)
    const edges = ['Rp430.890', 'Rp936.655', 'Rp612.500', 'Rp257.000', '−Rp1.110.545'].map(rightOf)
    await expect(new Set(edges).size).toBe(1)
  },
}
