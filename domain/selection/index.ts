/** The shipments selected for checkout, with the courier of each. */
export interface Selection {
  /** Cart codes in order of selection. */
  readonly chosen: readonly string[]
  /** Couriers by cart code. */
  readonly couriers: Readonly<Record<string, string>>
}

/** The fields of a shipment that decide whether it can be selected. */
export interface Selectable {
  cart_code: string
  status: string
  can: { checkout: true | string }
}

export const nothingChosen: Selection = { chosen: [], couriers: {} }

/** Only shipments that can be checked out can be selected. */
export const isSelectable = (cart: Selectable): boolean => cart.can.checkout === true

/** What "select all" covers: selectable shipments outside quarantine. */
export const selectedByAll = (carts: readonly Selectable[]): readonly string[] =>
  carts.filter((cart) => cart.status !== 'quarantine' && isSelectable(cart)).map(({ cart_code }) => cart_code)

/** Selects or deselects a shipment; deselecting also clears its courier. */
export function choose(selection: Selection, code: string, on: boolean): Selection {
  const others = selection.chosen.filter((chosen) => chosen !== code)
  if (on) return { ...selection, chosen: [...others, code] }
  return { chosen: others, couriers: without(selection.couriers, code) }
}

/** Selects all shipments of a list, without a courier; those of other lists stay as they are. */
export function chooseAll(selection: Selection, codes: readonly string[]): Selection {
  const { chosen, couriers } = chooseNone(selection, codes)
  return { chosen: [...chosen, ...codes], couriers }
}

/** Deselects all shipments of a list; those of other lists stay as they are. */
export const chooseNone = (selection: Selection, codes: readonly string[]): Selection =>
  codes.reduce((left, code) => choose(left, code, false), selection)

export function chooseCourier(selection: Selection, code: string, courier: string): Selection {
  return { ...selection, couriers: { ...selection.couriers, [code]: courier } }
}

/** Those of the requested shipments that no longer exist. A page that holds only part of them reports none as missing. */
export function missingFrom(
  requested: readonly string[],
  answer: Readonly<{ count: number; results: readonly Pick<Selectable, 'cart_code'>[] }>,
): readonly string[] {
  if (answer.count > answer.results.length) return []
  return requested.filter((code) => !answer.results.some((cart) => cart.cart_code === code))
}

/** Deselects known shipments that can no longer be selected; unknown ones stay. */
export function keepSelectable(selection: Selection, known: readonly Selectable[]): Selection {
  const gone = known.filter((cart) => !isSelectable(cart) && selection.chosen.includes(cart.cart_code))
  return gone.reduce((left, { cart_code }) => choose(left, cart_code, false), selection)
}

/** State of the "select all" checkbox: checked, indeterminate or unchecked. */
export function allState(selection: Selection, codes: readonly string[]): 'none' | 'some' | 'all' {
  if (selection.chosen.length === 0) return 'none'
  const isWhole = codes.length > 0 && codes.every((code) => selection.chosen.includes(code))
  return isWhole ? 'all' : 'some'
}

function without(couriers: Selection['couriers'], code: string): Selection['couriers'] {
  return Object.fromEntries(Object.entries(couriers).filter(([known]) => known !== code))
}
