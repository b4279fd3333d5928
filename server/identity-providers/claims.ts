import type { IdentityIssuer, IdentityProvider } from '@seberang/domain/api'
import type { Config } from '../base/config.ts'
import {
  endFlow,
  endFlows,
  findFlow,
  insertFlow,
  insertIdentity,
  lockAccount,
  type FlowKey,
} from '../customers/identities.ts'
import { after, minute, readClock } from '../database/clock.ts'
import type { Transaction } from '../database/database.ts'
import { identityMail } from '../mail/identity-mail.ts'
import { queueMail } from '../mail/mailer.ts'
import { conflict, notFound, Refusal, refusedField } from '../refusal/refusal.ts'
import { isOurPath } from '@seberang/domain/links'
import { identityMinutes, identityStepMinutes, ownerStepMinutes } from '@seberang/domain/limits'
import { browserOf, type Caller } from '../security/caller.ts'
import { logEvent } from '../security/events.ts'
import { useOnce } from '../security/nonces.ts'
import type { SecurityPorts } from '../security/ports.ts'
import { endProofs, findProof, issueProof, useProof } from '../security/proofs.ts'
import { randomToken } from '../security/secrets.ts'
import { hashToken } from '../security/tokens.ts'
import { verifySisterToken } from './sister.ts'
import { ProviderFailure, ProviderRefusal, type Person, type Provider, type Providers } from './provider.ts'

interface Ports extends Pick<SecurityPorts, 'database' | 'secrets' | 'log'> {
  providers: Providers
  config: Pick<Config, 'sisterSiteUrl' | 'sisterSiteKey'>
  publicUrl(): string
}

/** Who a request says somebody is, as verified by the provider. */
export interface Claim {
  person: Person
  /** The token of an earlier answer that it was made with; null for one of the provider. */
  step: { opensAccount: boolean; endsAt: Date } | null
  /** Ends what it was made with, so that it works once. Throws 422 if that has ended. @returns where to go afterwards */
  end: (transaction: Transaction, now: Date) => Promise<string | null>
}

const expired = (field: string) => refusedField(field, 'identity_expired', {}, { code: 'identity_expired' })

function providerOf({ providers }: Ports, provider: IdentityProvider): Provider {
  const found = providers[provider]
  if (!found) throw notFound()
  return found
}

/** Longer than the app repeats a call by itself: each time would wait for the provider as long. */
const secondsUntilProviderAnswers = 30

/** Words for what the provider refuses, at the field that has it, and for a provider that does not answer. */
async function withWords<Value>(field: string, answer: Promise<Value>): Promise<Value> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ProviderRefusal) throw refusedField(field, 'identity_refused')
    if (error instanceof ProviderFailure)
      throw new Refusal(503, 'provider_silent', {
        code: 'provider_silent',
        retryAfter: secondsUntilProviderAnswers,
      })
    throw error
  }
}

export interface Start {
  provider: IdentityProvider
  journey: { state: string; nonce: string; verifier: string }
  url: string
}

/** The provider's page for a browser that sets out. Throws 503 where the provider does not answer. */
export async function prepareStart(ports: Ports, provider: IdentityProvider): Promise<Start> {
  const journey = { state: randomToken(), nonce: randomToken(), verifier: randomToken() }
  const url = await withWords('provider', providerOf(ports, provider).addressOf(journey))
  return { provider, journey, url }
}

/** Remembers that a browser has set out. Whoever comes back is not who was met there before: what they left ends. */
export async function recordStart(
  transaction: Transaction,
  ports: Ports,
  { start, to, caller }: { start: Start; to: string | undefined; caller: Caller },
  now: Date,
): Promise<void> {
  const { state, nonce, verifier } = start.journey
  await endProofs(transaction, stepOf(caller), now)
  await insertFlow(transaction, {
    stateHash: hashToken(ports, state),
    provider: start.provider,
    nonce,
    verifier,
    browser: browserOf(caller),
    goTo: to !== undefined && isOurPath(to) ? to : null,
    expiresAt: after(now, identityMinutes * minute),
  })
}

const endsFlow =
  (key: FlowKey, field: string): Claim['end'] =>
  async (transaction, now) => {
    const flow = await endFlow(transaction, key, now)
    if (!flow) throw expired(field)
    return flow.goTo
  }

/** Of whoever comes back from a provider. The state is of this browser and has not been used. */
export async function claimOfCallback(
  ports: Ports,
  { code, state, caller }: { code: string; state: string; caller: Caller },
): Promise<Claim> {
  const { database } = ports.database
  const now = await readClock(database)
  const key = { browser: browserOf(caller), stateHash: hashToken(ports, state) }
  const flow = await findFlow(database, key, now)
  if (!flow) throw expired('state')
  const { nonce, verifier, provider } = flow
  const exchanged = providerOf(ports, provider).exchange(code, { state, nonce, verifier }, now)
  return { person: await withWords('code', exchanged), step: null, end: endsFlow(key, 'state') }
}

interface Given {
  provider: IdentityProvider
  /** The field that has the token, and the token. */
  field: 'oauth_token' | 'access_token'
  token: string | undefined
  step: string | undefined
  caller: Caller
}

