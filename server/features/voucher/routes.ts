import { calls } from '@seberang/domain/api'
import { writeAudit } from '../../audit.ts'
import { customerOf } from '../../http/asker.ts'
import { command, read, type Route } from '../../http/route.ts'
import { listOwn, listPublic } from '../../invoicing/vouchers.ts'
import { checkVoucher, makeVoucher } from './service.ts'

export const voucherRoutes: Route[] = [
  read(calls.myVouchers, async ({ asker }, { database, now }) => ({
    results: await listOwn(database, customerOf(asker), now),
  })),
  read(calls.publicVouchers, async ({ asker, query }, { database, now }) => ({
    results: await listPublic(database, { customerId: asker.customerId, source: query.voucher_source }, now),
  })),
  read(calls.checkVoucher, async ({ asker, body }, reading) => ({
    data: await checkVoucher(reading, customerOf(asker), body),
  })),
  command(calls.opsVoucher, {
    async execute({ body }, { transaction, now }) {
      const voucher = await makeVoucher(transaction, body, now)
      await writeAudit(transaction, 'voucher', voucher.code, body, now)
      return { voucher }
    },
  }),
]
