import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages } from '@seberang/domain/language'

type Tree = { [key: string]: string | Tree }

const folder = import.meta.dirname
const read = (language: string, file: string) =>
  JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as Tree

function flatten(tree: Tree, path = ''): Map<string, string> {
  const texts = new Map<string, string>()
  for (const [key, value] of Object.entries(tree)) {
    const name = path ? `${path}.${key}` : key
    if (typeof value === 'string') texts.set(name, value)
    else for (const [inner, text] of flatten(value, name)) texts.set(inner, text)
  }
  return texts
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/
const stem = (key: string) => key.replace(pluralSuffix, '')
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort()
const files = readdirSync(join(folder, 'id'))

describe.each(languages.filter((language) => language !== 'id'))('%s has the texts of id', (language) => {
  it('in the same files', () => {
    expect(readdirSync(join(folder, language))).toEqual(files)
  })

  it.each(files)('%s: the same keys', (file) => {
    const keys = (from: string) => [...new Set([...flatten(read(from, file)).keys()].map(stem))].sort()
    expect(keys(language)).toEqual(keys('id'))
  })

  it.each(files)('%s: the same placeholders', (file) => {
    const own = flatten(read(language, file))
    for (const [key, text] of flatten(read('id', file))) {
      const mine = own.get(key) ?? own.get(`${stem(key)}_other`) ?? ''
      expect(placeholders(mine), key).toEqual(placeholders(text))
    }
  })
})

describe.each(languages)('%s', (language) => {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories.sort()

  it.each(files)('%s: plurals have every form of the language and no other', (file) => {
    const forms = new Map<string, string[]>()
    for (const key of flatten(read(language, file)).keys()) {
      const form = pluralSuffix.exec(key)?.[1]
      if (form) forms.set(stem(key), [...(forms.get(stem(key)) ?? []), form])
    }
    for (const [key, found] of forms) expect(found.sort(), key).toEqual(categories)
  })

  it.each(files)('%s: no key twice, of which the first would never be read', (file) => {
    const written = readFileSync(join(folder, language, file), 'utf8').match(/"[^"]+": "/g) ?? []
    expect(written).toHaveLength(flatten(read(language, file)).size)
  })

  it.each(files)('%s: no empty text', (file) => {
    for (const [key, text] of flatten(read(language, file))) expect(text.trim(), key).not.toBe('')
  })
})

it.each(languages)('%s: mail is called by one word', (language) => {
  const others = /\be-mail|\bsurel\b/i
  for (const file of files) {
    for (const [key, text] of flatten(read(language, file)))
      expect(text, `${file} ${key}`).not.toMatch(others)
  }
})

/** The glossary's words are cara kirim, delivery option and 运输方式. */
it.each([
  ['id', /\bjalur|\bpilihan pengiriman|\bmoda\b/i],
  ['en', /\bways? (to ship|of shipping|by air|by sea)|\b(sea|air) route|\bshipping option/i],
  ['zh', /线路|此路线|渠道/],
] as const)('%s: a delivery option has one name', (language, others) => {
  for (const file of files) {
    for (const [key, text] of flatten(read(language, file)))
      expect(text, `${file} ${key}`).not.toMatch(others)
  }
})

/** The account of a company: in the settings, at sign-up, in the menu. The importer is a "badan usaha", as the laws say. */
it.each([
  ['id', /\bakun (bisnis|usaha)|\bbisnis\b/i],
  ['en', /\b(company|corporate) account/i],
  ['zh', /公司账户|商业账户|商务账户/],
] as const)('%s: the account of a company has one name', (language, others) => {
  for (const file of files) {
    for (const [key, text] of flatten(read(language, file)))
      expect(text, `${file} ${key}`).not.toMatch(others)
  }
})

it.each([
  ['id', /\bsyarat (dan|&) ketentuan|\bketentuan layanan|\bsyarat penggunaan/i],
  ['en', /\bterms (and|&) conditions|\bterms of use/i],
  ['zh', /使用条款|条款和条件|条款与条件/],
] as const)('%s: the terms of service have one name', (language, others) => {
  for (const file of files) {
    for (const [key, text] of flatten(read(language, file)))
      expect(text, `${file} ${key}`).not.toMatch(others)
  }
})
