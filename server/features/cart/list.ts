import type { Cart, CartCounts, CartGroup } from '@seberang/domain/api'
import { stage, statuses, type Status } from '@seberang/domain/status'
import type { Executor } from '../../database/database.ts'
import { loadCarts } from '../../shipments/load.ts'
import { viewCart, type CartViewContext } from '../../shipments/view.ts'
import { countByStatus, findCarts } from './store.ts'

export interface CartQuery {
  page: number
  page_size: number
  status?: CartGroup
  query?: string
  /** Comma-separated. */
  codes?: string
}

/** In the overseas stage, without an invoice. */
const isIdle = (status: Status) => stage(status) === 'overseas' && !['pending', 'paid'].includes(status)
const idleStatuses = statuses.filter(isIdle)

/** One page of a customer's shipments, newest first. */
export async function listCarts(
  executor: Executor,
  customerId: number,
  query: CartQuery,
  view: CartViewContext,
): Promise<{ count: number; results: Cart[] }> {
  const filter = {
    statuses: query.status && statusesOf(query.status),
    codes: query.codes ? query.codes.split(',') : undefined,
    text: query.query || undefined,
  }
  const { count, rows } = await findCarts(executor, customerId, filter, query)
  const loaded = await loadCarts(executor, rows)
  return { count, results: loaded.map((one) => viewCart(one, view)) }
}

const statusesOf = (group: CartGroup): readonly Status[] => (group === 'idle' ? idleStatuses : [group])

/** The number of shipments by status and by group. */
export async function countCarts(executor: Executor, customerId: number): Promise<CartCounts> {
  const rows = await countByStatus(executor, customerId)
  const sum = (isCounted: (status: Status, kind: string) => boolean) =>
    rows.reduce((total, row) => total + (isCounted(row.status, row.kind) ? row.count : 0), 0)
  const imports = rows.filter(({ kind }) => kind === 'import')
  return {
    by_status: Object.fromEntries(imports.map((row) => [row.status, row.count])),
    idle: {
      count_total: sum((status) => isIdle(status)),
      titipimport: sum((status, kind) => isIdle(status) && kind === 'import'),
      titipexport: sum((status, kind) => isIdle(status) && kind === 'export'),
    },
    titipimport: sum((_, kind) => kind === 'import'),
    titipexport: sum((_, kind) => kind === 'export'),
    quarantine: sum((status) => status === 'quarantine'),
    count_total: sum(() => true),
  }
}
