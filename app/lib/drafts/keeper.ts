/** A draft as the device keeps it. `body` is null once it was finished or given up. */
export interface KeptDraft {
  body: object | null
  /** When it was last changed here, in milliseconds. */
  savedAt: number
  /** The server's version that it grew from; 0 when the server has never seen it. */
  version: number
  /** Whether the server has it as it is. */
  sent: boolean
}

export interface DraftDevice {
  read: (key: string) => Promise<KeptDraft | undefined>
  write: (key: string, draft: KeptDraft) => Promise<void>
  remove: (key: string) => Promise<void>
}

/** A draft as the server has it. */
export type SavedDraft = Omit<KeptDraft, 'sent'>

export interface DraftServer {
  load: () => Promise<SavedDraft>
  /** Answers the new version, or what another device saved meanwhile. */
  save: (draft: SavedDraft) => Promise<{ version: number } | { changed: SavedDraft }>
}

export interface DraftSurroundings {
  key: string
  device: DraftDevice
  /** Null for a guest. */
  server: DraftServer | null
  now: () => number
  /** Acts after a pause, unless the answered function is called first. */
  later: (act: () => void, ms: number) => () => void
  /** Hears of every draft that did not come from `keep` here: read at the start, from another tab or device. */
  onDraft: (body: object | null) => void
  /** Told after each write, so that other tabs read it. */
  onWritten?: () => void
}

export interface DraftKeeper {
  /** Keeps what is being typed: on the device at once, at the server after a pause. */
  keep: (body: object) => void
  /** Nothing is being typed any more. Over once the device has it. */
  forget: () => Promise<void>
  /** Another tab wrote: take it over if it is newer. */
  readAgain: () => Promise<void>
  /** Sends what the server does not have and takes over what another device saved. Failures wait for the next time. */
  meetServer: () => Promise<void>
  /** Over when everything that was kept is on the device. */
  written: () => Promise<void>
  stop: () => void
}

/** Pause after the last change before the server gets it, and after a failure before it is tried again. */
const sendPauseMs = 1_500
const failurePauseMs = 15_000

const nothing: KeptDraft = { body: null, savedAt: 0, version: 0, sent: true }

/**
 * One draft of one person: on this device whatever happens, and at the server when there is one to tell.
 * The newest change wins, whichever tab or device made it.
 */
export function keepDraft({ key, device, server, now, later, ...told }: DraftSurroundings): DraftKeeper {
  let draft = nothing
  let writing: Promise<unknown> | undefined
  let stopped = false
  let meeting: Promise<void> | undefined
  let cancelPause: () => void = () => undefined

  const started = device.read(key).then(
    (found) => {
      if (found && found.savedAt >= draft.savedAt) draft = found
      if (!stopped) told.onDraft(draft.body)
    },
    // A browser that keeps nothing (private windows of some): the page still works while it is open.
    () => told.onDraft(draft.body),
  )

  /** Each change is on its way to the disk at once; they arrive in the order in which they were made. */
  function write(): Promise<void> {
    const own = started.then(() => device.write(key, draft)).then(() => told.onWritten?.())
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
    told.onDraft(draft.body)
    await write()
  }

  async function meet({ load, save }: DraftServer): Promise<void> {
    await started
    if (draft.sent) {
      const theirs = await load()
      // Somebody may have typed while the answer travelled.
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
    // What was finished elsewhere does not take away what was typed here and never sent.
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
        // Typed while it was being sent, or not sent at all.
        if (!draft.sent && !stopped) cancelPause = later(() => void meetServer(), pause)
      })
    return meeting
  }

  return {
    keep: (body) => void change(body).catch(() => undefined),
    async forget() {
      await change(null)
      // The server hears of it at once: another device must not bring it back.
      void meetServer()
    },
    async readAgain() {
      await started
      const found = await device.read(key)
      if (!found || stopped) return
      if (found.savedAt > draft.savedAt) {
        draft = found
        told.onDraft(found.body)
      } else if (found.savedAt === draft.savedAt) draft = found
      // What was typed here stays, and grows from the version that the other tab brought home.
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
