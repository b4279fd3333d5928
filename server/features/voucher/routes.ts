import { calls } from '@seberang/domain/api'
import { customerOf } from '../../security/caller.ts'
import { pageOf } from '../../http/paging.ts'
import { command, read, type Route } from '../../http/route.ts'
import { endVoucher, listOwn, listPublic, listVouchers, saveVoucher } from '../../invoicing/vouchers.ts'
import { notFound } from '../../refusal/refusal.ts'
import { checkVoucher, makeVoucher } from './service.ts'

export const voucherRoutes: Route[] = [
  read(calls.myVouchers, async ({ caller, language }, { database, catalogue, now }) => ({
    results: await listOwn(database, customerOf(caller), { catalogue, language }, now),
  })),
  read(calls.publicVouchers, async ({ caller, query, language }, { database, catalogue, now }) => {
    const open = { customerId: caller.customerId, source: query.voucher_source }
    return { results: await listPublic(database, open, { catalogue, language }, now) }
  }),
  command(calls.claimVoucher, {
    execute: async ({ caller, body, language }, { transaction, catalogue, now }) => ({
      voucher: await saveVoucher(transaction, customerOf(caller), body.code, { catalogue, language }, now),
    }),
  }),
  read(calls.checkVoucher, async ({ caller, body, language }, reading) => ({
    data: await checkVoucher(reading, customerOf(caller), body, language),
  })),
  command(calls.opsVoucher, {
    async execute({ body, language }, { transaction, catalogue, now, audit }) {
      const voucher = await makeVoucher(transaction, body, { catalogue, language }, now)
      await audit('voucher', voucher.code, body)
      return { voucher }
    },
  }),
  read(calls.opsVouchers, async ({ query, language }, { database, catalogue }) => {
    const { count, results } = await listVouchers(database, query, { catalogue, language })
    return pageOf(calls.opsVouchers.path, query, count, results)
  }),
  command(calls.opsEndVoucher, {
    async execute({ params, body, language }, { transaction, catalogue, now, audit }) {
      const ended = await endVoucher(transaction, params.code, { catalogue, language }, now)
      if (!ended) throw notFound()
      if (ended.isNew) await audit('voucher_end', ended.voucher.code, body)
      return { voucher: ended.voucher }
    },
  }),
]
