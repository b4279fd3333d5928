import { calls } from '@seberang/domain/api'
import { notFound } from '../../refusal/refusal.ts'
import { command, read, type Route } from '../../http/route.ts'
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
    execute: async ({ params, body, language }, { transaction, now, audit, services: { reference } }) => ({
      data: await setRecord({ transaction, now, audit, reference, language }, params, body),
    }),
  }),
  command(calls.opsRemoveReference, {
    execute: async ({ params, language }, { transaction, now, audit, services: { reference } }) => ({
      data: await removeRecord({ transaction, now, audit, reference, language }, params),
    }),
  }),
  command(calls.opsSetRates, {
    execute: async ({ body, language }, { transaction, now, audit, services: { reference } }) => ({
      results: await setRates({ transaction, now, audit, reference, language }, body),
    }),
  }),
]
