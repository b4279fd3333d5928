import { calls, draftKinds, type DraftKind } from '@seberang/domain/api'
import { customerOf } from '../../security/caller.ts'
import { notFound } from '../../refusal/refusal.ts'
import { command, read, type Route } from '../../http/route.ts'
import { loadDraft, saveDraft } from './service.ts'

export const draftRoutes: Route[] = [
  read(calls.draft, async ({ caller, params }, { database, services }) => ({
    data: await loadDraft(database, services.secrets, ownerOf(customerOf(caller), params.kind)),
  })),
  command(calls.saveDraft, {
    execute: ({ caller, params, body }, { transaction, services, now }) =>
      saveDraft(transaction, services.secrets, ownerOf(customerOf(caller), params.kind), body, now),
  }),
]

function ownerOf(customerId: number, kind: string): { customerId: number; kind: DraftKind } {
  const known = draftKinds.find((one) => one === kind)
  if (!known) throw notFound()
  return { customerId, kind: known }
}
