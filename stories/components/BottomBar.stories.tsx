import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, type within } from 'storybook/test'
import { BottomBar } from '@seberang/design-system/BottomBar'
import { PriceCompact, type PriceStatement } from '@seberang/design-system/PriceFoot'
import { Button } from '@seberang/design-system/Button'
import { Container } from '@seberang/design-system/Container'
import { Money } from '@seberang/design-system/Money'
import { Stack } from '@seberang/design-system/Stack'
import { Block } from '../fixtures/Block.tsx'
import { Narrow } from '../fixtures/Frame.tsx'
import { textTwiceAsLarge } from '../fixtures/text-twice-as-large.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Navigation/BottomBar',
  component: BottomBar,
  parameters: {
    guide: {
      when: ['Below 992 px, where the aside with the sum is out of sight.'],
      whenNot: ['In the wizard: `WizardFooter`.', 'From 992 px on; `Columns` shows the aside.'],
      do: ['hold the sum and one action, no more.'],
      dont: ['cover the last line: leave its height below the content.'],
      access: ['It follows the content in the order of the keyboard.'],
    } satisfies Guide,
  },
} satisfies Meta

type Canvas = ReturnType<typeof within>

const parcels = Array.from({ length: 18 }, (_, index) => `Kiriman ${index + 1}`)

function LongList() {
  return (
    <Container>
      <Stack space={2}>
        {parcels.map((name) => (
          <Block key={name}>{name}</Block>
        ))}
      </Stack>
      <BottomBar>
        <Money size="large">Rp123.854.244</Money>
        <Button size="large">Checkout 2 kiriman</Button>
      </BottomBar>
    </Container>
  )
}

export const Example: StoryObj = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <BottomBar>
      <Money size="large">Rp2.056.475</Money>
      <Button size="large">Bayar</Button>
    </BottomBar>
  ),
}

/** It is shown below 992 px only. */
export const Matrix: StoryObj = {
  parameters: { frame: 'page' },
  globals: { viewport: { value: 'phone' } },
  render: () => <LongList />,
}

/** Its words start where those of the page do. */
export const ItHasTheGuttersOfThePage: StoryObj = {
  parameters: { frame: 'page' },
  globals: { viewport: { value: 'tablet' } },
  render: () => <LongList />,
  play: async ({ canvas }) => {
    const leftOf = (text: string) => canvas.getByText(text).getBoundingClientRect().left
    await expect(leftOf('Rp123.854.244')).toBe(leftOf('Kiriman 1'))
  },
}

export const TheSumStaysWithinReachOfTheThumb: StoryObj = {
  ...Matrix,
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(innerHeight)
    const { top, bottom } = canvas.getByRole('button').getBoundingClientRect()
    await expect(top).toBeGreaterThan(innerHeight / 2)
    await expect(bottom).toBeLessThanOrEqual(innerHeight)
  },
}

export const BesideAnAsideThereIsNoBar: StoryObj = {
  parameters: { frame: 'page' },
  render: () => <LongList />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

const changed = {
  basis: 'estimate' as const,
  label: 'Perkiraan',
  amount: 'Rp14.738.810',
  previous: 'Rp14.359.310',
  toYourDoor: 'sampai di tanganmu, 1 diukur dan 1 masih perkiraan',
  reason: 'naik Rp379.500 setelah diukur',
}

/** On the narrowest common phone. */
export const TheActionStandsBesideAFormerAndACurrentSum: StoryObj = {
  parameters: { frame: 'page' },
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Container>
      <BottomBar>
        <PriceCompact variant="bar" statement={changed} />
        <Button size="large">Bayar</Button>
      </BottomBar>
    </Container>
  ),
  play: async ({ canvas }) => {
    const [former, sum, pay] = [
      canvas.getByText(changed.previous),
      canvas.getByText(changed.amount),
      canvas.getByRole('button'),
    ].map((element) => element.getBoundingClientRect())
    await expect(former?.bottom).toBeLessThanOrEqual((sum?.top ?? 0) + 1)
    await expect(pay?.top).toBeLessThan(sum?.bottom ?? 0)
    await expect(pay?.right).toBe(innerWidth - 16)
  },
}

