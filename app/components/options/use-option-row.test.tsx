import { compareOptions } from '@seberang/domain/calculator'
import { parcelRequest, rateTable } from '@seberang/domain/pricing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { individual, reference, shoes } from '../../testing/reference.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { useOptionRow, useOrderNote } from './use-option-row.tsx'

const jastip = { ...individual, package_id: 'udara-jastip', package_type: 'jastip' as const }
const goods = {
  category: shoes,
  hscode: '847160',
  quantity: 1,
  weight: '1',
  weight_unit: 'kg',
  length: 0,
  width: 0,
  height: 0,
  dimension_unit: 'cm',
  price_original: '900',
  currency_code: 'USD',
}
const context = {
  country: 'US',
  insurance: 0,
  has_valid_npwp: false,
  is_disable_minimum_weight: false,
} as const
const parcel = parcelRequest([goods], context, rateTable(reference.rates).rates)

function Row({ offered, container }: { offered: typeof individual; container: 'lcl' | null }) {
  const [option] = compareOptions(parcel, [offered], { hasBattery: false, everyContainer: false }).options
  const row = useOptionRow()
  return option ? (
    <p>badge: {row({ option: { ...option, container }, cheapest: option }).badge ?? 'none'}</p>
  ) : null
}

test.each<[string, typeof individual, 'lcl' | null, string]>([
  ['of individuals by sea', individual, 'lcl', 'Termurah'],
  ['of jastip, which is not backed by law', jastip, null, 'none'],
])('the tag of the cheapest tariff, %s', async (_, offered, container, badge) => {
  await renderApp(<Row offered={offered} container={container} />, {
    texts: ['calculator', 'price', 'reason'],
  })
  expect(screen.getByText(`badge: ${badge}`)).toBeVisible()
})

const company = {
  ...individual,
  package_id: 'udara-company',
  package_type: 'company' as const,
  package_details: {},
}
const trading = { ...company, package_id: 'udara-trading', package_type: 'trading-company' as const }

function More({ offered, beside }: { offered: typeof individual; beside?: typeof individual }) {
  const all = compareOptions(parcel, beside ? [offered, beside] : [offered], {
    hasBattery: false,
    everyContainer: false,
  }).options
  const option = all.find((one) => one.package.package_type === offered.package_type)
  const row = useOptionRow()
  return option ? (
    <p>{row({ option, others: all.filter((one) => one !== option), cheapest: option }).more}</p>
  ) : null
}

test.each<[string, typeof individual, typeof individual | undefined, boolean]>([
  ['a company', company, undefined, true],
  ['a private person', { ...individual, package_details: {} }, undefined, false],
  ['a company beside a trading company', company, trading, false],
])('that levies can be credited is said of %s: %s', async (_, offered, beside, isSaid) => {
  const { t } = await renderApp(<More offered={offered} {...(beside && { beside })} />, {
    texts: ['calculator', 'common', 'price', 'reason'],
  })
  const text = t('calculator:reason.credited')
  expect(document.body.textContent?.includes(text)).toBe(isSaid)
})

function Raised({ explainsLaw }: { explainsLaw: boolean }) {
  const running = parcelRequest(
    [{ ...goods, hscode: '640411', price_original: '120' }],
    context,
    rateTable(reference.rates).rates,
  )
  const [option] = compareOptions(running, [individual], { hasBattery: false, everyContainer: false }).options
  const row = useOptionRow()
  return option ? <p>{row({ option, cheapest: undefined, explainsLaw }).more}</p> : null
}

test.each([true, false])(
  'why customs may levy more than the tariff is said where it is wanted: %s',
  async (wanted) => {
    await renderApp(<Raised explainsLaw={wanted} />, { texts: ['calculator', 'common', 'price', 'reason'] })
    expect(document.body.textContent?.includes('punya tarif sendiri: bea masuk 25%')).toBe(wanted)
  },
)

function List() {
  const { options } = compareOptions(parcel, [jastip, individual, { ...individual, ...company }], {
    hasBattery: false,
    everyContainer: false,
  })
  const [row, orderNote, cheapest] = [useOptionRow(), useOrderNote(), options[0]]
  return (
    <>
      <p>{orderNote(options)}</p>
      <ul>
        {options.map((option) => {
          const { aside, asideNote, description, badge } = row({ option, cheapest })
          return (
            <li key={option.id}>
              <b>{aside}</b> {asideNote} <i>{description}</i> {badge}
            </li>
          )
        })}
      </ul>
    </>
  )
}

test('the list is ordered by the price with what customs may levy besides, jastip last, and the lowest alone is the cheapest', async () => {
  const { t } = await renderApp(<List />, { texts: ['calculator', 'common', 'price', 'reason'] })
  const amountOf = (text: string | null | undefined) =>
    Number(/Rp([\d.]+)/.exec(text ?? '')?.[1]?.replaceAll('.', '') ?? 0)
  const rows = screen.getAllByRole('listitem')
  const sums = rows.map((row) => amountOf(row.querySelector('b')?.textContent))
  // What is charged stands beneath, where it is less than the sum.
  const charged = rows.map((row) => amountOf(row.querySelector('br + *')?.textContent))
  const tariffs = sums.map((sum, at) => charged[at] || sum)
  expect(charged).toContain(0)
  expect(tariffs.every((tariff, at) => tariff <= (sums[at] ?? 0))).toBe(true)
  expect(sums).not.toEqual(tariffs)
  expect(tariffs.toSorted((one, other) => one - other)).not.toEqual(tariffs)
  expect(sums.length).toBeGreaterThan(2)
  const backedByLaw = sums.slice(0, -1)
  expect(backedByLaw).toEqual(backedByLaw.toSorted((one, other) => one - other))
  expect(sums.at(-1)).toBeLessThan(sums.at(-2) ?? 0)
  const [lowest = 0, ...others] = sums
  expect(rows.slice(1).map((row) => amountOf(row.querySelector('i')?.textContent))).toEqual(
    others.map((sum) => sum - lowest),
  )
  expect(rows.map((row) => row.textContent.includes(t('calculator:options.cheapest')))).toEqual(
    sums.map((_, at) => at === 0),
  )
  const note = `${t('calculator:options.byLaw')} ${t('calculator:options.jastipLast')}`
  expect(screen.getByText(note)).toBeVisible()
})

function Undercut() {
  const { options } = compareOptions(parcel, [jastip, individual], {
    hasBattery: false,
    everyContainer: false,
  })
  const among = options.map((option) =>
    option.package.package_type === 'jastip' ? { ...option, amountToHaveReady: 1_000_000 } : option,
  )
  const [row, cheapest] = [useOptionRow(), among[0]]
  return among.map((option) => {
    const { description, badge } = row({ option, cheapest })
    return (
      <p key={option.id}>
        {description} {badge}
      </p>
    )
  })
}

test('jastip that asks for less says why it is not the cheapest', async () => {
  await renderApp(<Undercut />, { texts: ['calculator', 'common', 'price', 'reason'] })
  expect(screen.getByText(/Termurah/).textContent).toMatch(/Termurah$/)
  const jastipRow = screen.getByText(/hari, Rp[\d.]+ lebih murah, tetapi tarifnya tidak diatur undang-undang/)
  expect(jastipRow).not.toHaveTextContent('Termurah')
})
