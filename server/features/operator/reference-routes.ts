import { calls } from '@seberang/domain/api'
import { notFound } from '../../refusal/refusal.ts'
import { command, read, type Route } from '../../http/route.ts'
import { operatorOf } from '../../security/caller.ts'
import { findStored, listStored, removeRecord, setRates, setRecord, viewStored } from './reference.ts'

export const operatorReferenceRoutes: Route[] = [
  read(calls.opsReferences, async ({ params }, { catalogue }) => ({
    results: listStored(catalogue, params.kind),
  })),
  read(calls.opsReference, async ({ params }, { catalogue }) => {
    const stored = findStored(catalogue, params)
    if (!stored) throw notFound()
    return { data: viewStored(stored) }
  }),
  command(calls.opsSetReference, {
    execute: async ({ caller, params, body, language }, { transaction, now, services: { reference } }) => ({
      data: await setRecord(
        { transaction, now, reference, language, actor: operatorOf(caller) },
        params,
        body,
      ),
    }),
  }),
  command(calls.opsRemoveReference, {
    execute: async ({ caller, params, language }, { transaction, now, services: { reference } }) => ({
      data: await removeRecord({ transaction, now, reference, language, actor: operatorOf(caller) }, params),
    }),
  }),
  command(calls.opsSetRates, {
    execute: async ({ caller, body, language }, { transaction, now, services: { reference } }) => ({
      results: await setRates({ transaction, now, reference, language, actor: operatorOf(caller) }, body),
    }),
  }),
]
