import { calls, quoteTermsOf } from '@seberang/domain/api'
import type { AppliedQuote } from '@seberang/domain/terms'
import { useMemo } from 'react'
import type { BookAddress } from '../../lib/addresses/book-address.ts'
import { useCall } from '../../lib/api/use-call.ts'

/** The quote that the draft was started from, once it is loaded. */
export function useAppliedQuote(
  code: string | undefined,
  address: BookAddress | undefined,
  courierCode: string | null,
): AppliedQuote | null {
  const { data } = useCall(calls.quote, code ? { params: { code } } : null, { revalidateOnFocus: false })
  const subDistrictId = address?.sub_district_id ?? null
  return useMemo(
    () =>
      data
        ? { terms: quoteTermsOf(data.data), sub_district_id: subDistrictId, courier_code: courierCode }
        : null,
    [data, subDistrictId, courierCode],
  )
}
