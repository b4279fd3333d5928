import { formatRupiah } from '../../format/index.ts'
import { leastRefund, maxRefundFiles, maxRupiah } from '../../limits/index.ts'
import {
  bankReference,
  choice,
  fields,
  inUpperCase,
  limits,
  listOf,
  message,
  optionalChoice,
  optionalText,
  text,
  wholeNumber,
  yesOrNo,
} from '../../validation/index.ts'
import { refundReasons, refundStatuses } from '../../wallet/index.ts'
import type { refundCalls } from '../calls/refund.ts'
import type { SchemasOf } from '../define.ts'
import { pageShape } from './page.ts'
import { codeOfDoubts } from './sure.ts'

const refund = fields({ id: text(limits.code).transform(inUpperCase) })

/** Bounds in rupiah, as people read them. */
const amount = () =>
  wholeNumber(0, Number.MAX_SAFE_INTEGER)
    .min(leastRefund, message('amount_least', { least: formatRupiah(leastRefund) }))
    .max(maxRupiah, message('amount_most', { most: formatRupiah(maxRupiah) }))

/** What the form has. */
export const refundFields = {
  reason: choice(refundReasons, message('refund_reason')),
  description: text(limits.text, { lines: true, missing: message('refund_story') }),
  amount: amount(),
  to: text(limits.line),
  files: listOf(text(limits.code), 0, maxRefundFiles),
}

export const refundSchemas = {
  refunds: { query: fields({ ...pageShape, invoice_code: optionalText(limits.code) }) },
  refundTerms: { query: fields({ invoice_code: text(limits.code) }) },
  requestRefund: {
    body: fields({
      cart_code: optionalText(limits.code),
      invoice_code: optionalText(limits.code),
      ...refundFields,
    }),
  },
  opsRefunds: { query: fields({ ...pageShape, status: optionalChoice(refundStatuses) }) },
  opsRefund: { params: refund },
  opsApproveRefund: {
    params: refund,
    body: fields({
      amount: amount(),
      answer: optionalText(limits.note),
      sure: codeOfDoubts(),
      transfer: yesOrNo(),
    }),
  },
  opsPayRefund: {
    params: refund,
    body: fields({ reference: bankReference(), sure: codeOfDoubts() }),
  },
  opsUnpayRefund: {
    params: refund,
    body: fields({ reference: bankReference(), sure: codeOfDoubts() }),
  },
  opsRejectRefund: {
    params: refund,
    body: fields({ reason: text(limits.note), sure: codeOfDoubts() }),
  },
} satisfies SchemasOf<typeof refundCalls>
