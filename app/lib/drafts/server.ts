import { calls, type Draft, type DraftKind } from '@seberang/domain/api'
import { request } from '../api/client.ts'
import { ApiError } from '../api/errors.ts'
import type { DraftServer } from './keeper.ts'

/** The copy that a customer finds on every device. */
export function draftServer(kind: DraftKind): DraftServer {
  return {
    load: async () => (await request(calls.draft, { params: { kind } })).data,
    async save(body) {
      try {
        return await request(calls.saveDraft, { params: { kind }, body })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'changed_meanwhile') {
          return { changed: error.answer['data'] as Draft }
        }
        throw error
      }
    },
  }
}
