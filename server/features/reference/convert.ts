import type { Conversion, Rate } from '@seberang/domain/api'
import { refusedField } from '../../refusal/refusal.ts'
import type { Catalogue } from '../../reference/index.ts'

/** What one unit of a currency is worth. Throws 422 for one that has no rate. */
export function convert(catalogue: Catalogue, from: string, to: Conversion['to']): Conversion {
  const rate = findRate(catalogue, from)
  const target = findRate(catalogue, to)
  if (!rate || !target) throw refusedField('from', 'no_such_currency')
  const { as_of, source } = from === 'IDR' ? target : rate
  return { from, to, rate: rate.rupiah / target.rupiah, as_of, source }
}

/** The rupiah is worth itself, as of whenever the others were looked up. */
function findRate(catalogue: Catalogue, currency: string): Rate | undefined {
  const found = catalogue.offered('rates', currency)
  const [any] = catalogue.all('rates')
  return found ?? (currency === 'IDR' && any ? { ...any, currency, rupiah: 1 } : undefined)
}
