import { describe, expect, it } from 'vitest'
import {
  changeDraft,
  emptyDraft,
  emptyProduct,
  isTouched,
  type DraftChange,
  type ShipmentDraft,
} from './draft.ts'
import { isAccepted, isPriceable, paperIdsOf } from './convert.ts'
import { isShipmentDraft } from './is-shipment-draft.ts'
import { missingIn } from './missing.ts'

const empty = emptyDraft('k')
const lens = { ...emptyProduct('a', 'USD'), title: 'Lensa' }
const whole: ShipmentDraft = {
  ...empty,
  step: 'summary',
  country: 'US',
  addressId: '7',
  products: [lens],
  packageId: 'udara-individu',
}
const bySea: ShipmentDraft = { ...whole, track: 'sea', packageId: 'laut-individu' }
const known = {
  hasAddress: true,
  productsAreWhole: true,
  boxesAreValid: true,
  shipperIsValid: true,
  trackingIsValid: true,
}

describe('a shipment being put together', () => {
  it.each([
    ['nothing chosen', 'origin', empty, { ...known, hasAddress: false }, ['country', 'address']],
    ['an address that was removed', 'origin', whole, { ...known, hasAddress: false }, ['address']],
    ['products are required from their own step on', 'origin', { ...whole, products: [] }, known, []],
    ['no products', 'products', { ...whole, products: [] }, known, ['products']],
    [
      'half a product before there is one',
      'summary',
      { ...whole, products: [] },
      { ...known, productsAreWhole: false },
      ['productDetails'],
    ],
    ['half a product', 'products', whole, { ...known, productsAreWhole: false }, ['productDetails']],
    ['no delivery', 'delivery', { ...whole, packageId: null }, known, ['package']],
    ['an unconfirmed container', 'delivery', bySea, known, ['container']],
    ['boxes of which a side is missing', 'delivery', whole, { ...known, boxesAreValid: false }, ['boxes']],
    ['a seller without a name', 'delivery', whole, { ...known, shipperIsValid: false }, ['shipper']],
    ['a number that is none', 'delivery', whole, { ...known, trackingIsValid: false }, ['tracking']],
    ['a confirmed container', 'summary', { ...bySea, containerConfirmed: true }, known, []],
    ['by air there is no container', 'summary', whole, known, []],
    [
      'a summary names everything',
      'summary',
      empty,
      { ...known, hasAddress: false },
      ['country', 'address', 'products', 'package'],
    ],
  ] as const)('%s', (_, step, draft, of, missing) => {
    expect(missingIn(step, draft, of)).toEqual(missing)
  })

  it('a product without a name has a price, and cannot be saved', () => {
    const nameless = { ...lens, title: '', detailCode: 'd', categoryId: 'umum', price: '100', weight: '1' }
    expect(isPriceable(nameless)).toBe(true)
    expect(isAccepted(nameless)).toBe(false)
    expect(isAccepted({ ...nameless, title: 'Lensa' })).toBe(true)
  })

  it('starts, and starts over, with the defaults', () => {
    expect(empty).toMatchObject({
      track: 'air',
      container: 'fcl_40',
      containerConfirmed: false,
      shipmentType: 'wholesale',
      isWood: false,
    })
    expect(emptyProduct('a', 'USD')).toMatchObject({ weightUnit: 'kg', sizeUnit: 'cm' })
  })

  it('keeps the position of an edited product', () => {
    const two = changeDraft(whole, { type: 'product saved', product: { ...lens, key: 'b' } })
    const changed = changeDraft(two, { type: 'product saved', product: { ...lens, title: 'Lensa baru' } })
    expect(changed.products.map(({ key, title }) => [key, title])).toEqual([
      ['a', 'Lensa baru'],
      ['b', 'Lensa'],
    ])
  })

  it.each<[string, DraftChange, string | null]>([
    ['the same origin', { type: 'country', country: 'US' }, 'udara-individu'],
    ['another origin', { type: 'country', country: 'CN' }, null],
    ['the same way', { type: 'track', track: 'air', packageId: null }, 'udara-individu'],
    ['another way', { type: 'track', track: 'sea', packageId: 'laut-individu' }, 'laut-individu'],
    ['another way without its importer', { type: 'track', track: 'sea', packageId: null }, null],
  ])('%s keeps or forgets the delivery', (_, change, packageId) => {
    expect(changeDraft(whole, change).packageId).toBe(packageId)
  })

  it('from another country has no importer that it should keep', () => {
    const there = changeDraft({ ...whole, importer: 'jastip' }, { type: 'country', country: 'CN' })
    expect(there).not.toHaveProperty('importer')
  })

  it('holds the open product until its form is submitted or closed', () => {
    const open = changeDraft(whole, { type: 'product opened', product: emptyProduct('b', 'USD') })
    const typed = changeDraft(open, {
      type: 'product typed',
      product: { ...emptyProduct('b', 'USD'), title: 'Ta' },
    })
    expect(typed.open?.title).toBe('Ta')
    expect(typed.products).toEqual([lens])
    const closed = changeDraft(typed, { type: 'product closed' })
    expect(changeDraft(closed, { type: 'product typed', product: lens }).open).toBeNull()
    expect(changeDraft(typed, { type: 'product removed', key: 'b' }).open).toBeNull()
  })

  it('keeps the half-typed product while another is opened, and drops an untouched form', () => {
    const typed = { ...emptyProduct('b', 'USD'), title: 'Ta' }
    const other = changeDraft({ ...whole, open: typed }, { type: 'product opened', product: lens })
    expect(other.open).toEqual(lens)
    expect(other.products).toEqual([lens, typed])
    const blank = { ...whole, open: emptyProduct('b', 'USD') }
    expect(changeDraft(blank, { type: 'product opened', product: lens }).products).toEqual([lens])
  })

  it('restores a removed product at its place', () => {
    const bag = { ...emptyProduct('b', 'USD'), title: 'Tas' }
    const both = { ...whole, products: [lens, bag] }
    const removed = changeDraft(both, { type: 'product removed', key: 'a' })
    expect(changeDraft(removed, { type: 'product restored', product: lens, place: 0 })).toEqual(both)
  })

  it('confirms a container by choosing it', () => {
    expect(changeDraft(bySea, { type: 'container', container: 'lcl' })).toMatchObject({
      container: 'lcl',
      containerConfirmed: true,
    })
  })

  it.each<[string, ShipmentDraft, boolean]>([
    ['nothing', empty, false],
    ['an untouched open form', { ...empty, step: 'products', open: emptyProduct('a', 'CNY') }, false],
    [
      'an open form with another currency and unit',
      { ...empty, open: { ...emptyProduct('a', 'USD'), weightUnit: 'gram', quantity: '' } },
      false,
    ],
    ['a link alone', { ...empty, open: { ...emptyProduct('a', 'CNY'), url: 'https://a.id' } }, true],
    ['a quantity alone', { ...empty, open: { ...emptyProduct('a', 'CNY'), quantity: '3' } }, true],
    ['a battery alone', { ...empty, open: { ...emptyProduct('a', 'CNY'), hasBattery: true } }, true],
    ['a partly typed name', { ...empty, open: { ...emptyProduct('a', 'CNY'), title: 'L' } }, true],
    ['an origin', { ...empty, country: 'US' }, true],
  ])('%s is missed or not', (_, draft, missed) => expect(isTouched(draft)).toBe(missed))
})

