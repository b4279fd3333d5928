import { expect, it } from 'vitest'
import { languages, type Language } from '../language/index.ts'
import { quoteTitle, titleForReader } from './quote-title.ts'

const from: Record<Language, string> = { id: 'Amerika', en: 'United States', zh: '美国' }
const titledIn =
  (to: string, goods = 'Sepatu lari') =>
  (language: Language) => ({
    goods,
    from: from[language],
    to,
  })

it.each(['', 'Coblong, Kota Bandung'])('a title that was generated to %o is read in each language', (to) => {
  const titled = titledIn(to)
  for (const maker of languages)
    for (const reader of languages)
      expect(titleForReader(quoteTitle(titled(maker), maker), titled, reader)).toBe(
        quoteTitle(titled(reader), reader),
      )
})

it.each(languages)('in %s, a typed title stays', (language) => {
  for (const title of ['Belanja akhir tahun', 'Sepatu lari dari Amerika untuk Budi'])
    expect(titleForReader(title, titledIn(''), language)).toBe(title)
})

it.each(languages)('in %s, a title has no more characters than are accepted', (language) => {
  expect(quoteTitle(titledIn('Coblong', 'x'.repeat(200))(language), language)).toHaveLength(120)
})
