import { statuses, type Status } from '../../status/index.ts'
import {
  choice,
  fields,
  limits,
  message,
  optionalChoice,
  optionalText,
  queryNumber,
  text,
  wholeNumber,
} from '../../validation/index.ts'
import { defineCall } from '../define.ts'
import type { Cart } from '../types/cart.ts'
import type { Ok, Page } from '../types/common.ts'
import type {
  AuditEntry,
  OpsCart,
  OpsCheck,
  OpsMeasure,
  OpsMove,
  OpsMoved,
  OpsReceive,
} from '../types/operator.ts'

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
const quantity = () => wholeNumber(1, 10_000)

const receiveFields = fields({
  suite: optionalText(limits.code),
  resi: optionalText(limits.code),
  cart_code: optionalText(limits.code),
  agent_id: optionalText(limits.code),
  weight: weight(),
  size: size(),
  quantity: quantity(),
}).test('one-of', (value, context) => {
  const given = [value.suite, value.resi, value.cart_code].filter(Boolean).length
  const reason = message('exactly_one', { values: 'suite, resi, cart_code' })
  return given === 1 || context.createError({ path: 'suite', message: reason })
})

export const operatorCalls = {
  opsReceive: defineCall<{ answer: OpsMoved; body: OpsReceive }>('opsReceive', {
    method: 'POST',
    path: '/api/ops/receive',
    auth: 'operator',
    about: 'Books a parcel in at a warehouse; one without a cart goes to quarantine.',
    body: receiveFields,
  }),
  opsMeasure: defineCall<{ answer: OpsMoved; params: { cart_code: string }; body: OpsMeasure }>(
    'opsMeasure',
    {
      method: 'POST',
      path: '/api/ops/carts/{cart_code}/measure',
      auth: 'operator',
      about: 'Corrects the measured weight and size.',
      params: code,
      body: fields({ weight: weight(), size: size(), quantity: quantity() }),
    },
  ),
  opsPhoto: defineCall<{ answer: Ok<{ cart_code: string; url: string }>; params: { cart_code: string } }>(
    'opsPhoto',
    {
      method: 'POST',
      path: '/api/ops/carts/{cart_code}/photos',
      auth: 'operator',
      about: 'Adds a photo of the parcel.',
      upload: 'file_data',
      params: code,
    },
  ),
  opsMove: defineCall<{ answer: OpsMoved; params: { cart_code: string }; body: OpsMove }>('opsMove', {
    method: 'POST',
    path: '/api/ops/carts/{cart_code}/move',
    auth: 'operator',
    about: 'Moves a shipment to its next status; 409 with the reason when that is not permitted.',
    params: code,
    body: fields({ status: choice(statuses), resi: optionalText(limits.code), note: optionalText(500) }),
  }),
  opsConfirm: defineCall<{ answer: OpsMoved; params: { cart_code: string } }>('opsConfirm', {
    method: 'POST',
    path: '/api/ops/carts/{cart_code}/confirm',
    auth: 'operator',
    about: 'Confirms that a parcel in quarantine has what it needs.',
    params: code,
  }),
  opsCarts: defineCall<{
    answer: Page<OpsCart>
    query: { page: number; page_size: number; status?: Status }
  }>('opsCarts', {
    method: 'GET',
    path: '/api/ops/carts',
    auth: 'operator',
    about: 'Shipments of all customers, newest first.',
    query: fields({
      page: queryNumber(1, 100_000).default(1),
      page_size: queryNumber(1, 100).default(10),
      status: optionalChoice(statuses),
    }),
  }),
  opsCart: defineCall<{ answer: Ok<{ data: Cart }>; params: { cart_code: string } }>('opsCart', {
    method: 'GET',
    path: '/api/ops/carts/{cart_code}',
    auth: 'operator',
    about: 'One shipment.',
    params: code,
  }),
  opsAudit: defineCall<{ answer: Ok<{ results: AuditEntry[] }>; query: { since?: string } }>('opsAudit', {
    method: 'GET',
    path: '/api/ops/audit',
    auth: 'operator',
    about: "The operators' actions, newest first; at most 500.",
    query: fields({
      since: optionalText(40).test(
        'date',
        message('date'),
        (value) => !value || !Number.isNaN(Date.parse(value)),
      ),
    }),
  }),
  opsCheck: defineCall<{ answer: OpsCheck }>('opsCheck', {
    method: 'GET',
    path: '/api/ops/check',
    auth: 'operator',
    about: 'Checks what must always hold: the ledger, the invoices, the statuses.',
  }),
}
