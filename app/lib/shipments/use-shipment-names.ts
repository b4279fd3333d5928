import { joinParts } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/use-language.ts'

/** From so many on, shipments are named in short: in full their names and prices fill a window. */
export const manyShipments = 3

/** The names of what is billed together: of many the first, and how many others. */
export function useShipmentNames(): (titles: readonly string[]) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  return (titles) => {
    const [title = '', ...others] = titles
    return titles.length < manyShipments
      ? joinParts(titles, language)
      : t('shipmentNames', { title, count: others.length })
  }
}
