import { defineCall, importService } from '../define.ts'
import type { Page } from '../types/common.ts'
import type { SupportInput, SupportMessage, SupportSaved } from '../types/support.ts'

export const supportCalls = {
  createSupport: defineCall<{ answer: SupportSaved; body: SupportInput }>('createSupport', {
    method: 'POST',
    path: `/api/${importService}/support/create`,
    auth: 'access',
    ok: 201,
    about: 'Leaves a message for the support, with or without an account.',
  }),
  opsSupport: defineCall<{ answer: Page<SupportMessage>; query: { page: number; page_size: number } }>(
    'opsSupport',
    {
      method: 'GET',
      path: '/api/ops/support',
      auth: 'operator',
      roles: ['support'],
      about: 'The messages to the support, newest first.',
    },
  ),
}
