import { paths } from './paths.ts'

/** A shipment among those without an invoice. Apart from `paths`, which the arrival page loads. */
export const lockerAt = (cartCode: string): string =>
  `${paths.lockerImport}?${new URLSearchParams({ q: cartCode })}`
