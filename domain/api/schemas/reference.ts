import type { SchemasOf } from '../define.ts'
import type { referenceCalls } from '../calls/reference.ts'
import { fields, limits, optionalChoice, optionalText } from '../../validation/index.ts'

export const referenceSchemas = {
  categories: { query: fields({ type: optionalChoice(['retail', 'wholesale']) }) },
  hsCodes: { query: fields({ key: optionalText(limits.code), query: optionalText(limits.name) }) },
  paymentGroups: { query: fields({ invoice_code: optionalText(limits.code) }) },
} satisfies SchemasOf<typeof referenceCalls>
