import { calls, type IdentityProvider, type UnknownIdentity } from '@seberang/domain/api'
import { randomUUID } from 'node:crypto'
import { Browser, newestMail } from '../../server/support/api.ts'
import { Authenticator } from '../../server/support/authenticator.ts'
import { codeIn, password, TestCustomer } from '../../server/support/customer.ts'
import { choosesAt, comesBack, details, setsOut } from '../../server/support/identities.ts'
import type { Known } from './requests.ts'

interface Prepared {
  caller: Browser
  values: Record<string, unknown>
}

const anybody = (): { email: string } => ({ email: `${randomUUID()}@example.com` })

/** Comes back from a provider that this account is not linked to. */
async function unlinked(url: string, provider: IdentityProvider, chosen = anybody()) {
  const caller = await Browser.open(url)
  const { data } = (await comesBack(caller, provider, chosen)).body as { data?: unknown }
  return { caller, chosen, step_token: (data as UnknownIdentity).step_token }
}

async function registersBy(url: string, provider: IdentityProvider): Promise<Prepared> {
  const { caller, step_token } = await unlinked(url, provider)
  return { caller, values: { step_token } }
}

async function linksBy(url: string, provider: IdentityProvider): Promise<Prepared> {
  const { caller, step_token } = await unlinked(url, provider, await TestCustomer.register(url))
  return { caller, values: { step_token } }
}

async function registersByGoogle(url: string) {
  const { caller, chosen, step_token } = await unlinked(url, 'google')
  const body = { step_token, ...details }
  caller.token = (await caller.call(calls.registerByGoogle, { body })).body.token
  return { caller, chosen }
}

async function withProof(url: string, hasPin: boolean): Promise<Prepared> {
  const caller = await TestCustomer.register(url)
  const set = async () =>
    caller.call(calls.setPin, { body: { pin: '480217', otp_token: await caller.provesCode('PIN') } })
  if (hasPin) await set()
  const otp_token = await caller.provesCode('PIN')
  return { caller, values: { otp_token, reauth_token: await caller.reauthenticates() } }
}

async function withPasskey(url: string) {
  const caller = await TestCustomer.register(url)
  const authenticator = new Authenticator(url)
  const { options } = (await caller.call(calls.passkeyCreationOptions)).body
  const credential = authenticator.create(options)
  const reauth_token = await caller.reauthenticates()
  return { caller, authenticator, credential, reauth_token }
}

async function savedPasskey(url: string) {
  const made = await withPasskey(url)
  const { credential, reauth_token } = made
  const body = { name: 'HP', credential, reauth_token }
  const { passkey } = (await made.caller.call(calls.createPasskey, { body })).body
  return { ...made, id: passkey.id }
}

async function withResetLink(url: string): Promise<Prepared> {
  const { email } = await TestCustomer.register(url)
  const caller = await Browser.open(url)
  await caller.call(calls.forgotPassword, { body: { email_or_phone: email } })
  const { text } = await newestMail(url, email)
  return { caller, values: { token: /token=(\S+)/.exec(text)?.[1] } }
}

