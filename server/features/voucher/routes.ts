import { calls } from '@seberang/domain/api'
import { customerOf } from '../../security/caller.ts'
import { command, read, type Route } from '../../http/route.ts'
import { listOwn, listPublic } from '../../invoicing/vouchers.ts'
import { checkVoucher, makeVoucher } from './service.ts'

export const voucherRoutes: Route[] = [
  read(calls.myVouchers, async ({ caller }, { database, now }) => ({
    results: await listOwn(database, customerOf(caller), now),
  })),
  read(calls.publicVouchers, async ({ caller, query }, { database, now }) => ({
    results: await listPublic(database, { customerId: caller.customerId, source: query.voucher_source }, now),
  })),
  read(calls.checkVoucher, async ({ caller, body }, reading) => ({
    data: await checkVoucher(reading, customerOf(caller), body),
  })),
  command(calls.opsVoucher, {
    async execute({ body }, { transaction, now, audit }) {
      const voucher = await makeVoucher(transaction, body, now)
      await audit('voucher', voucher.code, body)
      return { voucher }
    },
  }),
]
