import { methodFacts, type GatewayMethod, type GatewayNotification } from '@seberang/domain/api'
import { methodTitle } from '@seberang/domain/explain'
import { formatRupiah } from '@seberang/domain/format'
import { fields, limits, optionalText, text } from '@seberang/domain/validation'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  sandboxActions,
  type Sandbox,
  type SandboxAction,
  type SandboxCharge,
} from '../../gateway/sandbox.ts'
import type { CardFault } from '../../gateway/sandbox-cards.ts'
import { renderSVG } from 'uqr'
import { readClock } from '../../database/clock.ts'
import { escapeHtml } from '../../base/html.ts'
import { sendPage } from '../../http/pages.ts'
import { notFound, Refusal } from '../../refusal/refusal.ts'
import type { Services } from '../../http/services.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { codeForm, entryForm, readCardForm, type EntryForm } from './card-forms.ts'
import { registerSandboxCards } from './sandbox-cards.ts'

const labels: Record<SandboxAction, string> = {
  pay: 'Pay',
  fail: 'Fail',
  expire: 'Expire',
  pay_twice: 'Pay twice',
  pay_late: 'Pay late',
  pay_silently: 'Pay, and lose the notification',
  take_back: 'Take back',
}

const isSandbox = (gateway: Gateway | undefined): gateway is Sandbox =>
  gateway !== undefined && 'act' in gateway

interface Order {
  Params: { order_id: string }
}
const orderIds = text(limits.code)

/** @throws 404 where it can be none */
function orderIdOf({ params: { order_id } }: FastifyRequest<Order>): string {
  if (!orderIds.isValidSync(order_id)) throw notFound()
  return order_id
}

/** The sandbox gateway's payment page, with an equivalent call. */
export function registerSandboxPages(app: FastifyInstance, services: Services): void {
  const gateway = services.gateways.find('sandbox')?.gateway
  if (!isSandbox(gateway)) return

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body.toString())))
    },
  )

  registerSandboxCards(app, services, gateway.keeps)

  app.get<Order>('/sandbox/pay/:order_id', async (request, reply) => {
    const charge = await gateway.find(orderIdOf(request))
    if (!charge) throw notFound()
    const now = await readClock(services.database.database)
    await sendPage(request, reply, (nonce) => payPage(charge, { nonce, now, site: services.publicUrl() }))
  })

  const post = async (notifications: readonly GatewayNotification[] | null) => {
    if (!notifications) throw notFound()
    for (const notification of notifications) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/gateway/sandbox/notification',
        payload: notification,
      })
      if (answer.statusCode >= 400) throw new Error(`the notification was answered ${answer.statusCode}`)
    }
  }

  /**
   * Performs the payer's action and posts the notifications to the server, as a real gateway would.
   * @returns what is wrong with a card that was entered
   */
  const act = async (orderId: string, body: unknown): Promise<CardFault[]> => {
    if (!wanted.isValidSync(body)) throw new Refusal(422, 'invalid')
    const { do: requested, code } = wanted.cast(body)
    if (requested === 'enter_card' || requested === 'other_card') {
      const entry = requested === 'enter_card' ? readCardForm(body) : null
      const faults = await gateway.enterCard(orderId, entry)
      if (!faults) throw notFound()
      return faults
    }
    if (requested === 'confirm_card') {
      await post(await gateway.confirmCard(orderId, code ?? ''))
      return []
    }
    const action = sandboxActions.find((one) => one === requested)
    if (!action) throw new Refusal(422, 'invalid')
    await post(await gateway.act(orderId, action))
    return []
  }

  app.route<Order>({
    method: 'POST',
    url: '/sandbox/api/:order_id',
    async handler(request) {
      const faults = await act(orderIdOf(request), request.body)
      return { action: faults.length === 0, ...(faults.length > 0 && { faults }) }
    },
  })

  app.post<Order>('/sandbox/pay/:order_id', async (request, reply) => {
    const orderId = orderIdOf(request)
    const faults = await act(orderId, request.body)
    const charge = await gateway.find(orderId)
    if (charge && faults.length > 0) {
      const now = await readClock(services.database.database)
      const site = services.publicUrl()
      const entered = readCardForm(request.body)
      return sendPage(request, reply, (nonce) => payPage(charge, { nonce, now, site, faults, entered }))
    }
    return reply.redirect(
      (charge && leadsBack(charge) && charge.return_url) || `/sandbox/pay/${encodeURIComponent(orderId)}`,
      303,
    )
  })
}

