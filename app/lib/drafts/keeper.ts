/** A draft on the device. `body` is null once it was finished or discarded. */
export interface StoredDraft {
  body: object | null
  /** Time of the last change, in milliseconds. */
  savedAt: number
  /** The server's version that it is based on; 0 when the server has never seen it. */
  version: number
  /** Whether the server has this state. */
  sent: boolean
}

export interface DraftDevice {
  read: (key: string) => Promise<StoredDraft | undefined>
  write: (key: string, draft: StoredDraft) => Promise<void>
  remove: (key: string) => Promise<void>
}

/** A draft at the server. */
export type SavedDraft = Omit<StoredDraft, 'sent'>

export interface DraftServer {
  load: () => Promise<SavedDraft>
  /** @returns the new version, or what another device saved meanwhile. */
  save: (draft: SavedDraft) => Promise<{ version: number } | { changed: SavedDraft }>
}

export interface DraftEnvironment {
  key: string
  device: DraftDevice
  /** Null for a guest. */
  server: DraftServer | null
  now: () => number
  /** A timer. @returns cancels it. */
  later: (act: () => void, ms: number) => () => void
  /** Called with every draft that was not passed to `keep`: on load, and from other tabs and devices. */
  onDraft: (body: object | null) => void
  /** Called after each write, to notify other tabs. */
  onWritten?: () => void
}

export interface DraftKeeper {
  /** Stores the draft: on the device at once, at the server after a pause. */
  keep: (body: object) => void
  /** Discards the draft. Resolves once the device has stored that. */
  forget: () => Promise<void>
  /** Another tab wrote: adopt its draft if it is newer. */
  readAgain: () => Promise<void>
  /** Sends unsaved changes and adopts what another device saved. Failures are retried later. */
  meetServer: () => Promise<void>
  /** Resolves when all writes to the device have finished. */
  written: () => Promise<void>
  stop: () => void
}

/** Pause after the last change before it is sent, and after a failure before the next attempt. */
const sendPauseMs = 1_500
const failurePauseMs = 15_000

const nothing: StoredDraft = { body: null, savedAt: 0, version: 0, sent: true }

/**
 * One draft of one person: on this device, and at the server when signed in.
 * The latest change wins, whichever tab or device made it.
 */
export function keepDraft({ key, device, server, now, later, ...callbacks }: DraftEnvironment): DraftKeeper {
  let draft = nothing
  let writing: Promise<unknown> | undefined
  let stopped = false
  let meeting: Promise<void> | undefined
  let cancelPause: () => void = () => undefined

  const started = device.read(key).then(
    (found) => {
      if (found && found.savedAt >= draft.savedAt) draft = found
      if (!stopped) callbacks.onDraft(draft.body)
    },
    // Some private windows have no storage: the page still works while it is open.
    () => callbacks.onDraft(draft.body),
  )

  /** Writes start at once and finish in order. */
  function write(): Promise<void> {
    const own = started.then(() => device.write(key, draft)).then(() => callbacks.onWritten?.())
    writing = own
    return own
  }

  function change(body: object | null): Promise<void> {
    draft = { ...draft, body, savedAt: now(), sent: false }
    cancelPause()
    if (server) cancelPause = later(() => void meetServer(), sendPauseMs)
    return write()
  }

  async function take(theirs: SavedDraft): Promise<void> {
    draft = { ...theirs, sent: true }
    callbacks.onDraft(draft.body)
    await write()
  }

  async function meet({ load, save }: DraftServer): Promise<void> {
    await started
    if (draft.sent) {
      const theirs = await load()
      // Something may have been typed during the request.
      if (draft.sent && theirs.version > draft.version) await take(theirs)
      if (draft.sent) return
    }
    const sending = draft
    const answer = await save(sending)
    if ('version' in answer) {
      draft = { ...draft, version: answer.version, sent: draft.savedAt === sending.savedAt }
      return write()
    }
    const { changed } = answer
    // A draft that was finished elsewhere does not discard unsent changes here.
    if (changed.body !== null && changed.savedAt > draft.savedAt) return take(changed)
    draft = { ...draft, version: changed.version }
    return meet({ load, save })
  }

  function meetServer(): Promise<void> {
    if (!server || stopped) return Promise.resolve()
    cancelPause()
    meeting ??= meet(server)
      .then(
        () => sendPauseMs,
        () => failurePauseMs,
      )
      .then((pause) => {
        meeting = undefined
        // Changed during the request, or not sent.
        if (!draft.sent && !stopped) cancelPause = later(() => void meetServer(), pause)
      })
    return meeting
  }

  return {
    keep: (body) => void change(body).catch(() => undefined),
    async forget() {
      await change(null)
      // Sent at once, so that another device does not restore it.
      void meetServer()
    },
    async readAgain() {
      await started
      const found = await device.read(key)
      if (!found || stopped) return
      if (found.savedAt > draft.savedAt) {
        draft = found
        callbacks.onDraft(found.body)
      } else if (found.savedAt === draft.savedAt) draft = found
      // The local change stays, based on the version that the other tab received.
      else draft = { ...draft, version: Math.max(draft.version, found.version) }
    },
    meetServer,
    written: async () => void (await (writing ?? started)),
    stop() {
      stopped = true
      cancelPause()
    },
  }
}
