import { linkedPaths } from '@seberang/domain/links'
import { fields, limits, optionalText, text } from '@seberang/domain/validation'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { escapeHtml } from '../../base/html.ts'
import type { SandboxCardFile } from '../../gateway/sandbox-card-file.ts'
import { sendPage } from '../../http/pages.ts'
import type { Services } from '../../http/services.ts'
import { notFound } from '../../refusal/refusal.ts'
import { codeForm, entryForm, readCardForm } from './card-forms.ts'

const tokens = text(limits.code)
const confirmation = fields({ code: optionalText() })

interface OfCard {
  Params: { token: string }
}

/** The sandbox's pages that take a card without a payment, and lead back with its token. */
export function registerSandboxCards(app: FastifyInstance, services: Services, cards: SandboxCardFile): void {
  const back = () => `${services.publicUrl()}${linkedPaths.bankAccounts}`
  const cancel = () => `<a href="${escapeHtml(back())}">Cancel</a>`

  app.get('/sandbox/card', (request, reply) =>
    sendPage(request, reply, () => page(entryForm({ others: cancel(), asksToKeep: false }))),
  )
  app.post('/sandbox/card', async (request, reply) => {
    const entered = readCardForm(request.body)
    const { faults, ...taken } = await cards.enter({ ...entered, keep: true })
    if (!('token' in taken))
      return sendPage(request, reply, () =>
        page(entryForm({ faults, entered, others: cancel(), asksToKeep: false })),
      )
    return reply.redirect(`/sandbox/card/${taken.token}`, 303)
  })

  const tokenOf = async ({ params: { token } }: FastifyRequest<OfCard>) => {
    if (!tokens.isValidSync(token)) throw notFound()
    const card = await cards.findUnconfirmed(token)
    if (!card) throw notFound()
    return { token, card }
  }
  app.get<OfCard>('/sandbox/card/:token', async (request, reply) => {
    const { card } = await tokenOf(request)
    const name = `<p>${escapeHtml(card.brand)} •••• ${card.last4}</p>`
    await sendPage(request, reply, () => page(name + codeForm(cancel())))
  })
  app.post<OfCard>('/sandbox/card/:token', async (request, reply) => {
    const { token } = await tokenOf(request)
    const sent = confirmation.isValidSync(request.body) ? confirmation.cast(request.body) : {}
    const isConfirmed = await cards.confirm(token, sent.code ?? '')
    if (isConfirmed === false) return reply.redirect(`/sandbox/card/${token}`, 303)
    // Nothing comes back of a card that its bank declines.
    return reply.redirect(isConfirmed ? `${back()}#card_token=${token}` : back(), 303)
  })
}

const page = (content: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox gateway</title><main><h1>Sandbox gateway</h1><p>Nothing is paid here: the card is only kept.</p>${content}</main></html>`
