import type { Conversion, Rate } from '@seberang/domain/api'
import { refusedField } from '../../refusal/refusal.ts'
import type { Catalogue } from '../../reference/index.ts'

/** The value of one unit of a currency. Throws 422 for a currency without a rate. */
export function convert(catalogue: Catalogue, from: string, to: Conversion['to']): Conversion {
  const rate = findRate(catalogue, from)
  const target = findRate(catalogue, to)
  if (!rate || !target) throw refusedField('from', 'no_such_currency')
  const { as_of, source } = from === 'IDR' ? target : rate
  return { from, to, rate: rate.rupiah / target.rupiah, as_of, source }
}

/** The rupiah's rate is 1, with the date of the other rates. */
function findRate(catalogue: Catalogue, currency: string): Rate | undefined {
  const found = catalogue.offered('rates', currency)
  const [any] = catalogue.all('rates')
  return found ?? (currency === 'IDR' && any ? { ...any, currency, rupiah: 1 } : undefined)
}
