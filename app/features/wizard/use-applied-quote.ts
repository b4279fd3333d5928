import { calls, quoteTermsOf, type SubDistrictFound } from '@seberang/domain/api'
import type { AppliedQuote } from '@seberang/domain/terms'
import { useMemo } from 'react'
import type { BookAddress } from '../../lib/addresses/book-address.ts'
import { useCall } from '../../lib/api/use-call.ts'

function useQuote(code: string | undefined) {
  const { data } = useCall(calls.quote, code ? { params: { code } } : null, { revalidateOnFocus: false })
  return data?.data
}

/** The place that the shipment's quote is for. */
export const useQuotedPlace = (code: string | undefined): SubDistrictFound | undefined =>
  useQuote(code)?.about.place ?? undefined

/** The quote that the draft was started from, once it is loaded. */
export function useAppliedQuote(
  code: string | undefined,
  address: BookAddress | undefined,
  courierCode: string | null,
): AppliedQuote | null {
  const quote = useQuote(code)
  const subDistrictId = address?.sub_district_id ?? null
  return useMemo(
    () =>
      quote
        ? { terms: quoteTermsOf(quote), sub_district_id: subDistrictId, courier_code: courierCode }
        : null,
    [quote, subDistrictId, courierCode],
  )
}
