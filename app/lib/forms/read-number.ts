import { formatNumber, readDecimal } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/use-language.ts'

export interface ReadNumber {
  /** The canonical decimal, when what is typed can be read in one way. */
  value: string | undefined
  error: string | undefined
}

/** Reads what a person typed as a figure, or says why it cannot be read. An empty field is neither. */
export function useReadNumber(): (text: string) => ReadNumber {
  const { t } = useTranslation()
  const language = useLanguage()
  return (text) => {
    const read = readDecimal(text)
    switch (read.kind) {
      case 'value':
        return { value: read.canonical, error: undefined }
      case 'empty':
        return { value: undefined, error: undefined }
      case 'unreadable':
        return { value: undefined, error: t('reading.unreadable') }
      case 'ambiguous': {
        const [thousands, decimal] = read.readings.map((reading) => formatNumber(Number(reading), language))
        return {
          value: undefined,
          error: t('reading.ambiguous', { thousands: thousands ?? '', decimal: decimal ?? '' }),
        }
      }
    }
  }
}
