import { wireLanguages } from '../../language/index.ts'
import {
  fields,
  inLowerCase,
  instant,
  limits,
  message,
  optionalChoice,
  optionalText,
  text,
} from '../../validation/index.ts'
import type { promoCalls } from '../calls/promo.ts'
import type { SchemasOf } from '../define.ts'
import { pageShape } from './page.ts'

const ofOne = () => fields({ id: text(limits.code).transform(inLowerCase) })
const requiredInstant = () => instant().required(message('required'))

export const promoSchemas = {
  promo: { params: ofOne() },
  promoImage: { params: fields({ file_id: text(limits.code) }) },
  opsPromos: { query: fields({ ...pageShape }) },
  opsSetPromo: {
    params: ofOne(),
    body: fields({
      language: optionalChoice(Object.values(wireLanguages)),
      title: text(limits.name),
      summary: text(limits.line),
      body: text(limits.article, { lines: true }),
      voucher_code: optionalText(limits.code),
      starts_at: requiredInstant(),
      ends_at: requiredInstant(),
    }).test('ends_at', ({ starts_at, ends_at }, context) => {
      if (Date.parse(ends_at) > Date.parse(starts_at)) return true
      return context.createError({ path: 'ends_at', message: message('ends_before_start') })
    }),
  },
  opsPromoImage: { params: ofOne() },
  opsRemovePromo: { params: ofOne(), body: fields({ reason: text(limits.note) }) },
} satisfies SchemasOf<typeof promoCalls>
