import { formatNumber, readDecimal } from '@seberang/domain/format'
import { messageFor } from '@seberang/domain/validation'
import type { TFunction } from 'i18next'
import type { Language } from '@seberang/domain/language'

export interface ReadNumber {
  /** The canonical decimal, when what is typed can be read in one way. */
  value: string | undefined
  error: string | undefined
}

/** What a person typed as a figure: read, or with the reason why it cannot be. An empty field has neither. */
export function readNumber(text: string, t: TFunction, language: Language): ReadNumber {
  const read = readDecimal(text)
  switch (read.kind) {
    case 'value':
      return { value: read.canonical, error: undefined }
    case 'empty':
      return { value: undefined, error: undefined }
    case 'unreadable':
      return { value: undefined, error: messageFor(language, 'decimal') }
    case 'ambiguous': {
      const [thousands, decimal] = read.readings.map((reading) => formatNumber(Number(reading), language))
      return { value: undefined, error: t('common:reading.ambiguous', { thousands, decimal }) }
    }
  }
}
