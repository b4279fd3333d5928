import { defineCall, importService } from '../define.ts'
import type { List, Ok, Page } from '../types/common.ts'
import type {
  CheckVoucher,
  ListedVoucher,
  OpsVoucher,
  OwnVoucher,
  Voucher,
  VoucherAvailable,
} from '../types/voucher.ts'

export const voucherCalls = {
  myVouchers: defineCall<{ answer: List<OwnVoucher> }>('myVouchers', {
    method: 'GET',
    path: '/api/voucher/my-vouchers',
    auth: 'customer',
    about:
      "The customer's own vouchers and those that they saved, as far as they can be used now, what ends first before the others; then those that they have used.",
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
  claimVoucher: defineCall<{ answer: Ok<{ voucher: Voucher }>; body: { code: string } }>('claimVoucher', {
    method: 'POST',
    path: '/api/voucher/claim',
    auth: 'customer',
    ok: 201,
    about: "Saves a voucher for everybody among the customer's own. Saving it again changes nothing.",
  }),
  checkVoucher: defineCall<{ answer: Ok<{ data: VoucherAvailable }>; body: CheckVoucher }>('checkVoucher', {
    method: 'POST',
    path: `/api/${importService}/voucher/check-availability`,
    auth: 'customer',
    about: 'What a voucher takes off the price of one shipment. Nothing is kept: the checkout looks again.',
  }),
  opsVoucher: defineCall<{ answer: Ok<{ voucher: ListedVoucher }>; body: OpsVoucher }>('opsVoucher', {
    method: 'POST',
    path: '/api/ops/vouchers',
    auth: 'operator',
    roles: ['admin'],
    ok: 201,
    about: 'Makes a voucher, for everybody (once each) or for one customer.',
  }),
  opsVouchers: defineCall<{
    answer: Page<ListedVoucher>
    query: { page: number; page_size: number }
  }>('opsVouchers', {
    method: 'GET',
    path: '/api/ops/vouchers',
    auth: 'operator',
    roles: ['admin'],
    about: 'All vouchers, newest first, with the uses that are left and when they end or were ended.',
  }),
  opsEndVoucher: defineCall<{
    answer: Ok<{ voucher: ListedVoucher }>
    params: { code: string }
    body: { reason: string }
  }>('opsEndVoucher', {
    method: 'POST',
    path: '/api/ops/vouchers/{code}/end',
    auth: 'operator',
    roles: ['admin'],
    about:
      'Ends a voucher at once: nobody can use it any more. What was checked out with it stays; one that has ended stays ended as it was.',
  }),
}