it('a document joins its product and leaves what was typed of it since', () => {
  const document = { id: 'device:1', name: 'izin.pdf', type: 'application/pdf' }
  const retitled = { ...lens, title: 'Lensa bekas' }
  const other = { ...lens, key: 'other' }
  const changed = changeDraft(
    { ...whole, products: [retitled, other] },
    { type: 'document', key: lens.key, document },
  )
  expect(changed.products).toEqual([{ ...retitled, document }, other])
})

it('a paper keeps its field: an emptied one is not filled by the next', () => {
  const paper = { id: 'device:1', name: 'izin.pdf', type: 'application/pdf' }
  const next = { ...paper, id: 'device:2' }
  const two = changeDraft({ ...whole, papers: [paper] }, { type: 'paper', place: 1, paper: next })
  expect(two.papers).toEqual([paper, next])
  const emptied = changeDraft(two, { type: 'paper', place: 0, paper: null })
  expect(emptied.papers).toEqual([null, next])
  expect(paperIdsOf(emptied)).toEqual(['device:2'])
})

describe('a stored draft', () => {
  const photo = { id: 'device:1', name: 'a.jpg', type: 'image/jpeg' }
  it.each<[string, unknown, boolean]>([
    ['an empty draft', empty, true],
    ['after JSON', JSON.parse(JSON.stringify({ ...bySea, open: { ...lens, photo } })), true],
    ['a draft of another version', { ...empty, version: 0 }, false],
    ['an unknown step', { ...empty, step: 'payment' }, false],
    ['a product without a name', { ...whole, products: [{ ...lens, title: undefined }] }, false],
    ['an unknown unit', { ...whole, open: { ...lens, weightUnit: 'stone' } }, false],
    ['a file without an id', { ...whole, products: [{ ...lens, photo: { name: 'a' } }] }, false],
    ['papers, and a field that was emptied', { ...whole, papers: [photo, null] }, true],
    ['papers without an id', { ...whole, papers: [{ name: 'a' }] }, false],
    ['a text', 'draft', false],
    ['nothing', null, false],
  ])('%s', (_, value, readable) => expect(isShipmentDraft(value)).toBe(readable))
})