/** By call: a caller of its own, and the values that work once, or only for that caller. */
const preparations: Readonly<Record<string, (url: string) => Promise<Prepared>>> = {
  // Separate customers sign out and go, so that the others' sessions continue.
  deleteAccount: async (url) => {
    const caller = await TestCustomer.register(url)
    return { caller, values: { reauth_token: await caller.reauthenticates() } }
  },
  logout: async (url) => ({ caller: await TestCustomer.register(url), values: {} }),
  async verifyCode(url) {
    const caller = await Browser.open(url)
    const { email: user_id } = anybody()
    await caller.call(calls.registerMini, { body: { user_id } })
    return { caller, values: { user_id, code: codeIn((await newestMail(url, user_id)).text) } }
  },
  async registerMandatory(url) {
    const caller = Object.assign(new TestCustomer(url), await Browser.open(url), anybody())
    return { caller, values: { register_token: await caller.verifyEmail() } }
  },
  resetLink: withResetLink,
  resetPassword: withResetLink,
  changePassword: async (url) => ({
    caller: await TestCustomer.register(url),
    values: { old_password: password },
  }),
  async exchangeCode(url) {
    const caller = await TestCustomer.register(url)
    return { caller, values: { code: await caller.mailedCode('PIN') } }
  },
  setPin: (url) => withProof(url, false),
  resetPin: (url) => withProof(url, true),
  async createPasskey(url) {
    const { caller, credential, reauth_token } = await withPasskey(url)
    return { caller, values: { credential, reauth_token } }
  },
  async deletePasskey(url) {
    const { caller, id, reauth_token } = await savedPasskey(url)
    return { caller, values: { id, reauth_token } }
  },
  async loginByPasskey(url) {
    const { authenticator } = await savedPasskey(url)
    const caller = await Browser.open(url)
    const { options } = (await caller.call(calls.passkeyLoginOptions)).body
    return { caller, values: { credential: authenticator.assert(options) } }
  },
  async finishIdentity(url) {
    const { chosen } = await registersByGoogle(url)
    const caller = await Browser.open(url)
    const { code, state } = await choosesAt(await setsOut(caller, 'google'), chosen)
    return { caller, values: { code, state } }
  },
  registerByGoogle: (url) => registersBy(url, 'google'),
  registerByFacebook: (url) => registersBy(url, 'facebook'),
  loginByGoogle: (url) => linksBy(url, 'google'),
  loginByFacebook: (url) => linksBy(url, 'facebook'),
  async linkIdentity(url) {
    const caller = await TestCustomer.register(url)
    const { code, state } = await choosesAt(await setsOut(caller, 'google', '/settings'), anybody())
    return { caller, values: { code, state, reauth_token: await caller.reauthenticates() } }
  },
  async setPassword(url) {
    const { caller, chosen } = await registersByGoogle(url)
    await caller.call(calls.requestCode, { query: { ref: 'EM' } })
    const code = codeIn((await newestMail(url, chosen.email)).text)
    const { otp_token } = (await caller.call(calls.exchangeCode, { body: { ref: 'EM', code } })).body
    const { reauth_token } = (await caller.call(calls.reauthenticate, { body: { otp_token } })).body
    return { caller, values: { reauth_token } }
  },
}

const placeholder = (field: string) => `<${field}>`

/** The fields whose values are prepared, each filled with a placeholder. */
export const placeholders: Readonly<Record<string, Known>> = Object.fromEntries(
  Object.entries({
    verifyCode: ['user_id', 'code'],
    deleteAccount: ['reauth_token'],
    registerMandatory: ['register_token'],
    resetLink: ['token'],
    resetPassword: ['token'],
    changePassword: ['old_password'],
    exchangeCode: ['code'],
    setPin: ['otp_token'],
    resetPin: ['otp_token', 'reauth_token'],
    createPasskey: ['credential', 'reauth_token'],
    deletePasskey: ['id', 'reauth_token'],
    loginByPasskey: ['credential'],
    finishIdentity: ['code', 'state'],
    registerByGoogle: ['step_token'],
    registerByFacebook: ['step_token'],
    loginByGoogle: ['step_token'],
    loginByFacebook: ['step_token'],
    linkIdentity: ['code', 'state', 'reauth_token'],
    setPassword: ['reauth_token'],
  }).map(([id, names]) => [id, Object.fromEntries(names.map((name) => [name, [placeholder(name)]]))]),
)

/** Whether a call needs a caller of its own. */
export const isPrepared = (id: string): boolean => Object.hasOwn(preparations, id)

/** Makes what serves once, and puts it in place of the placeholders. */
export async function prepare<Sent extends { id: string; address: string; body: unknown }>(
  request: Sent,
  url: string,
): Promise<{ caller: Browser; request: Sent }> {
  const made = await preparations[request.id]?.(url)
  if (!made) throw new Error(`nothing to prepare for ${request.id}`)
  const values = new Map(Object.entries(made.values).map(([name, value]) => [placeholder(name), value]))
  const filled: unknown =
    request.body === undefined
      ? undefined
      : JSON.parse(JSON.stringify(request.body), (_name, value: unknown) =>
          typeof value === 'string' && values.has(value) ? values.get(value) : value,
        )
  const address = [...values].reduce(
    (text, [name, value]) =>
      typeof value === 'string' ? text.replaceAll(encodeURIComponent(name), encodeURIComponent(value)) : text,
    request.address,
  )
  return { caller: made.caller, request: { ...request, address, body: filled } }
}
