import type { Agent } from '@seberang/domain/api'

interface WarehouseLine {
  title: string
  /** As the forms of shops abroad call it, where that differs. */
  formName?: string
  value: string
}

/** The lines of a warehouse's address, with the customer's code filled in. */
export const warehouseLines = ({ contact_info }: Agent, unit: string): WarehouseLine[] =>
  contact_info.map(({ title, form_name, value }) => ({
    title,
    ...(form_name && form_name !== title && { formName: form_name }),
    value: value.replaceAll('{suite}', unit),
  }))

interface WarehouseAddress {
  /** To whom parcels are addressed: ours, with the customer's code. */
  recipient: string
  lines: readonly string[]
}

/** The same address on a label: its first line is the recipient's. */
export function warehouseAddress(agent: Agent, unit: string): WarehouseAddress {
  const [recipient = unit, ...lines] = warehouseLines(agent, unit).map(({ value }) => value)
  return { recipient, lines }
}
