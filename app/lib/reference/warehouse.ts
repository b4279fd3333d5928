import type { Agent } from '@seberang/domain/api'

/** The lines of a warehouse's address, with the customer's code filled in. */
export const warehouseLines = ({ contact_info }: Agent, unit: string): { title: string; value: string }[] =>
  contact_info.map(({ title, value }) => ({ title, value: value.replaceAll('{suite}', unit) }))
