/** A draft on the device. `body` is null once it was finished or discarded. */
export interface StoredDraft {
  body: object | null
  /**
   * Time of the last change, in milliseconds, and later than every change that it follows. It orders the changes of one
   * browser's tabs; between devices, only versions count.
   */
  savedAt: number
  /** The server's version that it is based on; 0 when the server has never seen it. */
  version: number
  /** The browser that sent it to the server; unknown for drafts of older versions of the app. */
  browser?: string | undefined
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

/** What becomes of two drafts when each was changed without knowing of the other. */
export interface DraftPolicy {
  /** Whether they are states of one draft: of two tabs of one browser, the later one then counts. */
  isSame: (here: object, theirs: object) => boolean
  /** The draft that has everything of both; null when the customer has to choose. */
  reconcile: (here: object, theirs: object) => object | null
}

/** Two drafts of which the customer has to choose one. */
export interface TwoDrafts {
  here: StoredDraft
  /** What another device saved, or the customer earlier. */
  account: SavedDraft
}

export interface DraftEnvironment {
  key: string
  /** Identifies this browser among those of the customer. */
  browser: string
  policy: DraftPolicy
  device: DraftDevice
  /** Null for a guest. */
  server: DraftServer | null
  now: () => number
  /** A timer. @returns cancels it. */
  later: (act: () => void, ms: number) => () => void
  /** Called with every draft that was not passed to `keep`: on load, and from other tabs and devices. */
  onDraft: (body: object | null) => void
  /** Called when the customer has to choose, and with null once that is over. Until then nothing is sent. */
  onTwo?: (two: TwoDrafts | null) => void
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
  /** Continues with one of two drafts. The caller keeps the other one. */
  choose: (side: keyof TwoDrafts) => Promise<void>
  /** Resolves when all writes to the device have finished. */
  written: () => Promise<void>
  stop: () => void
}

/** Pause after the last change before it is sent, and after a failure before the next attempt. */
const sendPauseMs = 1_500
const failurePauseMs = 15_000

const nothing: StoredDraft = { body: null, savedAt: 0, version: 0, sent: true }

/**
 * One draft of one person: on this device, and at the server when signed in. Changes are based on the server's
 * versions: whatever another device saved in between is not replaced by its clock or ours, but by the policy.
 */
export function keepDraft(environment: DraftEnvironment): DraftKeeper {
  const { key, browser, policy, device, server, now, later, ...callbacks } = environment
  let draft = nothing
  let rival: SavedDraft | undefined
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
    draft = { ...draft, body, savedAt: Math.max(now(), draft.savedAt + 1), sent: false }
    cancelPause()
    if (server) cancelPause = later(() => void meetServer(), sendPauseMs)
    return write()
  }

  async function take(theirs: SavedDraft): Promise<void> {
    // Later than what it replaces, for the other tabs to take it too.
    draft = { ...theirs, savedAt: Math.max(theirs.savedAt, draft.savedAt + 1), sent: true }
    callbacks.onDraft(draft.body)
    await write()
  }

  function ask(found: SavedDraft | undefined): void {
    if (found === rival) return
    rival = found
    callbacks.onTwo?.(rival ? { here: draft, account: rival } : null)
  }

  /** What stays of the unsent draft and what was saved meanwhile; undefined when the customer has to choose. */
  function settle({ body: theirs, savedAt, browser: sender }: SavedDraft): object | null | undefined {
    const { body: here } = draft
    // A draft that was finished elsewhere does not discard unsent changes here.
    if (theirs === null) return here
    const isOwn = sender === browser && (here === null || policy.isSame(here, theirs))
    // Another tab of this browser sent it, or this one, without receiving the answer.
    if (isOwn) return savedAt > draft.savedAt ? theirs : here
    // What was finished here may have been changed elsewhere since.
    return here === null ? theirs : (policy.reconcile(here, theirs) ?? undefined)
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
    const answer = await save({ ...sending, browser })
    if ('version' in answer) {
      draft = { ...draft, version: answer.version, sent: draft.savedAt === sending.savedAt }
      return write()
    }
    const { changed } = answer
    const settled = settle(changed)
    if (settled === undefined) return ask(changed)
    if (settled === changed.body) return take(changed)
    if (settled !== draft.body) {
      draft = { ...draft, body: settled, savedAt: draft.savedAt + 1 }
      callbacks.onDraft(settled)
    }
    draft = { ...draft, version: changed.version }
    return meet({ load, save })
  }

  function meetServer(): Promise<void> {
    if (!server || stopped || rival) return Promise.resolve()
    cancelPause()
    meeting ??= meet(server)
      .then(
        () => sendPauseMs,
        () => failurePauseMs,
      )
      .then((pause) => {
        meeting = undefined
        // Changed during the request, or not sent.
        if (!draft.sent && !stopped && !rival) cancelPause = later(() => void meetServer(), pause)
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
      // The other tab has asked, too, and was answered.
      if (rival && found.version >= rival.version) ask(undefined)
      if (found.savedAt > draft.savedAt) {
        draft = found
        callbacks.onDraft(found.body)
      } else if (found.savedAt === draft.savedAt) draft = found
      // The local change stays, based on the version that the other tab received.
      else draft = { ...draft, version: Math.max(draft.version, found.version) }
    },
    meetServer,
    async choose(side) {
      const account = rival
      if (!account) return
      ask(undefined)
      if (side === 'account') return take(account)
      draft = { ...draft, version: account.version }
      await write()
      void meetServer()
    },
    written: async () => void (await (writing ?? started)),
    stop() {
      stopped = true
      cancelPause()
    },
  }
}
