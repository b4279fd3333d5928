import { languages } from '@seberang/domain/language'
import { currentRuleSet } from '@seberang/domain/pricing'
import { expect, it } from 'vitest'
import englishReasons from '../../../domain/explain/texts/reasons/en.json'
import indonesianReasons from '../../../domain/explain/texts/reasons/id.json'
import chineseReasons from '../../../domain/explain/texts/reasons/zh.json'
import english from '../../locales/en/glossary.json'
import indonesian from '../../locales/id/glossary.json'
import chinese from '../../locales/zh/glossary.json'
import { termFigures } from './term-figures.ts'
import { groupNames, termGroups, terms } from './terms.ts'

const texts = { id: indonesian, en: english, zh: chinese }
const reasons = { id: indonesianReasons, en: englishReasons, zh: chineseReasons }
const grouped = groupNames.flatMap((name): string[] => [...termGroups[name]])

it('every term stands in one group, and has an address of its own', () => {
  expect(grouped.toSorted()).toEqual(Object.keys(terms).toSorted())
  const anchors = Object.values(terms).map(({ anchor }) => anchor)
  expect(
    anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at || !/^[a-z][a-z0-9-]*$/.test(anchor)),
  ).toEqual([])
})

it.each(languages)('every term and every law of today is told in %s, with figures that exist', (language) => {
  const { term, law } = texts[language]
  expect(Object.keys(term).toSorted()).toEqual(Object.keys(terms).toSorted())
  expect(Object.keys(law).toSorted()).toEqual(Object.keys(currentRuleSet().laws).toSorted())
  const figures = Object.keys(termFigures(language, reasons[language]))
  const used = [...JSON.stringify({ term, law }).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)
  expect(used.filter((name) => !figures.includes(name ?? ''))).toEqual([])
  expect(used).toEqual(expect.arrayContaining(['phonesPerParcel', 'vat', 'withoutNpwpFactor']))
})

it('goods with rates of their own are named with what the law levies on them', () => {
  const { specialDuties, specialGoods, specialIncomeTax } = termFigures('id', reasons.id)
  expect(specialDuties).toBe(
    'buku 0%; kosmetik, barang besi dan baja, jam tangan 15%; tas, pakaian dan tekstil, alas kaki, sepeda 25%',
  )
  // On books customs levies less.
  expect(specialGoods).toMatch(/^kosmetik, .* sepeda$/)
  expect(specialIncomeTax).toBe('5%')
})

it.each(languages)(
  'duty and income tax have their exceptions in %s, and what is not in a total its limits',
  (language) => {
    const { duty, income_tax, further_levies } = texts[language].term
    expect(duty.text).toContain('{{specialDuties}}')
    expect(income_tax.text).toContain('{{specialGoods}}')
    expect(further_levies.text).toMatch(/specialGoods.*parcelLimitUsd.*NPWP/)
  },
)
