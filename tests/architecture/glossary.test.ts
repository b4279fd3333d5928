import { statusLabels } from '@seberang/domain/status'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/run.ts'

const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8')
const cells = (row: string): string[] => row.split('|').map((cell) => cell.trim())

const words = (cell: string): string[] =>
  cell
    .replace(/\(.*?\)/g, '')
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '' && word !== '–')

/** The rows of every table of the glossary. */
const rows = read('docs', 'glossary.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (in code|--)/.test(line))
  .map(cells)
  .map(([, term = '', , id = '', zh = '']) => ({
    term: term.replace(/ \(.*\)/, ''),
    id: words(id),
    zh: words(zh),
  }))

/** The text in which each term stands, as `file:key`; several where the term has several words. */
const standsIn: Record<string, readonly string[]> = {
  shipment: ['print:label.shipment'],
  parcel: ['status:note.finished'],
  product: ['wizard:step.products', 'wizard:summary.goods'],
  packaging: ['calculator:volume.label', 'print:label.piece'],
  category: ['wizard:field.category'],
  'HS code': ['wizard:field.hscode'],
  heading: ['calculator:hscode.heading'],
  chapter: ['calculator:hscode.chapterRate'],
  restriction: ['explain/reasons:restriction.banned', 'explain/reasons:restriction.permit'],
  resi: ['locker:resi.field'],
  warehouse: ['status:photos', 'home:origins.title'],
  suite: ['overseas:unitName'],
  locker: ['common:nav.lockerImport'],
  'business account': ['company:none.title'],
  quarantine: ['locker:quarantine.title'],
  receive: ['status:note.warehouse'],
  measure: ['status:measured'],
  revise: ['explain/reasons:why.measured'],
  destination: ['wizard:step.origin'],
  recipient: ['status:recipient'],
  price: ['explain/price-lines:line.additional_costs'],
  estimate: ['calculator:options.estimate'],
  quote: ['quote:title'],
  track: ['common:track.air', 'common:track.sea'],
  'delivery option': ['quote:fact.deliveryOption'],
  package: ['quote:fact.deliveryOption'],
  importer: ['wizard:delivery.name'],
  jastip: ['calculator:importer.jastip'],
  container: ['wizard:container.label'],
  tier: ['wizard:delivery.tooHeavy'],
  tariff: ['quote:cause.tariff'],
  'billed weight': ['calculator:options.billed'],
  freight: ['explain/price-lines:line.freight'],
  'domestic shipping': ['checkout:courier'],
  'handling, phone surcharge': [
    'explain/price-lines:line.handling',
    'explain/price-lines:line.phone_surcharge',
  ],
  levy: ['explain/price-object:levies'],
  duty: ['explain/price-lines:line.duty'],
  excise: ['explain/price-object:part.excise'],
  'VAT, income tax': ['explain/price-lines:line.vat', 'explain/price-lines:line.income_tax'],
  NPWP: ['address:field.npwpFile'],
  rate: ['home:calculator.split'],
  'rate table': ['home:calculator.split'],
  'rule set': ['print:invoice.notes.rates'],
  voucher: ['explain/price-lines:line.discount'],
  term: ['glossary:all'],
  'check out': ['checkout:crumb'],
  invoice: ['invoice:crumb'],
  payment: ['invoice:check'],
  'additional invoice': ['invoice:additional.title'],
  credit: ['status:difference.name'],
  refund: ['refund:name'],
  wallet: ['explain/price-object:returned'],
  hold: ['wallet:history.held'],
  'top-up': ['wallet:topup.title'],
  'paying later': ['company:paylater.title'],
  withdrawal: ['wallet:open.title'],
  'saved card': ['wallet:cards.none'],
  'bank account': ['wallet:banks.title'],
  status: ['common:nav.status'],
  stage: ['status:overseas', 'status:domestic'],
  log: ['status:empty.text'],
  step: ['wizard:steps'],
  draft: ['wizard:reset.text'],
}

type Shown = 'id' | 'zh'

function entriesOf(value: unknown, path = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value ?? {}).flatMap(([key, part]) => entriesOf(part, path ? `${path}.${key}` : key))
}

function textsIn(language: Shown): Map<string, string> {
  const files: [name: string, content: unknown][] = [
    ...readdirSync(join(root, 'app/locales', language)).map((file): [string, unknown] => [
      file.replace('.json', ''),
      JSON.parse(read('app/locales', language, file)),
    ]),
    ['explain/reasons', JSON.parse(read('domain/explain/texts/reasons', `${language}.json`))],
    ['explain/price-object', JSON.parse(read('domain/explain/texts/price-object', `${language}.json`))],
    ['explain/price-lines', JSON.parse(read('domain/explain/texts/price-lines', `${language}.json`))],
    ['statuses', statusLabels[language]],
  ]
  return new Map(
    files.flatMap(([file, content]) =>
      entriesOf(content).map(([key, text]): [string, string] => [`${file}:${key}`, text]),
    ),
  )
}
const texts = { id: textsIn('id'), zh: textsIn('zh') }

/** Whole words in Indonesian, with or without a possessive suffix; Chinese has no spaces. Words are letters only. */
function contains(language: Shown, text: string, word: string): boolean {
  if (language === 'zh') return text.toLowerCase().includes(word)
  return new RegExp(`(?<!\\p{L})${word}(?:nya|mu|ku)?(?!\\p{L})`, 'iu').test(text)
}

const onScreen = rows.filter(({ id, zh }) => id.length + zh.length > 0)

it('every term with a word on a screen names the text it stands in', () => {
  expect(onScreen.map(({ term }) => term)).toEqual(Object.keys(standsIn))
})

describe.each(['id', 'zh'] as const)('in %s', (language) => {
  it.each(onScreen)('$term is called what the glossary says', (row) => {
    const found = (standsIn[row.term] ?? []).map((key) => texts[language].get(key) ?? `${key} does not exist`)
    const unused = row[language].filter((word) => !found.some((text) => contains(language, text, word)))
    expect(unused, found.join(' | ')).toEqual([])
    const without = found.filter((text) => !row[language].some((word) => contains(language, text, word)))
    expect(row[language].length > 0 ? without : []).toEqual([])
  })
})

it('a box has one word on every screen', () => {
  const others = ['koli', 'kardus', 'dus']
  const found = [...texts.id].filter(([, text]) => others.some((word) => contains('id', text, word)))
  expect(found).toEqual([])
})

it('the glossary lists every term once', () => {
  const terms = rows.map(({ term }) => term)
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([])
})
