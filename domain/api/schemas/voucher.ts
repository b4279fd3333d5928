import type { SchemasOf } from '../define.ts'
import type { voucherCalls } from '../calls/voucher.ts'
import { insuranceChoices } from '../../pricing/index.ts'
import {
  choice,
  decimal,
  fields,
  inUpperCase,
  instant,
  limits,
  message,
  numberChoice,
  optionalText,
  text,
  wholeNumber,
} from '../../validation/index.ts'
import { voucherKinds } from '../types/voucher.ts'
import { maxValues } from './max-values.ts'
import { pageShape } from './page.ts'

const voucherFields = fields({
  code: optionalText(32).matches(/^[A-Za-z0-9-]{4,32}$/, {
    message: message('voucher_code'),
    excludeEmptyString: true,
  }),
  kind: choice(voucherKinds),
  value: decimal(maxValues.rupiah),
  max: wholeNumber(1, maxValues.rupiah),
  min_total: wholeNumber(1, maxValues.rupiah),
  country: optionalText(limits.code),
  suite: optionalText(limits.code),
  uses_allowed: wholeNumber(1, 1_000_000),
  starts_at: instant(),
  ends_at: instant(),
  source: optionalText(limits.code),
}).test('value', (given, context) => {
  const value = Number(given.value)
  const refuse = (path: string, reason: string) => context.createError({ path, message: reason })
  if (!(value > 0)) return refuse('value', message('at_least', { min: 1 }))
  if (given.kind === 'percent' && value > 100) return refuse('value', message('at_most', { max: 100 }))
  if (given.kind === 'fixed' && !Number.isInteger(value)) return refuse('value', message('whole_number'))
  const { starts_at: from, ends_at: until } = given
  const isBackwards = from !== undefined && until !== undefined && Date.parse(until) <= Date.parse(from)
  return isBackwards ? refuse('ends_at', message('ends_before_start')) : true
})

export const voucherSchemas = {
  publicVouchers: { query: fields({ voucher_source: optionalText(limits.code) }) },
  claimVoucher: { body: fields({ code: text(limits.code) }) },
  checkVoucher: {
    body: fields({
      code: text(limits.code, { missing: message('voucher_missing') }),
      cart_code: text(limits.code),
      courier_code: optionalText(limits.code),
      insurance: numberChoice(insuranceChoices),
    }),
  },
  opsVoucher: { body: voucherFields },
  opsVouchers: { query: fields({ ...pageShape }) },
  opsEndVoucher: {
    params: fields({ code: text(limits.code).transform(inUpperCase) }),
    body: fields({ reason: text(limits.note) }),
  },
} satisfies SchemasOf<typeof voucherCalls>
