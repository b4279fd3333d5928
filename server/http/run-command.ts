import { readMoment } from '../database/clock.ts'
import { inTransaction } from '../database/transaction.ts'
import { PreparedTooEarly, Refusal } from '../refusal/refusal.ts'
import { writeAudit } from '../security/audit.ts'
import { operatorOf } from '../security/caller.ts'
import { requireSession } from '../security/sessions.ts'
import { failureOf } from './errors.ts'
import { claimKey, findAnswer, keepAnswer, type KeyedRequest, type StoredAnswer } from './idempotency.ts'
import { succeeded } from './respond.ts'
import { Again, WithDevice, type CommandRoute, type RawInput, type Writing } from './route.ts'
import type { Services } from './services.ts'

/** Each repetition means that another command has changed the same rows, so that many at once all get their turn. */
const maxPreparations = 20

/** Prepares, runs the transaction and finishes; a repeated idempotency key gets the first response, or what `finish` makes of it now. */
export async function runCommand(
  route: CommandRoute,
  input: RawInput,
  keyed: KeyedRequest | null,
  services: Services,
): Promise<StoredAnswer> {
  // A repeated request is not prepared again; what needs no preparation finds the stored answer when it claims the key.
  const earlier = keyed && route.prepare ? await findAnswer(keyed, services) : null
  const stored = earlier ?? (await carryOut(route, input, keyed, services, maxPreparations))
  if (!route.finish || stored.status >= 400) return stored
  const result: unknown = JSON.parse(stored.body)
  return succeeded(route.call, await route.finish(result, input, services))
}

function answerOf({ call }: CommandRoute, outcome: unknown, { language }: RawInput): StoredAnswer {
  if (outcome instanceof Refusal) return failureOf(outcome, language)
  if (outcome instanceof WithDevice) return { ...succeeded(call, outcome.answer), devices: outcome.devices }
  if (outcome instanceof Again) return { ...succeeded(call, outcome.answer), status: 200 }
  return succeeded(call, outcome)
}

async function carryOut(
  route: CommandRoute,
  input: RawInput,
  keyed: KeyedRequest | null,
  services: Services,
  preparations: number,
): Promise<StoredAnswer> {
  try {
    return await prepareAndExecute(route, input, keyed, services)
  } catch (error) {
    if (!(error instanceof PreparedTooEarly) || preparations <= 1) throw error
    return carryOut(route, input, keyed, services, preparations - 1)
  }
}

async function prepareAndExecute(
  route: CommandRoute,
  input: RawInput,
  keyed: KeyedRequest | null,
  services: Services,
): Promise<StoredAnswer> {
  const prepared = await route.prepare?.(input, services)
  const stored = await inTransaction(services, async (transaction) => {
    const { now, version, earlier } = keyed
      ? await claimKey(transaction, keyed, services)
      : { ...(await readMoment(transaction)), earlier: null }
    if (earlier) return earlier
    const catalogue = await services.reference.at(version, transaction)
    const audit: Writing<unknown>['audit'] = (action, subject, detail) =>
      writeAudit(transaction, { actor: operatorOf(input.caller), action, subject, detail }, now)
    const outcome = await route.execute(input, { transaction, now, catalogue, services, prepared, audit })
    const answer = answerOf(route, outcome, input)
    // To prepare takes time, an upload, a hash, a provider, and so does waiting for rows that others change. Asked last:
    // whatever ended the session meanwhile has committed before these rows were changed.
    const needsSession = route.call.auth === 'customer' && !route.call.endsSession
    if (keyed) await keepAnswer(transaction, keyed, answer, services, needsSession ? input.caller : null)
    else if (needsSession) await requireSession(transaction, input.caller)
    return answer
  })
  services.mailer.wake()
  return stored
}
