import { ruleFigures } from '@seberang/domain/explain'
import { languages } from '@seberang/domain/language'
import { currentRuleSet } from '@seberang/domain/pricing'
import { expect, it } from 'vitest'
import english from '../../locales/en/glossary.json'
import indonesian from '../../locales/id/glossary.json'
import chinese from '../../locales/zh/glossary.json'
import { groupNames, termGroups, terms } from './terms.ts'

const texts = { id: indonesian, en: english, zh: chinese }
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
  const figures = Object.keys(ruleFigures(language))
  const used = [...JSON.stringify({ term, law }).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)
  expect(used.filter((name) => !figures.includes(name ?? ''))).toEqual([])
  expect(used).toEqual(expect.arrayContaining(['phonesPerParcel', 'vat', 'withoutNpwpFactor']))
})
