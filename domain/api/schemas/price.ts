import { decimal, message } from '../../validation/index.ts'
import { maxPriceIn, maxValues } from './max-values.ts'

/** The price of one piece in the currency of its `currency_code`; a refusal names the limit in that currency. */
export const pricePerPiece = () =>
  decimal(maxPriceIn('IDR')).test({
    name: 'at-most',
    // In place of the limit that does not know the currency.
    exclusive: true,
    test: (value, { parent, createError }) => {
      const { currency_code: code } = parent as { currency_code?: unknown }
      const currency = typeof code === 'string' ? code : ''
      const max = maxPriceIn(currency)
      if (!(Number(value) > max)) return true
      return createError({ message: message('at_most', { max: `${currency} ${max}`.trim() }) })
    },
  })

/** A courier's price, in rupiah. */
export const pricePerKilogram = () => decimal(maxValues.rupiah)
