import { defineCall } from '../define.ts'
import type { List, Ok } from '../types/common.ts'
import type {
  OpsRatesSet,
  OpsReferenceSet,
  OpsSetRates,
  OpsSetReference,
  ReferenceEntry,
  ReferenceKind,
} from '../types/operator-reference.ts'

const one = '/api/ops/reference/{kind}/{id}'
interface Named {
  kind: ReferenceKind
  id: string
}

export const operatorReferenceCalls = {
  opsReferences: defineCall<{ answer: List<ReferenceEntry>; params: { kind: ReferenceKind } }>(
    'opsReferences',
    {
      method: 'GET',
      path: '/api/ops/reference/{kind}',
      auth: 'operator',
      roles: ['admin'],
      about: 'What is offered of a kind of reference data, each with its source and who changed it last.',
    },
  ),
  opsReference: defineCall<{ answer: Ok<{ data: ReferenceEntry }>; params: Named }>('opsReference', {
    method: 'GET',
    path: one,
    auth: 'operator',
    roles: ['admin'],
    about: 'One record of the reference data, also one that is no longer offered.',
  }),
  opsSetReference: defineCall<{ answer: OpsReferenceSet; params: Named; body: OpsSetReference }>(
    'opsSetReference',
    {
      method: 'PUT',
      path: one,
      largeBody: true,
      auth: 'operator',
      roles: ['admin'],
      about: 'Changes or adds a record of the reference data. Prices that were agreed to stay as they are.',
    },
  ),
  opsRemoveReference: defineCall<{ answer: OpsReferenceSet; params: Named }>('opsRemoveReference', {
    method: 'DELETE',
    path: one,
    auth: 'operator',
    roles: ['admin'],
    about:
      'No longer offers a record; 409 `still_needed` while something under way or another record needs it.',
  }),
  opsSetRates: defineCall<{ answer: OpsRatesSet; body: OpsSetRates }>('opsSetRates', {
    method: 'PUT',
    path: '/api/ops/rates',
    largeBody: true,
    auth: 'operator',
    roles: ['admin'],
    about: 'Sets several exchange rates at once. One that differs by more than a fifth wants `sure`.',
  }),
}
