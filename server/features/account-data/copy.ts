import { makeZip } from 'client-zip'
import { dataCopiesADay, dataCopyMinutes } from '@seberang/domain/limits'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { loadCustomer, type CustomerRow } from '../../customers/view.ts'
import { after, day, minute, second } from '../../database/clock.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { readRecorded } from '../../files/files.ts'
import { linkedKinds } from '../../files/find.ts'
import { LostFile } from '../../files/store.ts'
import type { Services } from '../../http/services.ts'
import { createShare } from '../../http/slots.ts'
import { queueMail, subjectWithoutCode } from '../../mail/mailer.ts'
import { notFound } from '../../refusal/refusal.ts'
import { customerActor, writeAudit } from '../../security/audit.ts'
import { customerOf, sessionOf, type Caller } from '../../security/caller.ts'
import { logEvent } from '../../security/events.ts'
import { findProof, issueProof, useProof } from '../../security/proofs.ts'
import { countUse } from '../../security/rate-counters.ts'
import { requireSession } from '../../security/sessions.ts'
import { copiedMail } from './mails.ts'
import { personalData, type PersonalTable } from '../../customers/personal-data.ts'
import type { Owner } from '../../customers/owned.ts'
import { copyPage } from './page.ts'
import { findOwnFilesOf, readOwned } from './store.ts'

/** Each has one file of memory at a time, so that some of them at once cost little. */
const copies = createShare(6)
const copiesOfOne = createShare(1)
/** Of a reader who takes nothing. */
const longestPauseMs = 60 * second

const purpose = 'download_data'
const lifeMs = dataCopyMinutes * minute

export const countCopy = (database: Database, customerId: number): Promise<void> =>
  countUse(database, `copies:${customerId}`, dataCopiesADay, day)

/** @returns what downloads the copy, once, while the caller's session goes on. The owner is told by mail */
export async function offerCopy(
  transaction: Transaction,
  services: Services,
  caller: Caller,
  now: Date,
): Promise<{ token: string; expires_at: string }> {
  const { id, email, language } = await loadCustomer(transaction, customerOf(caller))
  const token = await issueProof(transaction, services, { purpose, subject: sessionOf(caller) }, lifeMs, now)
  await queueMail(transaction, { to: email, ...copiedMail(language, now) }, now)
  logEvent(services, 'data_copied', caller, { customer: id })
  return { token, expires_at: after(now, lifeMs).toISOString() }
}

/** Begins a download. Throws 404 for a token that does not work, 401 where the session that it was for has ended, 429 while the customer's other one runs. */
export async function beginCopy(
  services: Services,
  token: string,
  now: Date,
): Promise<{ stream: Readable; fileName: string }> {
  const { database } = services.database
  const proof = await findProof(database, services, purpose, token, now)
  if (!proof) throw notFound()
  const [customerId = '', sessionHash = ''] = proof.subject.split(' ')
  await requireSession(database, { sessionHash })
  const ends = [copiesOfOne.begin(customerId)]
  const end = () => {
    for (const one of ends) one()
  }
  try {
    ends.push(copies.begin('all'))
    const customer = await loadCustomer(database, Number(customerId))
    await database.transaction(async (transaction) => {
      if ((await useProof(transaction, services, purpose, token, now)) === undefined) throw notFound()
      const entry = {
        actor: customerActor(customer.id),
        action: 'copy_data',
        subject: customerActor(customer.id),
        detail: {},
      }
      await writeAudit(transaction, entry, now)
    })
    const stream = Readable.fromWeb(
      makeZip(entriesOf(services, { customer, sessionHash, now })) as NodeReadableStream,
    )
    closeWhenIdle(stream)
    stream.once('close', end)
    return { stream, fileName: `seberang-${now.toISOString().slice(0, 10)}.zip` }
  } catch (error) {
    end()
    throw error
  }
}

function closeWhenIdle(stream: Readable): void {
  const timer = setTimeout(() => stream.destroy(), longestPauseMs)
  stream.on('data', () => timer.refresh())
  stream.once('close', () => clearTimeout(timer))
}

interface Entry {
  name: string
  lastModified: Date
  input: AsyncIterable<Uint8Array> | string
}

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
}

/** The page first, so that whoever opens the ZIP sees what is in it; each entry is made when its turn comes. */
async function* entriesOf(
  services: Services,
  { customer, sessionHash, now }: { customer: CustomerRow; sessionHash: string; now: Date },
): AsyncGenerator<Entry> {
  const { database } = services.database
  const files = await findOwnFilesOf(database, customer.id)
  const nameOf = (id: string, contentType: string) => `files/${id}.${extensions[contentType] ?? 'bin'}`
  const listed = files.map(({ id, kind, contentType, size }) => ({
    name: nameOf(id, contentType),
    kind,
    size,
  }))
  yield { name: 'index.html', lastModified: now, input: copyPage(customer, listed, now) }
  for (const name of Object.keys(personalData) as PersonalTable[]) {
    await requireSession(database, { sessionHash })
    yield { name: `data/${name}.json`, lastModified: now, input: jsonOf(services, name, customer) }
  }
  for (const file of files) {
    // Whoever reads slowly is still reading when the owner has signed them out.
    await requireSession(database, { sessionHash })
    if (papers.has(file.kind)) await recordReading(database, { id: file.id, customerId: customer.id }, now)
    try {
      const bytes = await readRecorded(services.files, file)
      yield {
        name: nameOf(file.id, file.contentType),
        lastModified: file.createdAt,
        input: piecesOf(bytes),
      }
    } catch (error) {
      if (!(error instanceof LostFile)) throw error
      services.log.error({ err: error }, 'a stored file is lost')
      yield { name: `files/${file.id}.lost.txt`, lastModified: now, input: '' }
    }
  }
}

/** So small that a slow line takes one within the longest pause. */
export const pieceBytes = 64 * 1024

/** The bytes of a file, bit by bit. */
export async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
}

const papers: ReadonlySet<string> = new Set(['tax_paper', ...linkedKinds])

/** What is stored encrypted, opened for its owner. */
const sealedColumns: Partial<Record<PersonalTable, string>> = {
  drafts: 'body',
  identity_papers: 'details',
  companies: 'details',
  bank_accounts: 'details',
  withdrawals: 'recipient',
  refunds: 'recipient',
}

const recordReading = (database: Database, file: { id: string; customerId: number }, now: Date) =>
  writeAudit(
    database,
    {
      actor: customerActor(file.customerId),
      action: 'read_paper',
      subject: file.id,
      detail: { customer_id: file.customerId },
    },
    now,
  )

/** A row as its owner reads it. */
function forOwner({ secrets }: Services, name: PersonalTable, row: Record<string, unknown>) {
  // Of a mail that is still on its way.
  if (name === 'mails') return { ...row, subject: subjectWithoutCode(String(row['subject'])) }
  const column = sealedColumns[name] ?? ''
  const sealed = row[column]
  return typeof sealed === 'string' ? { ...row, [column]: JSON.parse(secrets.open(sealed)) as unknown } : row
}

async function* jsonOf(services: Services, name: PersonalTable, owner: Owner): AsyncGenerator<Uint8Array> {
  const text = new TextEncoder()
  let separator = '[\n'
  for await (const row of readOwned(services.database.database, personalData[name], owner)) {
    yield text.encode(separator + JSON.stringify(forOwner(services, name, row), null, 1))
    separator = ',\n'
  }
  yield text.encode(separator === '[\n' ? '[]\n' : '\n]\n')
}
