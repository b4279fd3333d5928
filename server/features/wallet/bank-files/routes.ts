import { calls } from '@seberang/domain/api'
import { command, type Route } from '../../../http/route.ts'
import { operatorOf } from '../../../security/caller.ts'
import { makeBankFile, bookBankResults, showBankFile } from './bank-files.ts'

export const bankFileRoutes: Route[] = [
  command(calls.opsBankFile, {
    async execute({ body, caller }, { transaction, services, now, audit }) {
      const operator = operatorOf(caller)
      const file =
        body.id === undefined
          ? await makeBankFile(transaction, services, operator, now)
          : await showBankFile(transaction, services, body.id)
      await audit('bank_file', file.id, {
        lines: file.lines.length,
        ...(body.id !== undefined && { again: true }),
      })
      return { file }
    },
  }),
  command(calls.opsBankResults, {
    async execute({ body, caller }, { transaction, services, now, audit }) {
      const request = { ...body, operator: operatorOf(caller) }
      const results = await bookBankResults(transaction, services, request, now)
      for (const { id, outcome } of results)
        if (outcome !== 'already') await audit('bank_result', id, { outcome })
      return { results }
    },
  }),
]
