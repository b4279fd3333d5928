import type { SchemasOf } from '../define.ts'
import type { invoiceCalls } from '../calls/invoice.ts'
import {
  choice,
  fields,
  limits,
  listOf,
  numeric,
  optionalChoice,
  optionalText,
  indonesianMobileNumber,
  text,
} from '../../validation/index.ts'
import { invoiceStatuses, invoiceTypes } from '../types/invoice.ts'
import { paymentMethods } from '../types/payment-method.ts'
import { walletProof } from './wallet-proof.ts'

const invoiceCode = fields({ invoice_code: text(limits.code) })

const notification = fields({
  order_id: text(limits.code),
  status_code: text(8),
  gross_amount: text(32),
  transaction_id: text(limits.code),
  transaction_status: text(32),
  fraud_status: optionalText(32),
  payment_type: optionalText(32),
  refund_amount: optionalText(32),
  masked_card: optionalText(32),
  saved_token_id: optionalText(limits.line),
  saved_token_id_expired_at: optionalText(32),
  signature_key: text(limits.line),
})

const amount = numeric(0, Number.MAX_SAFE_INTEGER)

const ofXendit = fields({
  event: text(limits.code),
  data: fields({
    reference_id: text(limits.line),
    payment_request_id: text(limits.code),
    payment_id: optionalText(limits.code),
    status: text(32),
    currency: optionalText(8),
    request_amount: amount.optional(),
    captures: listOf(fields({ capture_amount: amount }), 0, 100)
      .nullable()
      .optional(),
  }),
})

export const invoiceSchemas = {
  invoice: { query: invoiceCode },
  invoices: {
    query: fields({ invoice_type: optionalChoice(invoiceTypes), status: optionalChoice(invoiceStatuses) }),
  },
  checkPayment: { body: invoiceCode },
  giveUpInvoice: { body: invoiceCode },
  changePayment: {
    body: fields({
      invoice_code: text(limits.code),
      payment_method: choice(paymentMethods),
      ...walletProof(),
      card_id: optionalText(limits.code),
    }),
  },
  repeatPush: {
    body: fields({ invoice_code: text(limits.code), phone_number: indonesianMobileNumber() }),
  },
  gatewayNotification: { body: notification },
  xenditNotification: { body: ofXendit },
  namedGatewayNotification: { params: fields({ adapter: text(limits.code) }), body: notification },
} satisfies SchemasOf<typeof invoiceCalls>
