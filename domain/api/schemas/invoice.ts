import type { SchemasOf } from '../define.ts'
import type { invoiceCalls } from '../calls/invoice.ts'
import {
  choice,
  fields,
  limits,
  optionalChoice,
  optionalText,
  phoneNumber,
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
  masked_card: optionalText(32),
  saved_token_id: optionalText(limits.line),
  saved_token_id_expired_at: optionalText(32),
  signature_key: text(limits.line),
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
  repeatPush: { body: fields({ invoice_code: text(limits.code), phone_number: phoneNumber() }) },
  gatewayNotification: { body: notification },
  namedGatewayNotification: { params: fields({ adapter: text(limits.code) }), body: notification },
} satisfies SchemasOf<typeof invoiceCalls>
