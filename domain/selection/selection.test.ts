import { describe, expect, it } from 'vitest'
import {
  allState,
  choose,
  chooseAll,
  chooseNone,
  chooseCourier,
  isSelectable,
  keepSelectable,
  missingFrom,
  nothingChosen,
  selectedByAll,
  type Selection,
} from './index.ts'

const cart = (cart_code: string, status = 'warehouse', checkout: true | string = true) => ({
  cart_code,
  status,
  can: { checkout },
})

const two: Selection = { chosen: ['A', 'B'], couriers: { A: 'jne-reg', B: 'jnt-ez' } }

describe('selectable shipments', () => {
  it.each([
    ['one in the locker', cart('A'), true],
    ['one that has not arrived yet', cart('A', 'from_seller'), true],
    ['one in quarantine without products', cart('A', 'quarantine', 'no_products'), false],
    ['one in quarantine that has products', cart('A', 'quarantine'), true],
    ['one that cannot be priced', cart('A', 'warehouse', 'cannot_be_priced'), false],
    ['one with an open invoice', cart('A', 'pending', 'invoice_open'), false],
  ])('%s', (_, known, expected) => expect(isSelectable(known)).toBe(expected))
})

it.each<[string, Selection, Selection]>([
  ['choosing adds at the end', choose(two, 'C', true), { ...two, chosen: ['A', 'B', 'C'] }],
  ['choosing twice chooses once', choose(two, 'B', true), two],
  [
    'removing a shipment forgets only its courier',
    choose(two, 'A', false),
    { chosen: ['B'], couriers: { B: 'jnt-ez' } },
  ],
  [
    'choosing it again does not restore the courier',
    choose(choose(two, 'A', false), 'A', true),
    { chosen: ['B', 'A'], couriers: { B: 'jnt-ez' } },
  ],
  [
    'all of a list come after what is chosen elsewhere, without a courier',
    chooseAll(two, ['A', 'C']),
    { chosen: ['B', 'A', 'C'], couriers: { B: 'jnt-ez' } },
  ],
  [
    'none of a list leaves what is chosen elsewhere',
    chooseNone(two, ['A', 'C']),
    { chosen: ['B'], couriers: { B: 'jnt-ez' } },
  ],
  [
    'a courier belongs to its shipment',
    chooseCourier(two, 'A', 'jne-yes'),
    { ...two, couriers: { A: 'jne-yes', B: 'jnt-ez' } },
  ],
  [
    'what can no longer be paid loses its selection and its courier',
    keepSelectable(two, [cart('A', 'pending', 'invoice_open'), cart('C', 'quarantine', 'no_products')]),
    { chosen: ['B'], couriers: { B: 'jnt-ez' } },
  ],
  ['what is on another page stays chosen', keepSelectable(two, [cart('C')]), two],
])('%s', (_, outcome, expected) => expect(outcome).toEqual(expected))

it.each([
  ['all are there', { count: 2, results: [cart('A'), cart('B')] }, []],
  ['one is not', { count: 1, results: [cart('B')] }, ['A']],
  ['there are more than one page holds', { count: 2, results: [cart('B')] }, []],
] as const)('of what was requested, %s', (_, answer, expected) =>
  expect(missingFrom(['A', 'B'], answer)).toEqual(expected),
)

it('"select all" covers selectable shipments outside quarantine', () => {
  const known = [
    cart('A'),
    cart('B', 'from_seller'),
    cart('C', 'quarantine', 'no_products'),
    cart('D', 'quarantine'),
    cart('E', 'warehouse', 'cannot_be_priced'),
  ]
  expect(selectedByAll(known)).toEqual(['A', 'B'])
})

it.each([
  ['nothing chosen', nothingChosen, ['A', 'B'], 'none'],
  ['one of two', chooseAll(nothingChosen, ['A']), ['A', 'B'], 'some'],
  ['both', chooseAll(nothingChosen, ['A', 'B']), ['A', 'B'], 'all'],
  ['both and one in quarantine', chooseAll(nothingChosen, ['A', 'B', 'Q']), ['A', 'B'], 'all'],
  ['only one that is not listed', chooseAll(nothingChosen, ['Q']), [], 'some'],
  ['the last one removed', choose(chooseAll(nothingChosen, ['A']), 'A', false), ['A'], 'none'],
] as const)('the box for all, with %s', (_, selection, codes, expected) =>
  expect(allState(selection, codes)).toBe(expected),
)
