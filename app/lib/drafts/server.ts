import { calls, type Draft, type DraftKind } from '@seberang/domain/api'
import { request } from '../api/client.ts'
import { ApiError } from '../api/errors.ts'
import type { DraftServer, SavedDraft } from './keeper.ts'

/**
 * The body as the server stores it. Its own timestamp says when a draft arrived; which of two is newer depends on when
 * they were typed.
 */
interface Copy {
  saved_at: number
  draft: object
}

/**
 * The customer's copy, shared by all devices.
 * @param token of a session that has ended here
 */
export function draftServer(kind: DraftKind, token?: string): DraftServer {
  const as = token === undefined ? {} : { token }
  return {
    load: async () => saved((await request(calls.draft, { params: { kind }, ...as })).data),
    async save({ body, version, savedAt }) {
      const copy: Copy | null = body && { saved_at: savedAt, draft: body }
      try {
        return await request(calls.saveDraft, { params: { kind }, body: { body: copy, version }, ...as })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'changed_meanwhile') {
          return { changed: saved(error.answer['data'] as Draft) }
        }
        throw error
      }
    },
  }
}

function saved({ body, version, updated_at }: Draft): SavedDraft {
  const copy = body as Copy | null
  // For a finished draft the server only has the time.
  if (!copy) return { body: null, version, savedAt: updated_at === null ? 0 : Date.parse(updated_at) }
  return { body: copy.draft, version, savedAt: copy.saved_at }
}
