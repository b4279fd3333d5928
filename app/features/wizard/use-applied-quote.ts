import { calls, quoteTermsOf, type SubDistrictFound } from '@seberang/domain/api'
import type { AppliedQuote, Priced } from '@seberang/domain/terms'
import { useMemo } from 'react'
import { useCall } from '../../lib/api/use-call.ts'
import { useEndOfQuotes } from '../../lib/pricing/use-end-of-quotes.ts'
import type { ShipmentDraft } from './draft/draft.ts'

function useQuote(code: string | undefined) {
  const { data } = useCall(calls.quote, code ? { params: { code } } : null, { revalidateOnFocus: false })
  return data?.data
}

/** The price that the shipment's quote was kept at. */
export const useQuotedPrice = ({ quoteCode }: Pick<ShipmentDraft, 'quoteCode'>): Priced | undefined =>
  useQuote(quoteCode)?.priced

/** The place that the shipment's quote is for, or that was chosen in the calculator. */
export function useQuotedPlace({
  quoteCode,
  place,
}: Pick<ShipmentDraft, 'quoteCode' | 'place'>): SubDistrictFound | undefined {
  const quoted = useQuote(quoteCode)?.about.place
  // The calculator's link has only names: the search knows the rest.
  const found = useCall(calls.searchSubDistricts, place && !quoteCode ? { query: { q: place.name } } : null, {
    revalidateOnFocus: false,
  })
  const there = found.data?.results.filter(({ sub_district_id }) => sub_district_id === place?.id)
  return quoted ?? there?.find(({ village_name = '' }) => village_name === place?.village) ?? there?.[0]
}

/** The quote that the draft was started from, once it is loaded. */
export function useAppliedQuote(
  code: string | undefined,
  place: { sub_district_id: string } | undefined,
  courierCode: string | null,
): AppliedQuote | null {
  const quote = useQuote(code)
  useEndOfQuotes([quote])
  const subDistrictId = place?.sub_district_id ?? null
  return useMemo(
    () =>
      quote
        ? { terms: quoteTermsOf(quote), sub_district_id: subDistrictId, courier_code: courierCode }
        : null,
    [quote, subDistrictId, courierCode],
  )
}
