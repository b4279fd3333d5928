import { setImmediate } from 'node:timers/promises'
import {
  exportService,
  importService,
  type Cart,
  type CartCounts,
  type CartGroup,
} from '@seberang/domain/api'
import {
  afterCheckout,
  beforeCheckout,
  isBeforeCheckout,
  placeOf,
  type Place,
  type Status,
  type StatusAfterCheckout,
} from '@seberang/domain/status'
import { maxPageProducts } from '@seberang/domain/limits'
import type { Executor } from '../../database/database.ts'
import type { PageQuery } from '../../database/page.ts'
import { linesPerCart, loadInTurn } from '../../shipments/load.ts'
import { shorterSize } from '../../http/paging.ts'
import type { Reading } from '../../http/route.ts'
import { retryAfter } from '../../http/slots.ts'
import { busy } from '../../refusal/refusal.ts'
import { viewCart, type CartViewContext } from '../../shipments/view.ts'
import { countByStatus, findCarts, type CartFilter } from './store.ts'

export interface CartQuery {
  page: number
  page_size: number
  status?: CartGroup
  place?: Place
  query?: string
  /** Comma-separated. */
  codes?: string
}

/** `size`: of the page as answered; a page of large shipments is shorter than asked for. */
interface CartPage {
  count: number
  results: Cart[]
  size: number
}

/** In product lines: what is priced in one go. */
const maxLinesShownAtOnce = 200

/** `isAborted`: whether whoever asked has hung up. */
type ListContext = CartViewContext & Pick<Reading, 'isAborted'>

/** One page of a customer's shipments, newest first; before them, those that something is due for. */
export async function listCarts(
  executor: Executor,
  customerId: number,
  query: CartQuery,
  view: ListContext,
): Promise<CartPage> {
  const filter = {
    statuses: query.status && statusesOf(query.status),
    place: query.place,
    payableOnly: query.status === 'payable',
    codes: query.codes ? query.codes.split(',') : undefined,
    text: query.query || undefined,
    dueFirst: true,
  }
  return viewFound(executor, customerId, filter, query, view)
}

async function viewFound(
  executor: Executor,
  customerId: number,
  filter: CartFilter,
  page: PageQuery,
  view: ListContext,
): Promise<CartPage> {
  const { count, rows } = await findCarts(executor, customerId, filter, page)
  const weights = rows.map(({ lines }) => lines)
  const size = shorterSize(page.page_size, weights, maxPageProducts)
  const lines = new Map(rows.map((row) => [row.cart.id, row.lines]))
  const shown = rows.slice(0, size).map(({ cart }) => cart)
  const results: Cart[] = []
  let weight = 0
  for await (const loaded of loadInTurn(executor, shown, lines)) {
    // Nobody gets the rest of the answer.
    if (view.isAborted()) throw busy(retryAfter)
    results.push(viewCart(loaded, view))
    // A shipment has up to 500 products and is priced to be shown: others have their turn in between.
    weight += linesPerCart + loaded.details.length
    if (weight < maxLinesShownAtOnce) continue
    weight = 0
    await setImmediate()
  }
  return { count, results, size }
}

const statusesOf = (group: CartGroup): readonly Status[] =>
  group === 'idle' || group === 'payable' ? beforeCheckout : [group]

/** One page of a customer's shipments from checkout on, newest first. */
export function listHistory(
  executor: Executor,
  customerId: number,
  { status, ...query }: Omit<CartQuery, 'status' | 'place' | 'codes'> & { status?: StatusAfterCheckout },
  view: ListContext,
): Promise<CartPage> {
  const statuses = status === undefined ? afterCheckout : [status]
  return viewFound(
    executor,
    customerId,
    {
      statuses,
      place: undefined,
      payableOnly: false,
      codes: undefined,
      text: query.query || undefined,
      dueFirst: false,
    },
    query,
    view,
  )
}

/**
 * The number of shipments by status and by group.
 * @param text counts what the list finds by it alone
 */
export async function countCarts(executor: Executor, customerId: number, text?: string): Promise<CartCounts> {
  const rows = await countByStatus(executor, customerId, text)
  const sum = (isCounted: (status: Status, kind: string) => boolean) =>
    rows.reduce((total, row) => total + (isCounted(row.status, row.kind) ? row.count : 0), 0)
  const imports = rows.filter(({ kind }) => kind === 'import')
  return {
    by_status: sumBy(
      imports,
      ({ status }) => status,
      ({ count }) => count,
    ),
    by_place: sumBy(imports, placeOf, ({ count }) => count),
    idle: {
      count_total: sum((status) => isBeforeCheckout(status)),
      [importService]: sum((status, kind) => isBeforeCheckout(status) && kind === 'import'),
      [exportService]: sum((status, kind) => isBeforeCheckout(status) && kind === 'export'),
    },
    [importService]: sum((_, kind) => kind === 'import'),
    [exportService]: sum((_, kind) => kind === 'export'),
    payable: imports.reduce((total, row) => total + row.payable, 0),
    payable_by_status: sumBy(
      imports,
      ({ status }) => status,
      ({ payable }) => payable,
    ),
    quarantine: sum((status) => status === 'quarantine'),
    count_total: sum(() => true),
    countries: [...new Set(rows.flatMap(({ countries }) => countries))].toSorted(),
  }
}

/** The sum of each group of rows; a group of nothing is omitted. */
function sumBy<Row, Key extends string>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  amountOf: (row: Row) => number,
): Partial<Record<Key, number>> {
  const sums: Partial<Record<Key, number>> = {}
  for (const row of rows) {
    const [key, amount] = [keyOf(row), amountOf(row)]
    if (amount > 0) sums[key] = (sums[key] ?? 0) + amount
  }
  return sums
}
