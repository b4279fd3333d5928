import type { OpsSetRates, OpsSetReference, Rate, ReferenceEntry, ReferenceKind } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import { InvalidInput } from '../../http/errors.ts'
import { conflict, notFound, refusedField } from '../../refusal/refusal.ts'
import type { Writing } from '../../http/route.ts'
import type { Catalogue, StoredRecord } from '../../reference/index.ts'
import { idFields } from '../../reference/records.ts'
import { mistakesOf } from '../../reference/rules.ts'
import type { Reference } from '../../reference/store.ts'
import { say } from '../../reference/texts.ts'
import { lastPlace, lockReference, rewritten, writeRecords, type Written } from '../../reference/write.ts'
import { mergePatch, trimmed } from './merge.ts'
import { dependentsOf } from './dependents.ts'

/** The context of a command on the reference data; `language` is that of its response. */
export interface Change extends Pick<Writing<unknown>, 'transaction' | 'now' | 'audit'> {
  reference: Reference
  language: Language
}

type Which = Pick<StoredRecord, 'kind' | 'id'>
const ownSource = 'Operator'

export function findStored(catalogue: Catalogue, { kind, id }: Which): StoredRecord | undefined {
  return catalogue.table(kind).byId.get(id)
}

export function viewStored(stored: Written & { changedAt: Date }): ReferenceEntry {
  return {
    kind: stored.kind,
    id: stored.id,
    record: stored.record,
    source: stored.source,
    as_of: stored.asOf.toISOString(),
    changed_by: stored.changedBy,
    changed_at: stored.changedAt.toISOString(),
    removed_at: stored.removedAt?.toISOString() ?? null,
  }
}

/** The reference data after all earlier changes have committed. */
async function lockedCatalogue({ transaction, reference }: Change): Promise<Catalogue> {
  return reference.at(await lockReference(transaction), transaction)
}

/** Changes or adds a record. Throws 422 with every invalid field. */
export async function setRecord(
  change: Change,
  which: Which,
  input: OpsSetReference,
): Promise<ReferenceEntry> {
  const catalogue = await lockedCatalogue(change)
  const [written] = await write(change, catalogue, [{ ...which, ...input }])
  if (!written) throw new Error('a record was not written')
  return written
}

/** Sets several rates, all of them or none. Throws 422 with every invalid one. */
export async function setRates(change: Change, { rates, ...rest }: OpsSetRates): Promise<Rate[]> {
  const catalogue = await lockedCatalogue(change)
  const wanted = Object.entries(rates).map(([currency, rupiah]) => {
    const id = currency.toUpperCase()
    return { kind: 'rates' as const, id, field: `rates.${currency}`, record: { rupiah }, ...rest }
  })
  const unknown = wanted.filter(({ id }) => !catalogue.offered('rates', id))
  if (unknown.length > 0) {
    const message = say(change.language, 'no_such_currency')
    throw new InvalidInput(unknown.map(({ field }) => ({ field, message })))
  }
  const written = await write(change, catalogue, wanted)
  return written.map(({ record }) => record as Rate)
}

interface Wanted extends Which, OpsSetReference {
  /** In a request with several records: the request field that all mistakes of this record are reported under. */
  field?: string
}

async function write(
  change: Change,
  catalogue: Catalogue,
  wanted: readonly Wanted[],
): Promise<ReferenceEntry[]> {
  const { transaction, now, audit, language } = change
  // A future date would make the record newer than anything that arrives until then.
  if (wanted.some(({ as_of }) => as_of !== undefined && Date.parse(as_of) > now.getTime()))
    throw refusedField('as_of', 'time_to_come')
  const records = wanted.map((one) => ({ one, written: recordOf(catalogue, one, now) }))
  const mistakes = records.flatMap(({ one, written }) => {
    const around = { catalogue, before: findStored(catalogue, one)?.record, sure: one.sure ?? false }
    const found = mistakesOf(written, around, language)
    return found.map(({ field, message }) => ({ field: one.field ?? `record.${field}`, message }))
  })
  if (mistakes.length > 0) throw new InvalidInput(mistakes)
  const all = records.map(({ written }) => written)
  await writeRecords(transaction, all, now)
  for (const after of all) {
    const before = findStored(catalogue, after)
    const detail = { before: before ? contentOf(before) : null, after: contentOf(after) }
    await audit('reference_set', `${after.kind} ${after.id}`, detail)
  }
  return all.map((written) => viewStored({ ...written, changedAt: now }))
}

const contentOf = ({ record, source, asOf, removedAt }: Written) => ({
  record,
  source,
  as_of: asOf.toISOString(),
  ...(removedAt && { removed_at: removedAt.toISOString() }),
})

/** The new content of a record, patched or replaced, with its source and date. */
function recordOf(catalogue: Catalogue, wanted: Wanted, now: Date): Written {
  const { kind, id } = wanted
  const before = findStored(catalogue, wanted)
  const origin = {
    source: wanted.source ?? ownSource,
    asOf: wanted.as_of === undefined ? now : new Date(wanted.as_of),
  }
  const patch = trimmed(wanted.record)
  const record = mergePatch(wanted.whole || !before ? {} : before.record, patch)
  // Insurances have numeric ids, and none can be added.
  if (kind !== 'insurances') record[idFields[kind]] ??= kind === 'pickup-zones' ? Number(id) : id
  if (kind === 'rates') dateRate(record, patch, origin)
  const place = before?.place ?? lastPlace(catalogue.table(kind).stored)
  return rewritten({ kind, id, place }, { record, ...origin }, 'operator')
}

/** A rate has its own source and date. The customs rate keeps its own date when only the other one changes. */
function dateRate(
  record: Record<string, unknown>,
  patch: Record<string, unknown>,
  { source, asOf }: Pick<Written, 'source' | 'asOf'>,
): void {
  const at = asOf.toISOString()
  if ('customs_rupiah' in patch) record['customs_as_of'] = at
  else if ('customs_rupiah' in record) record['customs_as_of'] ??= record['as_of']
  if ('rupiah' in patch) Object.assign(record, { source, as_of: at })
}

/** Withdraws a record. Throws 404 for an unknown one, 409 while something refers to it. */
export async function removeRecord(change: Change, which: Which): Promise<ReferenceEntry> {
  const { transaction, now, audit, language } = change
  const catalogue = await lockedCatalogue(change)
  const stored = findStored(catalogue, which)
  if (!stored || stored.removedAt) throw notFound()
  const dependents = await dependentsOf(transaction, catalogue, which.kind, which.id)
  if (dependents.length > 0) {
    const reason = say(language, 'needed_by', dependents.join(', '))
    throw conflict('still_needed', {
      fields: [{ field: 'id', reason }],
      beside: { data: { needed_by: dependents } },
    })
  }
  const removed: Written = { ...stored, changedBy: 'operator', removedAt: now }
  await writeRecords(transaction, [removed], now)
  const detail = { before: contentOf(stored), after: null }
  await audit('reference_remove', `${which.kind} ${which.id}`, detail)
  return viewStored({ ...removed, changedAt: now })
}

export const listStored = (catalogue: Catalogue, kind: ReferenceKind): ReferenceEntry[] =>
  catalogue
    .table(kind)
    .stored.filter(({ removedAt }) => removedAt === null)
    .map(viewStored)