/** A wallet leads back to the shop once it is paid; the page of a card also after it was declined. */
function leadsBack({ method, state }: SandboxCharge): boolean {
  if (isPage(method)) return state !== 'pending'
  return methodFacts[method].instruction === 'redirect' && state === 'settled'
}

const isPage = (method: GatewayMethod) => methodFacts[method].instruction === 'page'

const wanted = fields({ do: text(), code: optionalText() })

interface PageContext extends Pick<EntryForm, 'faults' | 'entered'> {
  nonce: string
  now: Date
  site: string
}

/** What the payer sees of each kind: a bank, a code to scan, a phone that is asked, a wallet, or the form of a card. */
function payPage(charge: SandboxCharge, context: PageContext): string {
  const buttons = sandboxActions.map(
    (action) => `<button name="do" value="${action}">${labels[action]}</button>`,
  )
  const facts = [
    ['Order', charge.order_id],
    ['Method', methodTitle(charge.method, 'en')],
    ...(charge.va_number === null ? [] : [['Number', charge.va_number]]),
    ...(charge.phone === null ? [] : [['Phone', charge.phone]]),
    ...(charge.card === null ? [] : [['Card', `${charge.card.brand} •••• ${charge.card.last4}`]]),
    ['Amount', formatRupiah(charge.amount)],
    ['State', charge.state],
  ].map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox gateway</title><main><h1>Sandbox gateway</h1><p>No real money moves here.</p><dl>${facts.join('')}</dl>${codeOf(charge, context)}${timeLeftOf(charge, context)}${cardFormOf(charge, context)}<form method="post">${buttons.join(' ')}</form>${backOf(charge)}</main></html>`
}

/** A code that a second phone scans to come to this page. */
function codeOf({ method, order_id }: SandboxCharge, { site }: PageContext): string {
  if (!['qr', 'redirect'].includes(methodFacts[method].instruction)) return ''
  const drawing = renderSVG(`${site}/sandbox/pay/${encodeURIComponent(order_id)}`, { border: 4 })
  return `<p><img width="232" height="232" alt="QR code of this page" src="data:image/svg+xml,${encodeURIComponent(drawing)}"></p>`
}

/** A request to a phone, which counts down. */
function timeLeftOf({ expires_at, state }: SandboxCharge, { nonce, now }: PageContext): string {
  if (expires_at === undefined || state !== 'pending') return ''
  const seconds = Math.max(0, Math.ceil((Date.parse(expires_at) - now.getTime()) / 1000))
  return `<p><span id="left">${seconds}</span> seconds left to agree.</p><script nonce="${nonce}">{const left=document.getElementById('left');setInterval(()=>{left.textContent=Math.max(0,left.textContent-1)},1000)}</script>`
}

/** The card, then the code of its bank. What is typed here is the gateway's: the shop has no such form. */
function cardFormOf({ method, state, card }: SandboxCharge, context: PageContext): string {
  if (!isPage(method) || state !== 'pending') return ''
  const cancel = '<button name="do" value="fail">Cancel</button>'
  const form = card
    ? codeForm(`${cancel} <button name="do" value="other_card">Another card</button>`)
    : entryForm({ ...context, others: cancel, asksToKeep: true })
  return `${form}<h2>Or simulate</h2>`
}

const backOf = ({ return_url: url }: SandboxCharge): string =>
  url === null ? '' : `<p><a href="${escapeHtml(url)}">Back to the shop</a></p>`
