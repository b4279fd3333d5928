import { methodFacts, type GatewayMethod } from '@seberang/domain/api'
import { methodTitle } from '@seberang/domain/explain'
import { formatRupiah } from '@seberang/domain/format'
import { limits, text } from '@seberang/domain/validation'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  sandboxActions,
  type Sandbox,
  type SandboxAction,
  type SandboxCharge,
} from '../../gateway/sandbox.ts'
import { renderSVG } from 'uqr'
import { readClock } from '../../database/clock.ts'
import { escapeHtml } from '../../base/html.ts'
import { sendPage } from '../../http/pages.ts'
import { notFound, Refusal } from '../../refusal/refusal.ts'
import type { Services } from '../../http/services.ts'
import type { Gateway } from '../../gateway/gateway.ts'

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

  app.get<Order>('/sandbox/pay/:order_id', async (request, reply) => {
    const charge = await gateway.find(orderIdOf(request))
    if (!charge) throw notFound()
    const now = await readClock(services.database.database)
    await sendPage(request, reply, (nonce) => payPage(charge, { nonce, now, site: services.publicUrl() }))
  })

  /** Performs the payer's action and posts the notifications to the server, as a real gateway would. */
  const act = async (orderId: string, body: unknown) => {
    const requested = typeof body === 'object' && body !== null && 'do' in body ? body.do : undefined
    const action = sandboxActions.find((one) => one === requested)
    if (!action) throw new Refusal(422, 'invalid')
    const notifications = await gateway.act(orderId, action)
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

  app.route<Order>({
    method: 'POST',
    url: '/sandbox/api/:order_id',
    async handler(request) {
      await act(orderIdOf(request), request.body)
      return { action: true }
    },
  })

  app.post<Order>('/sandbox/pay/:order_id', async (request, reply) => {
    const orderId = orderIdOf(request)
    await act(orderId, request.body)
    const charge = await gateway.find(orderId)
    // A wallet leads back to the shop once it is paid.
    const isPaid = charge?.state === 'settled' && charge.method in wallets && charge.return_url
    return reply.redirect(isPaid || `/sandbox/pay/${encodeURIComponent(orderId)}`, 303)
  })
}

const wallets: Partial<Record<GatewayMethod, string>> = { gopay: 'GoPay', shopeepay: 'ShopeePay' }

interface PageContext {
  nonce: string
  now: Date
  site: string
}

/** What the payer sees of each kind: a bank, a code to scan, a phone that is asked, or a wallet. */
function payPage(charge: SandboxCharge, context: PageContext): string {
  const buttons = sandboxActions.map(
    (action) => `<button name="do" value="${action}">${labels[action]}</button>`,
  )
  const facts = [
    ['Order', charge.order_id],
    ['Method', methodTitle(charge.method, 'en')],
    ...(charge.va_number === null ? [] : [['Number', charge.va_number]]),
    ...(charge.phone === null ? [] : [['Phone', charge.phone]]),
    ['Amount', formatRupiah(charge.amount)],
    ['State', charge.state],
  ].map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox gateway</title><main><h1>Sandbox gateway</h1><p>No real money moves here.</p><dl>${facts.join('')}</dl>${codeOf(charge, context)}${timeLeftOf(charge, context)}<form method="post">${buttons.join(' ')}</form>${backOf(charge)}</main></html>`
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

const backOf = ({ return_url: url }: SandboxCharge): string =>
  url === null ? '' : `<p><a href="${escapeHtml(url)}">Back to the shop</a></p>`
