import { calls } from '@seberang/domain/api'
import { command, read, type Route } from '../../http/route.ts'
import { customerOf } from '../../security/caller.ts'
import { requireReauthenticationFirst } from '../../security/reauthentication.ts'
import { eraseFiles } from '../../jobs/erase.ts'
import { beginCopy, countCopy, offerCopy } from './copy.ts'
import { deleteAccount, findObstacles, remainderOf } from './deletion.ts'
import { countData } from './store.ts'

export const accountDataRoutes: Route[] = [
  read(calls.accountData, async ({ caller }, { database }) => {
    const customerId = customerOf(caller)
    const remainder = await remainderOf(database, customerId)
    const [counted, obstacles] = await Promise.all([
      countData(database, customerId),
      findObstacles(database, customerId, remainder),
    ])
    return { data: { ...counted, obstacles, remainder } }
  }),
  command(calls.exportData, {
    async prepare({ body, caller }, services) {
      await requireReauthenticationFirst(services, { token: body.reauth_token, caller })
      await countCopy(services.database.database, customerOf(caller))
    },
    async execute({ caller }, { transaction, services, now }) {
      const { token, expires_at } = await offerCopy(transaction, services, caller, now)
      return { url: `${calls.downloadData.path}?${new URLSearchParams({ token })}`, expires_at }
    },
  }),
  read(calls.downloadData, async ({ query }, { services, now }) => ({
    ...(await beginCopy(services, query.token, now)),
    contentType: 'application/zip',
  })),
  command(calls.deleteAccount, {
    async execute({ body, caller }, { transaction, services, now }) {
      await deleteAccount(
        transaction,
        services,
        { caller, token: body.reauth_token, givesUp: body.gives_up ?? 0 },
        now,
      )
      return {}
    },
    async finish(_, { caller }, services) {
      await eraseFiles(services, customerOf(caller))
      return {}
    },
  }),
]
