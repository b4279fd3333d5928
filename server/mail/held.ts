import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { after, minute } from '../database/clock.ts'
import type { Transaction } from '../database/database.ts'
import { mails } from '../database/schema/index.ts'

/** A text with its HTML version. */
interface Written {
  text: string
  html: string | null
}

/**
 * Around the part of a held mail that a better one may replace. Nobody can type them: no text that comes in holds
 * control characters, and HTML escapes every `<`. Both are invisible, in case a process of an earlier release, which
 * does not take them out, sends the mail.
 */
const marks = { text: ['\u0002\u0002', '\u0003\u0003'], html: ['<!--held-->', '<!--/held-->'] } as const

export const holdText = (text: string): string => marks.text.join(text)
export const holdHtml = (html: string): string => marks.html.join(html)

/** How long a mail waits for its better part; the gateway usually answers within seconds. */
const holdMs = minute

/** When a mail is to be sent for the first time. */
export const firstTry = (now: Date, isHeld: boolean): Date => (isHeld ? after(now, holdMs) : now)

/** A mail as it is sent. */
export const withoutMarks = <Mail extends Written>(mail: Mail): Mail => ({
  ...mail,
  text: stripped(mail.text, marks.text),
  html: mail.html === null ? null : stripped(mail.html, marks.html),
})

/**
 * The mail that is held for a payment, while no process has begun to send it: a sender counts its attempt in the same
 * statement by which it takes the mail, and whoever changes the row meanwhile waits for that, or is waited for.
 */
const heldFor = (payments: SQL | undefined) => and(payments, sql`${mails.attempts} = 0`)

/**
 * Replaces the marked part of the mail that is held for a payment, and has it sent.
 * @returns false when there is none, it is already being sent, or its text is gone for its age
 */
export async function completeHeld(
  transaction: Transaction,
  paymentId: number,
  better: Written,
  now: Date,
): Promise<boolean> {
  const [mail] = await transaction
    .select()
    .from(mails)
    .where(heldFor(eq(mails.paymentId, paymentId)))
    .for('update')
  const text = mail && replaced(mail.text, marks.text, better.text)
  const html = mail && replaced(mail.html ?? '', marks.html, better.html ?? '')
  if (!mail || text === undefined || html === undefined) return false
  await transaction
    .update(mails)
    .set({ text, html, ...released(now) })
    .where(eq(mails.id, mail.id))
  return true
}

/** Has the mails that are held for these payments sent as they are. */
export async function releaseHeld(
  transaction: Transaction,
  paymentIds: readonly number[],
  now: Date,
): Promise<void> {
  await transaction
    .update(mails)
    .set(released(now))
    .where(heldFor(inArray(mails.paymentId, [...paymentIds])))
}

/** Takes back the mails that are held for these payments: what they say does not hold any more. */
export async function withdrawHeld(transaction: Transaction, paymentIds: readonly number[]): Promise<void> {
  await transaction.delete(mails).where(heldFor(inArray(mails.paymentId, [...paymentIds])))
}

const released = (now: Date) => ({ paymentId: null, nextTryAt: now })

type Marks = readonly [string, string]

/** What stands before, between and after the marks. */
function split(content: string, [open, close]: Marks): [string, string, string] | undefined {
  const [start, end] = [content.indexOf(open), content.indexOf(close)]
  if (start === -1 || end < start) return undefined
  return [content.slice(0, start), content.slice(start + open.length, end), content.slice(end + close.length)]
}

const stripped = (content: string, around: Marks): string => split(content, around)?.join('') ?? content

function replaced(content: string, around: Marks, better: string): string | undefined {
  const parts = split(content, around)
  return parts && parts[0] + better + parts[2]
}
