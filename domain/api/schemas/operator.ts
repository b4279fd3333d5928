import type { SchemasOf } from '../define.ts'
import type { operatorCalls } from '../calls/operator.ts'
import { moneyNeeds, operatorNeeds } from '../types/operator.ts'
import { readCentimetres, readGrams, type ReadMeasure } from '../../format/index.ts'
import { statuses } from '../../status/index.ts'
import { maxValues } from './max-values.ts'
import { pageShape } from './page.ts'
import { codeOfDoubts } from './sure.ts'
import {
  choice,
  emailAddress,
  fields,
  limits,
  message,
  optionalChoice,
  optionalText,
  optionalTrackingNumber,
  text,
  trackingNumber,
  wholeNumber,
  yesOrNo,
  inLowerCase,
  inUpperCase,
  bankReference,
} from '../../validation/index.ts'

/** A code of ours, in any case. */
const ownCode = () => text(limits.code).transform(inUpperCase)
const code = fields({ cart_code: ownCode() })

/** A measure as people write it. */
const measure = (
  read: (typed: string) => ReadMeasure<string | readonly string[]>,
  { max, example, length }: { max: number; example: string; length: number },
) =>
  text(length)
    .test('measure', (typed, context) => {
      const refuse = (reason: string) => context.createError({ message: reason })
      const found = read(typed)
      if (found.kind === 'unreadable') return refuse(message('measure_unreadable', { example }))
      if (found.kind === 'value')
        return (
          [found.value].flat().every((figure) => Number(figure) <= max) || refuse(message('outside_limits'))
        )
      const [thousands, decimal] = found.readings
      return refuse(message('measure_ambiguous', { thousands, decimal }))
    })
    .meta({ openapi: { type: 'string', examples: [example] } })
const weight = () => measure(readGrams, { max: maxValues.grams, example: '1.4kg', length: 32 })
const size = () => measure(readCentimetres, { max: maxValues.centimetres, example: '42x20x11cm', length: 64 })
const quantity = () => wholeNumber(1, maxValues.packages)

const receiveFields = fields({
  suite: optionalText(limits.code),
  resi: optionalTrackingNumber(),
  cart_code: optionalText(limits.code).transform(inUpperCase),
  agent_id: optionalText(limits.code).transform(inLowerCase),
  weight: weight(),
  size: size(),
  quantity: quantity(),
  sure: yesOrNo(),
  papers: optionalText(limits.note, { lines: true }),
}).test('one-of', (value, context) => {
  const isNamed = value.cart_code ? !value.suite && !value.resi : Boolean(value.suite || value.resi)
  return isNamed || context.createError({ path: 'suite', message: message('parcel_number') })
})

export const operatorSchemas = {
  opsReceive: { body: receiveFields },
  opsMeasure: {
    params: code,
    body: fields({ weight: weight(), size: size(), quantity: quantity(), sure: yesOrNo() }),
  },
  opsPhoto: { params: code },
  opsRemovePhoto: {
    params: fields({ cart_code: ownCode(), file_id: text(limits.code) }),
    body: fields({ reason: text(limits.note) }),
  },
  opsMove: {
    params: code,
    body: fields({
      status: choice(statuses).transform(inLowerCase),
      resi: optionalTrackingNumber(),
      note: optionalText(limits.note, { lines: true }),
    }),
  },
  opsTracking: { params: code, body: fields({ resi: trackingNumber(), sure: yesOrNo() }) },
  opsConfirm: { params: code },
  opsUnlock: { body: fields({ email: emailAddress() }) },
  opsPapers: { params: code, body: fields({ papers: text(limits.note, { lines: true }).nullable() }) },
  opsUnreceive: { params: code, body: fields({ reason: optionalText(limits.note, { lines: true }) }) },
  opsClassify: { params: code, body: fields({ product: ownCode(), hscode: text(limits.hscode) }) },
  opsBill: {
    params: code,
    body: fields({
      amount: wholeNumber(1, maxValues.rupiah).required(message('required')),
      reason: text(limits.line),
      levy: yesOrNo(),
      sure: yesOrNo(),
    }),
  },
  opsUnbill: {
    params: fields({ invoice_code: ownCode() }),
    body: fields({ reason: text(limits.note, { lines: true }) }),
  },
  opsSettle: {
    params: fields({ invoice_code: ownCode() }),
    body: fields({
      reference: bankReference(),
      amount: wholeNumber(1, maxValues.rupiah),
      again: yesOrNo(),
      sure: codeOfDoubts(),
    }),
  },
  opsUnsettle: {
    params: fields({ invoice_code: ownCode() }),
    body: fields({ reference: bankReference(), sure: codeOfDoubts() }),
  },
  opsReturnMoney: {
    params: fields({ invoice_code: ownCode() }),
    body: fields({
      order_id: ownCode(),
      reference: bankReference(),
      amount: wholeNumber(1, maxValues.rupiah),
      sure: codeOfDoubts(),
    }),
  },
  opsUnreturnMoney: {
    params: fields({ invoice_code: ownCode() }),
    body: fields({ reference: bankReference(), sure: codeOfDoubts() }),
  },
  opsCarts: {
    query: fields({
      ...pageShape,
      status: optionalChoice(statuses),
      needs: optionalChoice(operatorNeeds),
    }),
  },
  opsMoney: { query: fields({ ...pageShape, needs: choice(moneyNeeds) }) },
  opsCart: { params: code },
  opsFind: { body: fields({ text: text(limits.line).min(2, message('too_short', { min: 2 })) }) },
  opsCustomer: { params: fields({ suite: ownCode() }) },
  opsAudit: {
    query: fields({
      ...pageShape,
      all: optionalChoice(['yes']),
      since: optionalText(40).test(
        'instant',
        message('instant'),
        (value) => !value || !Number.isNaN(Date.parse(value)),
      ),
    }),
  },
} satisfies SchemasOf<typeof operatorCalls>
