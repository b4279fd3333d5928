import { calls, draftKinds, type DraftKind } from '@seberang/domain/api'
import { customerOf } from '../../http/asker.ts'
import { notFound } from '../../http/refusal.ts'
import { command, read, type Route } from '../../http/route.ts'
import { loadDraft, saveDraft } from './service.ts'

export const draftRoutes: Route[] = [
  read(calls.draft, async ({ asker, params }, { database, services }) => ({
    data: await loadDraft(database, services.secrets, ownerOf(customerOf(asker), params.kind)),
  })),
  command(calls.saveDraft, {
    execute: ({ asker, params, body }, { transaction, services, now }) =>
      saveDraft(transaction, services.secrets, ownerOf(customerOf(asker), params.kind), body, now),
  }),
]

function ownerOf(customerId: number, kind: string): { customerId: number; kind: DraftKind } {
  const known = draftKinds.find((one) => one === kind)
  if (!known) throw notFound()
  return { customerId, kind: known }
}
