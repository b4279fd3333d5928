import { calls } from '@seberang/domain/api'
import { command, read, type Route } from '../../http/route.ts'
import { Refusal } from '../../refusal/refusal.ts'
import { customerOf } from '../../security/caller.ts'
import { changeName, createPasskey, creationOptions, removePasskey, viewPasskey } from './service.ts'
import { findPasskeys } from './store.ts'

export const passkeyRoutes: Route[] = [
  read(calls.passkeys, async ({ caller }, { database }) => ({
    results: (await findPasskeys(database, customerOf(caller))).map(viewPasskey),
  })),
  command(calls.passkeyCreationOptions, {
    execute: ({ caller }, { transaction, services, now }) =>
      creationOptions(transaction, services, caller, now),
  }),
  command(calls.createPasskey, {
    async execute({ body, caller }, { transaction, services, now }) {
      const passkey = await createPasskey(transaction, services, { input: body, caller }, now)
      return passkey instanceof Refusal ? passkey : { passkey }
    },
  }),
  command(calls.renamePasskey, {
    execute: async ({ params, body, caller }, { transaction }) => ({
      passkey: await changeName(transaction, {
        customerId: customerOf(caller),
        id: params.id,
        name: body.name,
      }),
    }),
  }),
  command(calls.deletePasskey, {
    async execute({ params, body, caller }, { transaction, services, now }) {
      await removePasskey(transaction, services, { id: params.id, token: body.reauth_token, caller }, now)
      return undefined
    },
  }),
]
