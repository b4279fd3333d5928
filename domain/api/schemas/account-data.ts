import type { SchemasOf } from '../define.ts'
import type { accountDataCalls } from '../calls/account-data.ts'
import { fields, limits, text } from '../../validation/index.ts'

const confirmed = fields({ reauth_token: text(limits.line) })

export const accountDataSchemas = {
  exportData: { body: confirmed },
  downloadData: { query: fields({ token: text(limits.line) }) },
  deleteAccount: { body: confirmed },
} satisfies SchemasOf<typeof accountDataCalls>
