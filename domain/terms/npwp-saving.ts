import type { Priced } from './priced.ts'

/** What a valid NPWP saves: the same shipment priced without one and with one. 0 where it changes nothing. */
export const npwpSaving = (without: Pick<Priced, 'answer'>, withNpwp: Pick<Priced, 'answer'>): number =>
  without.answer.total - withNpwp.answer.total
