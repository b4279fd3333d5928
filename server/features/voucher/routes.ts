import { calls } from '@seberang/domain/api'
import { customerOf } from '../../security/caller.ts'
import { pageOf } from '../../http/paging.ts'
import { command, read, type Route } from '../../http/route.ts'
import { endVoucher, listOwn, listPublic, listVouchers } from '../../invoicing/vouchers.ts'
import { notFound } from '../../refusal/refusal.ts'
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
  read(calls.opsVouchers, async ({ query }, { database }) => {
    const { count, results } = await listVouchers(database, query)
    return pageOf(calls.opsVouchers.path, query, count, results)
  }),
  command(calls.opsEndVoucher, {
    async execute({ params, body }, { transaction, now, audit }) {
      const ended = await endVoucher(transaction, params.code, now)
      if (!ended) throw notFound()
      if (ended.isNew) await audit('voucher_end', ended.voucher.code, body)
      return { voucher: ended.voucher }
    },
  }),
]
