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
