/** Which shipments of a locker are chosen to be paid, with the courier of each. */
export interface Selection {
  /** Codes of shipments, in the order in which they were chosen. */
  readonly chosen: readonly string[]
  /** The courier of a chosen shipment, by its code. */
  readonly couriers: Readonly<Record<string, string>>
}

/** As much of a shipment as decides whether it can be chosen. */
export interface Selectable {
  cart_code: string
  status: string
  can: { checkout: true | string }
}

export const nothingChosen: Selection = { chosen: [], couriers: {} }

/** A parcel in quarantine without products cannot be checked out; `can` says so, as it does of any other. */
export const isSelectable = (cart: Selectable): boolean => cart.can.checkout === true

/** Those that "select all" stands for: whatever can be chosen and is not in quarantine. */
export const selectedByAll = (carts: readonly Selectable[]): readonly string[] =>
  carts.filter((cart) => cart.status !== 'quarantine' && isSelectable(cart)).map(({ cart_code }) => cart_code)

/** Chooses a shipment, or no longer: then the courier that was chosen for it is forgotten. */
export function choose(selection: Selection, code: string, on: boolean): Selection {
  const others = selection.chosen.filter((chosen) => chosen !== code)
  if (on) return { ...selection, chosen: [...others, code] }
  return { chosen: others, couriers: without(selection.couriers, code) }
}

/** Chooses these and nothing else, and every courier anew. */
export const chooseAll = (codes: readonly string[]): Selection => ({ chosen: [...codes], couriers: {} })

/** To be paid at once: only these stay chosen, each with its courier. */
export function chooseOnly(selection: Selection, codes: readonly string[]): Selection {
  const couriers = Object.entries(selection.couriers).filter(([code]) => codes.includes(code))
  return { chosen: [...codes], couriers: Object.fromEntries(couriers) }
}

export function chooseCourier(selection: Selection, code: string, courier: string): Selection {
  return { ...selection, couriers: { ...selection.couriers, [code]: courier } }
}

/** Lets go of shipments that are known and can no longer be chosen; of those that are not known nothing is said. */
export function keepSelectable(selection: Selection, known: readonly Selectable[]): Selection {
  const gone = known.filter((cart) => !isSelectable(cart) && selection.chosen.includes(cart.cart_code))
  return gone.reduce((left, { cart_code }) => choose(left, cart_code, false), selection)
}

/** Whether the box for all is ticked, half ticked, or not: nothing chosen turns it off. */
export function allState(selection: Selection, codes: readonly string[]): 'none' | 'some' | 'all' {
  if (selection.chosen.length === 0) return 'none'
  const isWhole = codes.length > 0 && codes.every((code) => selection.chosen.includes(code))
  return isWhole ? 'all' : 'some'
}

function without(couriers: Selection['couriers'], code: string): Selection['couriers'] {
  return Object.fromEntries(Object.entries(couriers).filter(([known]) => known !== code))
}
