import type { DeviceSubscription } from '@seberang/domain/api'
import { and, asc, eq, exists, gt, lt, lte, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { createHash } from 'node:crypto'
import webPush from 'web-push'
import { after, day, minute, readClock, second } from '../database/clock.ts'
import type { Database } from '../database/database.ts'
import { pushNotices, pushSubscriptions } from '../database/schema/index.ts'
import type { Secrets } from '../security/secrets.ts'
import type { VapidKey } from '../base/vapid-key.ts'
import { post, type Posted } from './post.ts'
import { isPushService } from './services.ts'
import { isSignedIn } from './subscriptions.ts'

export interface Pusher {
  /** What browsers subscribe with; null: none are subscribed. */
  readonly publicKey: string | null
  /** Whether a push service may be sent to. */
  accepts(endpoint: string): boolean
  /** Signals that notices may be queued, by this process or another. */
  wake(): void
  close(): Promise<void>
}

/** Without a key no browser is subscribed. */
export const noPusher: Pusher = {
  publicKey: null,
  accepts: () => false,
  wake: () => undefined,
  close: async () => undefined,
}

interface PusherPorts {
  database: Database
  secrets: Pick<Secrets, 'open'>
  log: FastifyBaseLogger
}

export interface PusherSettings {
  key: VapidKey
  /** Whom a push service may turn to: an address of the site, or of mail. */
  subject: string
  /** The origin of a push service of tests. */
  fake: string | undefined
  answerWithinMs?: number
}

const timeOutMs = 10 * second
/** Pause after the first attempt; longer than an attempt can take. */
const firstPauseMs = 30 * second
const longestPauseMs = 30 * minute
/** A service that asks for more is not believed. */
const longestWaitMs = day
/** One that does not answer must not hold up the others. */
const atOnce = 4

type QueuedNotice = typeof pushNotices.$inferSelect
type Subscription = typeof pushSubscriptions.$inferSelect

/**
 * Sends queued notices to the browsers' push services, and retries with growing pauses until a notice is too old. Delivery
 * is at least once: a notice that is sent again takes the place of itself, by its tag.
 */
export function createPusher(
  { key, subject, fake, answerWithinMs = timeOutMs }: PusherSettings,
  { database, secrets, log }: PusherPorts,
): Pusher {
  let running: Promise<unknown> | undefined
  let again = false

  const sendFrom = async (first: QueuedNotice | undefined) => {
    for (let notice = first; notice; notice = await claimNotice(database)) await sendOne(notice)
  }

  const sendOne = async (queued: QueuedNotice): Promise<void> => {
    const [subscription] = await database
      .select()
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.id, queued.subscriptionId))
    if (!subscription) return
    try {
      const now = await readClock(database)
      const { endpoint, headers, body } = encrypted(queued, subscription, now)
      const posted = await post(endpoint, { headers, body, timeOutMs: answerWithinMs }, { fake })
      await settle(queued, subscription, posted)
    } catch (error) {
      log.warn({ err: error, notice: queued.id, attempts: queued.attempts }, 'a notice was not taken')
    }
  }

  const encrypted = (queued: QueuedNotice, subscription: Subscription, now: Date) => {
    const device = JSON.parse(secrets.open(subscription.details)) as DeviceSubscription
    const { endpoint, headers, body } = webPush.generateRequestDetails(
      device,
      JSON.stringify(queued.notice),
      {
        vapidDetails: { subject, ...key },
        TTL: Math.max(0, Math.round((queued.endsAt.getTime() - now.getTime()) / second)),
        // Of what a push service still holds, the newest about the same takes the place. It reads the header: no code in it.
        topic: createHash('sha256').update(queued.tag).digest('base64url').slice(0, 32),
      },
    )
    if (!body) throw new Error('a notice without content')
    return { endpoint, headers: headers as Record<string, string | number>, body }
  }

  const settle = async (queued: QueuedNotice, { id, service }: Subscription, answer: Posted) => {
    const { status } = answer
    // Replaced meanwhile: the new one has its own turn.
    const isSame = and(eq(pushNotices.id, queued.id), eq(pushNotices.createdAt, queued.createdAt))
    if (status >= 200 && status < 300) {
      await database.delete(pushNotices).where(isSame)
      return
    }
    log.warn({ notice: queued.id, service, status }, 'a push service refused a notice')
    if (endsSubscription.has(status)) {
      // The browser has ended it, or it was made for another key of ours.
      await database.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
    } else if (status === 429 || status >= 500) {
      const now = await readClock(database)
      const waitMs = waitOf(answer.retryAfter, now)
      if (waitMs === undefined) return
      const nextTryAt = after(now, waitMs)
      await database
        .update(pushNotices)
        .set({ nextTryAt })
        .where(and(isSame, lt(pushNotices.nextTryAt, nextTryAt)))
    } else if (status !== 401) {
      // It will not be taken another time either. 401: our clock or key is wrong, which may be mended.
      await database.delete(pushNotices).where(isSame)
    }
  }

  const wake = () => {
    again = true
    running ??= run()
      .catch((error: unknown) => log.error({ err: error }, 'notices could not be sent'))
      .finally(() => {
        running = undefined
      })
  }
  const run = async () => {
    do {
      again = false
      const first = await claimNotice(database)
      if (!first) continue
      const others = Array.from({ length: atOnce - 1 }, async () => sendFrom(await claimNotice(database)))
      await Promise.all([sendFrom(first), ...others])
    } while (again)
  }
  const timer = setInterval(wake, firstPauseMs)
  timer.unref()
  return {
    publicKey: key.publicKey,
    accepts: (endpoint) => isPushService(endpoint, fake),
    wake,
    async close() {
      clearInterval(timer)
      await running
    },
  }
}

/** Answers after which a subscription is of no use: not found, gone, and not ours. */
const endsSubscription: ReadonlySet<number> = new Set([403, 404, 410])

/** How long a service asks to wait, in seconds or until a date. @returns undefined where it does not say */
function waitOf(retryAfter: string | undefined, now: Date): number | undefined {
  if (retryAfter === undefined) return undefined
  const waitMs = /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * second
    : new Date(retryAfter).getTime() - now.getTime()
  return Number.isNaN(waitMs) ? undefined : Math.min(Math.max(waitMs, 0), longestWaitMs)
}

/**
 * Takes the next due notice of a device whose session stands, with a lease longer than sending can take, so that nobody
 * else, nor this process after a crash, sends it meanwhile.
 */
async function claimNotice(database: Database): Promise<QueuedNotice | undefined> {
  const now = await readClock(database)
  const signedIn = database
    .select({ one: sql`1` })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, pushNotices.subscriptionId), isSignedIn(now)))
  const next = database
    .select({ id: pushNotices.id })
    .from(pushNotices)
    .where(and(lte(pushNotices.nextTryAt, now), gt(pushNotices.endsAt, now), exists(signedIn)))
    .orderBy(asc(pushNotices.nextTryAt), asc(pushNotices.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const pauseMs = sql`least(${longestPauseMs}, ${firstPauseMs} * 2 ^ ${pushNotices.attempts})`
  const [claimed] = await database
    .update(pushNotices)
    .set({
      attempts: sql`${pushNotices.attempts} + 1`,
      nextTryAt: sql`${now}::timestamptz + ${pauseMs} * interval '1 millisecond'`,
    })
    // Not `in`: a plan may run such a query once for every row, and claim another notice each time.
    .where(eq(pushNotices.id, next))
    .returning()
  return claimed
}
