import type { SchemasOf } from '../define.ts'
import type { accountDataCalls } from '../calls/account-data.ts'
import { leastWithdrawal } from '../../limits/index.ts'
import { fields, limits, text, wholeNumber } from '../../validation/index.ts'

const token = { reauth_token: text(limits.line) }
const confirmed = fields(token)

export const accountDataSchemas = {
  exportData: { body: confirmed },
  downloadData: { query: fields({ token: text(limits.line) }) },
  deleteAccount: { body: fields({ ...token, gives_up: wholeNumber(1, leastWithdrawal).optional() }) },
} satisfies SchemasOf<typeof accountDataCalls>