export const InTextTwiceAsLargeItLeavesThreeFifthsOfThePhone: StoryObj = {
  ...TheActionStandsBesideAFormerAndACurrentSum,
  beforeEach: textTwiceAsLarge,
  play: async ({ canvas }) => {
    const note = canvas.getByText(/Perkiraan/).parentElement
    await expect(getComputedStyle(note ?? document.body).fontSize).toBe('26px')
    const bar = canvas.getByRole('button', { name: 'Bayar' }).parentElement
    await expect(bar?.offsetHeight).toBeLessThanOrEqual(740 * 0.4)
  },
}

/** The longest conditions of the three languages. */
const conditions = [
  {
    pay: 'Bayar',
    statement: {
      basis: 'kept',
      label: 'Ditahan sampai 19 Nov',
      amount: 'Rp14.738.810',
      furtherLevies: 'bea cukai bisa memungut Rp1.565.579 lagi',
      note: 'kurs dan tarif, pukul 23.59 WIB; dengan tarif perorangan, dengan tarif barang kiriman, bila isinya sama',
    },
  },
  {
    pay: 'Pay',
    statement: {
      basis: 'so_far',
      label: 'So far',
      amount: 'Rp14,738,810',
      furtherLevies: 'customs may levy Rp1,565,579 more',
      missing:
        'without duty and taxes for Running shoes, domestic courier; kept until 19 Nov 2026, at the individual rates',
    },
  },
  {
    pay: '付款',
    statement: {
      basis: 'estimate',
      label: '预估',
      amount: 'Rp14,738,810',
      furtherLevies: '海关可能再征收 Rp1,565,579',
      note: '按个人税率、按包裹税率，1 件已测量，1 件仍为预估',
    },
  },
] as const satisfies { pay: string; statement: PriceStatement }[]

const bars = (
  <Stack space={6}>
    {conditions.map(({ pay, statement }) => (
      <BottomBar key={pay}>
        <PriceCompact variant="bar" statement={statement} />
        <Button size="large">{pay}</Button>
      </BottomBar>
    ))}
  </Stack>
)

async function expectConditionsInFull(canvas: Canvas) {
  for (const { pay, statement } of conditions) {
    const condition = canvas.getByText(
      new RegExp('missing' in statement ? statement.missing : statement.note),
    )
    const bar = canvas.getByRole('button', { name: pay }).parentElement
    for (let one: HTMLElement | null = condition; one && one !== bar; one = one.parentElement) {
      await expect(one.scrollWidth).toBeLessThanOrEqual(one.clientWidth || one.scrollWidth)
      await expect(getComputedStyle(one).webkitLineClamp).toBe('none')
    }
    await expect(canvas.getByText(statement.furtherLevies)).toBeVisible()
    const action = canvas.getByRole('button', { name: pay }).getBoundingClientRect()
    await expect(action.right).toBeLessThanOrEqual(innerWidth)
    await expect(action.top).toBeGreaterThanOrEqual(
      condition.parentElement?.getBoundingClientRect().bottom ?? 0,
    )
  }
}

/** A condition of money is never cut, whatever the language. */
export const NoConditionIsCut: StoryObj = {
  parameters: { frame: 'page' },
  globals: { viewport: { value: 'phone' } },
  render: () => <Container>{bars}</Container>,
  play: async ({ canvas }) => {
    await expectConditionsInFull(canvas)
    await expect(canvas.queryByRole('group')).toBeNull()
  },
}
export const NoConditionIsCutOnTheNarrowestPhone: StoryObj = {
  ...NoConditionIsCut,
  parameters: {},
  render: () => <Narrow>{bars}</Narrow>,
}
export const NoConditionIsCutOnATablet: StoryObj = {
  ...NoConditionIsCut,
  globals: { viewport: { value: 'tablet' } },
}
/** More than five lines scroll, with the keyboard, too. */
export const NoConditionIsCutInTextTwiceAsLarge: StoryObj = {
  ...NoConditionIsCut,
  beforeEach: textTwiceAsLarge,
  play: async ({ canvas }) => {
    await expectConditionsInFull(canvas)
    for (const words of canvas.queryAllByRole('group')) {
      words.focus()
      await expect(words).toHaveFocus()
      words.scrollTop = words.scrollHeight
      await expect(words.scrollTop).toBeGreaterThan(0)
    }
    for (const { pay } of conditions) {
      const bar = canvas.getByRole('button', { name: pay }).parentElement
      await expect(bar?.offsetHeight).toBeLessThanOrEqual(740 * 0.45)
    }
  },
}
