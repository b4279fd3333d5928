import { joinParts } from '@seberang/domain/format'
import type { Invoice, InvoiceType } from '@seberang/domain/api'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/use-language.ts'

/** From so many on, shipments are named in short: in full their names and prices fill a window. */
export const manyShipments = 3

/** The names of what is billed together: of many the first, and how many others. */
function useShipmentNames(): (titles: readonly string[]) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  return (titles) => {
    const [title = '', ...others] = titles
    return titles.length < manyShipments
      ? joinParts(titles, language)
      : t('shipmentNames', { title, count: others.length })
  }
}

/** What an invoice is for: its shipments, or the wallet. */
export function useBilledNames(): (bill: { invoice_type: InvoiceType; titles: readonly string[] }) => string {
  const { t } = useTranslation()
  const namesOf = useShipmentNames()
  return ({ invoice_type, titles }) => {
    if (invoice_type === 'topup') return t('topUpName')
    const names = namesOf(titles)
    return invoice_type === 'paylater' ? t('laterName', { names }) : names
  }
}

export const titlesOf = ({ items }: Pick<Invoice, 'items'>): readonly string[] =>
  items.map(({ title }) => title)
