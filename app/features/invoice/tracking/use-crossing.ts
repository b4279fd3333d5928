import type { RouteStop } from '@seberang/design-system/CrossingRoute'
import type { Cart } from '@seberang/domain/api'
import { courierName } from '@seberang/domain/explain'
import { formatDayOfYear } from '@seberang/domain/format'
import type { Status } from '@seberang/domain/status'
import { useTranslation } from 'react-i18next'
import { flagOf, useCountryName } from '../../../lib/reference/countries.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { crossingPlaceOf, type PlaceOnCrossing } from '../../../lib/shipments/whereabouts.ts'

/** The crossing in three stops, and where the parcel is. */
export function useCrossing(cart: Cart): PlaceOnCrossing & { stops: readonly RouteStop[] } {
  const { t } = useTranslation('status')
  const countryName = useCountryName()
  const language = useLanguage()
  const dayOf = (status: Status): string | undefined => {
    const date = cart.cart_logs.findLast((log) => log.status === status)?.log_date
    return date ? formatDayOfYear(date, language) : undefined
  }
  const [sent, inbound, finished] = [dayOf('sent'), dayOf('inbound'), dayOf('finished')]
  const { address, domestic_courier: courier } = cart
  const atHome = [
    finished && t('route.delivered', { day: finished }),
    courier && courierName(courier),
  ].filter(Boolean)
  return {
    ...crossingPlaceOf(cart),
    stops: [
      {
        name: countryName(cart.country),
        country: flagOf(cart.country),
        ...(sent && { detail: t('route.left', { day: sent }) }),
      },
      { name: t('route.customs'), ...(inbound && { detail: t('route.landed', { day: inbound }) }) },
      {
        name: address?.district_name ?? countryName('ID'),
        country: 'ID',
        ...(atHome.length > 0 && { detail: atHome.join(' · ') }),
      },
    ],
  }
}
