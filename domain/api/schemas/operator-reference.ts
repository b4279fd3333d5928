import { mixed } from 'yup'
import { isPositive } from '../../json/index.ts'
import type { SchemasOf } from '../define.ts'
import type { operatorReferenceCalls } from '../calls/operator-reference.ts'
import { referenceKinds } from '../types/operator-reference.ts'
import {
  choice,
  fields,
  instant,
  limits,
  message,
  optionalText,
  text,
  yesOrNo,
} from '../../validation/index.ts'

/** An object whose fields are validated elsewhere, because they depend on its kind. */
function openFields<Fields extends object>() {
  return mixed<Fields>(
    (value): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value),
  )
    .typeError(message('object'))
    .required(message('required'))
    .meta({ openapi: { type: 'object' } })
}

const kind = () => choice(referenceKinds)
const named = fields({ kind: kind(), id: text(limits.code) })

const rates = openFields<Record<string, number>>().test('rates', (given, context) => {
  const entries = Object.entries(given)
  const refuse = (name: string, reason: string) =>
    context.createError({ path: name ? `rates.${name}` : 'rates', message: reason })
  if (entries.length === 0) return refuse('', message('required'))
  const wrong = entries.find(([, value]) => !isPositive(value))
  return wrong ? refuse(wrong[0], message('number')) : true
})

export const operatorReferenceSchemas = {
  opsReferences: { params: fields({ kind: kind() }) },
  opsReference: { params: named },
  opsSetReference: {
    params: named,
    body: fields({
      record: openFields<object>(),
      whole: yesOrNo(),
      source: optionalText(limits.line),
      as_of: instant(),
      sure: yesOrNo(),
    }),
  },
  opsRemoveReference: { params: named },
  opsSetRates: {
    body: fields({ rates, source: optionalText(limits.line), as_of: instant(), sure: yesOrNo() }),
  },
} satisfies SchemasOf<typeof operatorReferenceCalls>
