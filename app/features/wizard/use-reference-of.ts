import { calls } from '@seberang/domain/api'
import { useMemo } from 'react'
import { useCall } from '../../lib/api/use-call.ts'
import type { Reference } from '../../lib/reference/reference.ts'

/** The reference data with the HS codes of these goods, by which the law is told from the tariff. */
export function useReferenceOf(goods: readonly { hscode: string }[], reference: Reference): Reference {
  const codes = [...new Set(goods.map(({ hscode }) => hscode).filter((code) => code !== ''))].toSorted()
  const found = useCall(calls.hsCodes, codes.length > 0 ? { query: { keys: codes.join(',') } } : null)
  const hsCodes = found.data?.results
  return useMemo(() => (hsCodes ? { ...reference, hsCodes } : reference), [reference, hsCodes])
}
