import type { Priced } from '@seberang/domain/api'
import { paths } from './paths.ts'

/** A shipment that was just saved, with the address for its seller. */
export const savedOf = (cartCode: string): string =>
  `${paths.wizardSaved}?${new URLSearchParams({ cart: cartCode })}`

/** What goes with it in the history. */
export interface SavedState {
  /** The price that was shown before it was saved. */
  shown?: Priced | undefined
}
