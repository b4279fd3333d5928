import { paths } from './paths.ts'

/** A shipment that was just saved, with the address for its seller. */
export const savedOf = (cartCode: string): string =>
  `${paths.wizardSaved}?${new URLSearchParams({ cart: cartCode })}`
