import { languages, type Language } from '@seberang/domain/language'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pdfTexts } from '../../server/features/quote/pdf-texts.ts'

interface Named {
  wizard: { origin: Record<'air' | 'sea', string> }
  print: { label: Record<'byAir' | 'bySea', string> }
  calculator: { route: Record<'air' | 'lcl', string> }
}

const seeds = JSON.parse(
  readFileSync(new URL('../../server/reference/data/packages.json', import.meta.url), 'utf8'),
) as { items: { package_id: string; titles: Record<Language, string> }[] }

describe.each(languages)('the services in %s', (language) => {
  const read = <Name extends keyof Named>(name: Name) =>
    JSON.parse(
      readFileSync(new URL(`../../app/locales/${language}/${name}.json`, import.meta.url), 'utf8'),
    ) as Named[Name]

  it.each([
    ['air', 'byAir', 'air', 'udara'],
    ['sea', 'bySea', 'lcl', 'laut'],
  ] as const)(
    'by %s have one name on every screen, on labels and on paper',
    (track, label, route, packageTrack) => {
      const name = read('wizard').origin[track]
      const routeName = read('calculator').route[route]
      expect(name).not.toBe('')
      expect(read('print').label[label]).toBe(name)
      expect(routeName.startsWith(name)).toBe(true)
      expect(pdfTexts[language].sentBy[route]).toContain(routeName)
      const packages = seeds.items.filter(({ package_id }) => package_id.startsWith(packageTrack))
      expect(packages.length).toBeGreaterThan(3)
      for (const { titles } of packages) expect(titles[language].startsWith(name)).toBe(true)
    },
  )
})
