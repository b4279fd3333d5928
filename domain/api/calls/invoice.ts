import { checkPauseSeconds } from '../../limits/index.ts'
import { defineCall, importService } from '../define.ts'
import type { List, Ok } from '../types/common.ts'
import {
  type GatewayNotification,
  type XenditNotification,
  type Invoice,
  type InvoiceStatus,
  type InvoiceType,
  type WalletProof,
} from '../types/invoice.ts'
import type { PaymentMethod } from '../types/payment-method.ts'

export const invoiceCalls = {
  invoice: defineCall<{ answer: Ok<{ data: Invoice }>; query: { invoice_code: string } }>('invoice', {
    method: 'GET',
    path: `/api/${importService}/invoice`,
    auth: 'customer',
    about: 'One invoice with the prices that were agreed to.',
  }),
  invoices: defineCall<{
    answer: List<Invoice>
    query: { invoice_type?: InvoiceType; status?: InvoiceStatus }
  }>('invoices', {
    method: 'GET',
    path: `/api/${importService}/invoices`,
    auth: 'customer',
    about: "The customer's invoices, newest first; at most 100.",
  }),
  checkPayment: defineCall<{ answer: Ok<{ invoice: Invoice }>; body: { invoice_code: string } }>(
    'checkPayment',
    {
      method: 'POST',
      path: '/api/invoice/check-payment',
      auth: 'customer',
      money: true,
      about: `Asks the gateway now, at most every ${checkPauseSeconds} seconds, and answers the invoice.`,
    },
  ),
  changePayment: defineCall<{
    answer: Ok<{ invoice: Invoice }>
    body: { invoice_code: string; payment_method: PaymentMethod; card_id?: string } & WalletProof
  }>('changePayment', {
    method: 'POST',
    path: '/api/invoice/change-payment',
    auth: 'customer',
    money: true,
    about:
      'Another way to pay an open invoice: the earlier number is closed, the deadline stays. The wallet pays it at once, or answers 422 `wallet_short` with what is missing. `paylater` pays it, too: `paid_with` names the invoice that is due for it, or 422 `pay_later_refused` the reason. `card_id` pays by a saved card; without one a card is entered anew.',
  }),
  repeatPush: defineCall<{
    answer: Ok<{ invoice: Invoice }>
    body: { invoice_code: string; phone_number: string }
  }>('repeatPush', {
    method: 'POST',
    path: '/api/cart/ovo-recheckout',
    auth: 'customer',
    money: true,
    about:
      'Asks on this phone for the payment of an open invoice by OVO; what was asked before is withdrawn.',
  }),
  giveUpInvoice: defineCall<{ answer: Ok<{ invoice: Invoice }>; body: { invoice_code: string } }>(
    'giveUpInvoice',
    {
      method: 'POST',
      path: '/api/invoice/give-up',
      auth: 'customer',
      money: true,
      about: 'Ends an unpaid checkout: its shipments return to the locker, its voucher is free again.',
    },
  ),
  gatewayNotification: defineCall<{ answer: Ok; body: GatewayNotification }>('gatewayNotification', {
    method: 'POST',
    path: '/api/gateway/notification',
    auth: 'none',
    money: true,
    about: "The gateway's own message about a payment, with its signature.",
  }),
  namedGatewayNotification: defineCall<{
    answer: Ok
    params: { adapter: string }
    body: GatewayNotification
  }>('namedGatewayNotification', {
    method: 'POST',
    path: '/api/gateway/{adapter}/notification',
    auth: 'none',
    money: true,
    about: 'The same, where several gateways are set up: of the one that is named.',
  }),
  xenditNotification: defineCall<{ answer: Ok; body: XenditNotification }>('xenditNotification', {
    method: 'POST',
    path: '/api/gateway/xendit/notification',
    auth: 'none',
    money: true,
    about: 'The same of Xendit, which sends a token in place of a signature.',
  }),
}
