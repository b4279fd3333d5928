import type { SchemasOf } from '../define.ts'
import type { operatorCalls } from '../calls/operator.ts'
import { operatorNeeds } from '../types/operator.ts'
import { statuses } from '../../status/index.ts'
import { maxValues } from './max-values.ts'
import { pageShape } from './page.ts'
import {
  choice,
  emailAddress,
  fields,
  limits,
  message,
  optionalChoice,
  optionalText,
  text,
  wholeNumber,
} from '../../validation/index.ts'

const code = fields({ cart_code: text(limits.code) })
const weight = () =>
  text(32).matches(
    /^\d{1,6}(?:\.\d{1,6})? ?(?:kg|g|gram|lb)$/,
    message('measure_unreadable', { example: '1.4kg' }),
  )
const size = () =>
  text(64).matches(
    /^\d{1,5}(?:\.\d{1,4})?x\d{1,5}(?:\.\d{1,4})?x\d{1,5}(?:\.\d{1,4})? ?(?:mm|cm|m|inch)$/,
    message('measure_unreadable', { example: '42x20x11cm' }),
  )
const quantity = () => wholeNumber(1, maxValues.packages)

const receiveFields = fields({
  suite: optionalText(limits.code),
  resi: optionalText(limits.code),
  cart_code: optionalText(limits.code),
  agent_id: optionalText(limits.code),
  weight: weight(),
  size: size(),
  quantity: quantity(),
  papers: optionalText(500),
}).test('one-of', (value, context) => {
  const isNamed = value.cart_code ? !value.suite && !value.resi : Boolean(value.suite || value.resi)
  return isNamed || context.createError({ path: 'suite', message: message('parcel_number') })
})

export const operatorSchemas = {
  opsReceive: { body: receiveFields },
  opsMeasure: { params: code, body: fields({ weight: weight(), size: size(), quantity: quantity() }) },
  opsPhoto: { params: code },
  opsMove: {
    params: code,
    body: fields({ status: choice(statuses), resi: optionalText(limits.code), note: optionalText(500) }),
  },
  opsConfirm: { params: code },
  opsUnlock: { body: fields({ email: emailAddress() }) },
  opsPapers: { params: code, body: fields({ papers: text(500).nullable() }) },
  opsUnreceive: { params: code, body: fields({ reason: optionalText(500) }) },
  opsClassify: { params: code, body: fields({ product: text(limits.code), hscode: text(16) }) },
  opsBill: {
    params: code,
    body: fields({
      amount: wholeNumber(1, maxValues.rupiah).required(message('required')),
      reason: text(limits.line),
    }),
  },
  opsSettle: { params: fields({ invoice_code: text(limits.code) }) },
  opsCarts: {
    query: fields({
      ...pageShape,
      status: optionalChoice(statuses),
      needs: optionalChoice(operatorNeeds),
    }),
  },
  opsCart: { params: code },
  opsAudit: {
    query: fields({
      since: optionalText(40).test(
        'date',
        message('date'),
        (value) => !value || !Number.isNaN(Date.parse(value)),
      ),
    }),
  },
} satisfies SchemasOf<typeof operatorCalls>
