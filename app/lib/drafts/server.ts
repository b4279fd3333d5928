import { calls, type Draft, type DraftKind } from '@seberang/domain/api'
import { request } from '../api/client.ts'
import { ApiError } from '../api/errors.ts'
import { session } from '../session/session.ts'
import type { DraftServer, SavedDraft } from './keeper.ts'

/** The body as the server stores it. */
interface Copy {
  /** When it was typed; the server's own timestamp says when it arrived. */
  saved_at: number
  /** Absent in drafts of older versions of the app, whose time is by the device's clock. */
  browser?: string | undefined
  draft: object
}

/**
 * The customer's copy, shared by all devices.
 * @param owner by their id while they are signed in, or by the token of a session that has ended here
 */
export function draftServer(kind: DraftKind, owner: { customerId: string } | { token: string }): DraftServer {
  function as(): { token?: string } {
    if ('token' in owner) return owner
    // What is left to be sent is not for whoever is signed in by now.
    if (session().customer?.customer_id !== owner.customerId) throw new ApiError(401, {})
    return {}
  }
  return {
    load: async () => saved((await request(calls.draft, { params: { kind }, ...as() })).data),
    async save({ body, version, savedAt, browser }) {
      const copy: Copy | null = body && { saved_at: savedAt, browser, draft: body }
      try {
        return await request(calls.saveDraft, { params: { kind }, body: { body: copy, version }, ...as() })
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
  const arrivedAt = updated_at === null ? 0 : Date.parse(updated_at)
  if (!copy) return { body: null, version, savedAt: arrivedAt }
  const { draft, browser, saved_at } = copy
  return { body: draft, version, browser, savedAt: browser === undefined ? arrivedAt : saved_at }
}
