import { defineCall, importService } from '../define.ts'
import type { List, Ok } from '../types/common.ts'
import type { CheckVoucher, OpsVoucher, Voucher, VoucherAvailable } from '../types/voucher.ts'

export const voucherCalls = {
  myVouchers: defineCall<{ answer: List<Voucher> }>('myVouchers', {
    method: 'GET',
    path: '/api/voucher/my-vouchers',
    auth: 'customer',
    about: "The customer's own vouchers that can be used now, what ends first before the others.",
  }),
  publicVouchers: defineCall<{ answer: List<Voucher>; query: { voucher_source?: string } }>(
    'publicVouchers',
    {
      method: 'GET',
      path: '/api/voucher/public',
      auth: 'access',
      about: 'The vouchers for everybody that can be used now, what ends first before the others.',
    },
  ),
  checkVoucher: defineCall<{ answer: Ok<{ data: VoucherAvailable }>; body: CheckVoucher }>('checkVoucher', {
    method: 'POST',
    path: `/api/${importService}/voucher/check-availability`,
    auth: 'customer',
    about: 'What a voucher takes off the price of one shipment. Nothing is kept: the checkout looks again.',
  }),
  opsVoucher: defineCall<{ answer: Ok<{ voucher: Voucher }>; body: OpsVoucher }>('opsVoucher', {
    method: 'POST',
    path: '/api/ops/vouchers',
    auth: 'operator',
    roles: ['admin'],
    ok: 201,
    about: 'Makes a voucher, for everybody (once each) or for one customer.',
  }),
}