/** Of a client that brings a token of the provider, or that of an earlier answer. */
export async function claimOf(ports: Ports, { provider, field, token, step, caller }: Given): Promise<Claim> {
  const { database } = ports.database
  const now = await readClock(database)
  if (step !== undefined) return claimOfStep(ports, { step, provider, caller }, now)
  if (token === undefined) throw refusedField(field, 'required')
  const { person, nonce } = await withWords(field, providerOf(ports, provider).verify(token, now))
  if (nonce === null) return { person, step: null, end: async () => null }
  const key = { browser: browserOf(caller), nonce, provider }
  if (!(await findFlow(database, key, now))) throw expired(field)
  return { person, step: null, end: endsFlow(key, field) }
}

/** Of a person whom the sister site sends here with a token, or of that of an earlier answer. */
export async function claimOfSister(
  ports: Ports,
  { token, step, caller }: Pick<Given, 'token' | 'step' | 'caller'>,
): Promise<Claim> {
  const { sisterSiteUrl: url, sisterSiteKey: key } = ports.config
  if (url === undefined || key === undefined) throw notFound()
  const now = await readClock(ports.database.database)
  if (step !== undefined) return claimOfStep(ports, { step, provider: 'sister', caller }, now)
  if (token === undefined) throw refusedField('token', 'required')
  const verified = verifySisterToken({ url, key }, token, ports.publicUrl(), now)
  const { person, id } = await withWords('token', verified)
  const nonce = ports.secrets.mac('sister-token', id)
  return {
    person,
    step: null,
    async end(transaction, at) {
      if (!(await useOnce(transaction, { tokenHash: 'sister', nonce }, at))) throw expired('token')
      return null
    },
  }
}

/** What a browser has begun: it ends when somebody signs in there, since the next one at it may be another person. */
const stepOf = (caller: Caller) => ({ purpose: 'identity', subject: browserOf(caller) }) as const

/**
 * A token that stands for a person without an account until there is one, or for who has only to agree to open theirs. In
 * place of an earlier one it ends when that would have.
 */
export function issueStep(
  transaction: Transaction,
  ports: Ports,
  { claim, opensAccount, caller }: { claim: Claim; opensAccount: boolean; caller: Caller },
  now: Date,
): Promise<string> {
  const details = ports.secrets.seal(JSON.stringify({ ...claim.person, opensAccount }))
  const lifeMs = (opensAccount ? ownerStepMinutes : identityStepMinutes) * minute
  const leftMs = claim.step ? claim.step.endsAt.getTime() - now.getTime() : lifeMs
  return issueProof(transaction, ports, { ...stepOf(caller), details }, Math.min(lifeMs, leftMs), now)
}

/** Throws 422 for the step of a person who had no account: whoever finds it in the browser opens none with it. */
export function requireOpensAccount({ step }: Claim): void {
  if (step?.opensAccount === false) throw expired('step_token')
}

/** Ends all that this browser has begun with providers. */
export async function endSteps(transaction: Transaction, caller: Caller, now: Date): Promise<void> {
  await endProofs(transaction, stepOf(caller), now)
  await endFlows(transaction, browserOf(caller))
}

async function claimOfStep(
  ports: Ports,
  { step, provider, caller }: { step: string; provider: IdentityIssuer; caller: Caller },
  now: Date,
): Promise<Claim> {
  const { purpose, subject } = stepOf(caller)
  const proof = await findProof(ports.database.database, ports, purpose, step, now)
  if (!proof?.details || proof.subject !== subject) throw expired('step_token')
  // Safe cast: only `issueStep` writes it.
  const opened = JSON.parse(ports.secrets.open(proof.details)) as Person & { opensAccount: boolean }
  const { opensAccount, ...person } = opened
  if (person.provider !== provider) throw expired('step_token')
  return {
    person,
    step: { opensAccount, endsAt: proof.expiresAt },
    async end(transaction, at) {
      if ((await useProof(transaction, ports, purpose, step, at)) === undefined) throw expired('step_token')
      return null
    },
  }
}

/** From now on the person opens the account. Throws 409 where they open one already. */
export async function connectPerson(
  transaction: Transaction,
  { person, customerId }: { person: Person; customerId: number },
  now: Date,
): Promise<void> {
  const { provider, subject, email } = person
  const row = { provider, subject, email, customerId, createdAt: now, lastUsedAt: now }
  if (!(await insertIdentity(transaction, row))) throw conflict('identity_taken')
}

/** The same for an account that was there before, whose owner is told. */
export async function linkPerson(
  transaction: Transaction,
  ports: Ports,
  { person, customerId, caller }: { person: Person; customerId: number; caller: Caller },
  now: Date,
): Promise<void> {
  const account = await lockAccount(transaction, customerId)
  if (!account) throw notFound()
  await connectPerson(transaction, { person, customerId }, now)
  const letter = identityMail(account.language, 'linked', { provider: person.provider, now })
  await queueMail(transaction, { to: account.email, ...letter }, now)
  logEvent(ports, 'identity_linked', caller, { customer: customerId })
}
