import { calls, largestPage, type AnswerOf, type Cart, type CartGroup } from '@seberang/domain/api'
import {
  allState,
  choose,
  chooseAll,
  chooseNone,
  keepSelectable,
  missingFrom,
  selectedByAll,
} from '@seberang/domain/selection'
import { useEffect, useEffectEvent } from 'react'
import { request } from '../../lib/api/client.ts'
import { useCall } from '../../lib/api/use-call.ts'
import { isPayable, type CompleteCart } from '../../lib/shipments/cart-text.ts'
import { changeSelection, useOrder } from '../../lib/selection/order.ts'

/** The filter of a list, without its page. */
export interface Listed {
  status: CartGroup
  query: string
}

interface ChosenCarts {
  /** Selected shipments of this list, on all its pages and whatever is searched for. */
  codes: readonly string[]
  choose: (code: string, on: boolean) => void
  /** The same shipments at current prices. */
  carts: readonly CompleteCart[]
  /** Shipments that are selected but not in this list. */
  others: number
}

export const isShown = (shown: readonly Cart[], code: string): boolean =>
  shown.some(({ cart_code }) => cart_code === code)

/** The selection, seen from one page of a list. Shipments that can no longer be paid are deselected. */
export function useSelection(status: CartGroup, shown: readonly Cart[]): ChosenCarts {
  const { selection } = useOrder()
  const codes = selection.chosen
  const elsewhere = codes.filter((code) => !isShown(shown, code))
  const query =
    elsewhere.length > 0 ? { query: { codes: elsewhere.join(','), page_size: largestPage } } : null
  const others = useCall(calls.carts, query)
  // `keepPreviousData` may still show the previous selection's answer.
  const currentAnswer = useCall(calls.carts, query, { keepPreviousData: false }).data
  const found = elsewhere.length > 0 ? (others.data?.results ?? []) : []
  const known = [...shown, ...found]
  const missing = currentAnswer ? missingFrom(elsewhere, currentAnswer) : []
  const left = missing.reduce((rest, code) => choose(rest, code, false), keepSelectable(selection, known))
  const deselect = useEffectEvent(() => changeSelection(() => left))
  const isStale = left.chosen.length < codes.length
  useEffect(() => {
    if (isStale) deselect()
  }, [isStale])
  const carts = known.filter(isPayable).filter(({ cart_code }) => left.chosen.includes(cart_code))
  // Everything that can be selected is in the whole locker, be it known here or not.
  const isWhole = status === 'idle'
  const own = isWhole ? carts : carts.filter((cart) => cart.status === status)
  return {
    codes: isWhole ? left.chosen : left.chosen.filter((code) => own.some((cart) => cart.cart_code === code)),
    choose: (code, on) => changeSelection((now) => choose(now, code, on)),
    carts: own,
    others: carts.length - own.length,
  }
}

interface SelectAll {
  state: 'none' | 'some' | 'all'
  /** The number of shipments; undefined when only the server could count them. */
  total: number | undefined
  /** Shipments of other lists stay selected. @throws when the other pages cannot be loaded; the selection is then unchanged. */
  toggle: (on: boolean) => Promise<void>
}

interface ListPage extends Listed {
  shown: readonly Cart[]
  count: number
}

/** Selects every payable shipment of the list, on all pages, except those in quarantine. */
export function useSelectAll(page: ListPage, codes: readonly string[]): SelectAll {
  const counts = useCall(calls.cartCounts, {}).data?.data
  const here = selectedByAll(page.shown)
  const isWhole = page.count <= page.shown.length
  const total = isWhole ? here.length : totalOf(page, counts?.payable_by_status)
  const state = allState({ chosen: codes, couriers: {} }, here)
  const reachesAll = isWhole || (total !== undefined && codes.length >= total)
  return {
    state: state === 'all' && !reachesAll ? 'some' : state,
    total,
    toggle: async (on) => {
      // What a search leaves out stays selected: its rows are not in sight.
      const listed = page.query === '' ? codes : codes.filter((code) => isShown(page.shown, code))
      if (!on) return changeSelection((now) => chooseNone(now, listed))
      const all = isWhole ? here : await everyCode(page)
      changeSelection((now) => chooseAll(now, all))
    },
  }
}

function totalOf(
  { status, query }: Listed,
  counts: Partial<Record<string, number>> | undefined,
): number | undefined {
  if (query !== '' || !counts) return undefined
  const statuses = status === 'idle' ? ['from_seller', 'warehouse'] : [status]
  return statuses.reduce((sum, one) => sum + (counts[one] ?? 0), 0)
}

async function everyCode({ status, query }: Listed): Promise<readonly string[]> {
  const codes: string[] = []
  let place: { page: number; page_size: number } | null = { page: 1, page_size: largestPage }
  while (place) {
    const answer: AnswerOf<typeof calls.carts> = await request(calls.carts, {
      query: { status: status === 'idle' ? 'payable' : status, ...place, ...(query && { query }) },
    })
    codes.push(...selectedByAll(answer.results))
    place = placeOf(answer.next)
  }
  return codes
}

/** A page of large shipments is shorter than asked for: only its successor's URL tells where the list goes on. */
function placeOf(next: string | null) {
  if (next === null) return null
  const query = new URLSearchParams(next.slice(next.indexOf('?')))
  return { page: Number(query.get('page')), page_size: Number(query.get('page_size')) }
}
