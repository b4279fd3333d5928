import { fields, optionalText, text } from '@seberang/domain/validation'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { escapeHtml } from '../../base/html.ts'
import { readClock } from '../../database/clock.ts'
import { sendPage } from '../../http/pages.ts'
import type { Services } from '../../http/services.ts'
import { callbackPath } from '../../identity-providers/provider.ts'
import { createSandboxIssuer, sandboxPath } from '../../identity-providers/sandbox.ts'
import { notFound, Refusal } from '../../refusal/refusal.ts'

const request = fields({
  client_id: text(),
  redirect_uri: text(2048),
  state: text(),
  nonce: optionalText(),
  code_challenge: text(),
})
const choice = fields({
  do: text(),
  email: optionalText(),
  verified: optionalText(),
  first_name: optionalText(),
  last_name: optionalText(),
})

/** The sandbox provider: the page where a person chooses who they are, and the calls of OpenID Connect and of Facebook. */
export function registerSandboxIdentity(app: FastifyInstance, services: Services): void {
  const { database } = services.database
  const issuer = createSandboxIssuer(services.secrets, () => `${services.publicUrl()}${sandboxPath}`)

  const readRequest = ({ query }: FastifyRequest) => {
    if (!request.isValidSync(query)) throw new Refusal(422, 'invalid')
    const read = request.cast(query)
    // It sends nobody anywhere else.
    if (read.redirect_uri !== `${services.publicUrl()}${callbackPath}`) throw notFound()
    return read
  }

  app.get(`${sandboxPath}/.well-known/openid-configuration`, async () => issuer.metadata())
  app.get(`${sandboxPath}/keys`, async () => issuer.keys())

  app.get(`${sandboxPath}/authorize`, async (incoming, reply) => {
    readRequest(incoming)
    await sendPage(incoming, reply, personPage)
  })
  app.post(`${sandboxPath}/authorize`, async (incoming, reply) => {
    const sought = readRequest(incoming)
    if (!choice.isValidSync(incoming.body)) throw new Refusal(422, 'invalid')
    const { do: action, ...chosen } = choice.cast(incoming.body)
    const person = {
      email: chosen.email ?? '',
      verified: chosen.verified === 'yes',
      first_name: chosen.first_name ?? '',
      last_name: chosen.last_name ?? '',
    }
    const granted = {
      client: sought.client_id,
      redirect: sought.redirect_uri,
      nonce: sought.nonce ?? '',
      challenge: sought.code_challenge,
    }
    const back: Record<string, string> =
      action === 'cancel'
        ? { error: 'access_denied' }
        : { code: issuer.codeFor(granted, person, await readClock(database)) }
    const query = new URLSearchParams({ ...back, state: sought.state })
    return reply.redirect(`${sought.redirect_uri}?${query}`, 303)
  })

  const exchange = async ({ body }: FastifyRequest) => {
    const sent = typeof body === 'object' && body !== null ? (body as Record<string, string>) : {}
    return issuer.exchange(sent, await readClock(database))
  }
  for (const path of [`${sandboxPath}/token`, `${sandboxPath}/graph/oauth/access_token`])
    app.post(path, async (incoming, reply) => {
      const tokens = await exchange(incoming)
      return tokens ?? reply.code(400).send({ error: 'invalid_grant' })
    })

  interface TokenQuery {
    Querystring: { input_token?: string; access_token?: string }
  }
  app.get<TokenQuery>(`${sandboxPath}/graph/debug_token`, async ({ query }) => ({
    data: issuer.aboutToken(query.input_token ?? '', await readClock(database)),
  }))
  app.get<TokenQuery>(`${sandboxPath}/graph/me`, async ({ query }, reply) => {
    const me = issuer.me(query.access_token ?? '', await readClock(database))
    return me ?? reply.code(400).send({ error: { message: 'Invalid OAuth access token.' } })
  })
}

const field = (name: string, label: string, value: string) =>
  `<p><label>${label} <input name="${name}" value="${escapeHtml(value)}"></label></p>`

const personPage = () =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox provider</title><main><h1>Sandbox provider</h1><p>Nobody is checked here: choose who you are.</p><form method="post">${field('email', 'E-mail', 'ratna@contoh.id')}${field('first_name', 'First name', 'Ratna')}${field('last_name', 'Last name', 'Wulandari')}<p><label><input type="checkbox" name="verified" value="yes" checked> The e-mail address is verified</label></p><button name="do" value="continue">Continue</button> <button name="do" value="cancel">Cancel</button></form></main></html>`
