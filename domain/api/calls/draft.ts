import { defineCall } from '../define.ts'
import type { Ok } from '../types/common.ts'
import type { Draft, DraftInput, DraftSaved } from '../types/draft.ts'

export const draftCalls = {
  draft: defineCall<{ answer: Ok<{ data: Draft }>; params: { kind: string } }>('draft', {
    method: 'GET',
    path: '/api/drafts/{kind}',
    auth: 'customer',
    about: 'What the customer was typing: import, export or company. Version 0 when there is nothing.',
  }),
  saveDraft: defineCall<{ answer: DraftSaved; params: { kind: string }; body: DraftInput }>('saveDraft', {
    method: 'PUT',
    path: '/api/drafts/{kind}',
    largeBody: true,
    auth: 'customer',
    about:
      'Keeps what is being typed. 409 `changed_meanwhile`, with the other in `data`, when another device was faster.',
  }),
}
