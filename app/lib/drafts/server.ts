import { calls, type Draft, type DraftKind } from '@seberang/domain/api'
import { request } from '../api/client.ts'
import { ApiError } from '../api/errors.ts'
import type { DraftServer, SavedDraft } from './keeper.ts'

/**
 * What the server keeps for us. It knows when a draft reached it; which of two is newer is told by when they were
 * typed.
 */
interface Copy {
  saved_at: number
  draft: object
}

/** The copy that a customer finds on every device. */
export function draftServer(kind: DraftKind): DraftServer {
  return {
    load: async () => saved((await request(calls.draft, { params: { kind } })).data),
    async save({ body, version, savedAt }) {
      const copy: Copy | null = body && { saved_at: savedAt, draft: body }
      try {
        return await request(calls.saveDraft, { params: { kind }, body: { body: copy, version } })
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
  // Of what was finished, the server only knows when.
  if (!copy) return { body: null, version, savedAt: updated_at === null ? 0 : Date.parse(updated_at) }
  return { body: copy.draft, version, savedAt: copy.saved_at }
}
