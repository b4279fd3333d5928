import { calls } from '@seberang/domain/api'
import type { Operator } from './api.ts'

/** What operators see of money that paid nothing or went out twice: as many as one page holds. */
export const listUnmatched = async (operator: Operator) =>
  (await operator.call(calls.opsUnmatched, { query: { page_size: 100 } })).body.results
