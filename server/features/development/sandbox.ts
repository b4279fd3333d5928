import { formatRupiah } from '@seberang/domain/format'
import { limits, text } from '@seberang/domain/validation'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  sandboxActions,
  type Sandbox,
  type SandboxAction,
  type SandboxCharge,
} from '../../gateway/sandbox.ts'
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

const isSandbox = (gateway: Gateway): gateway is Sandbox => 'act' in gateway

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
  const { gateway } = services
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
    await sendPage(request, reply, () => payPage(charge))
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
        url: '/api/gateway/notification',
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
    await act(orderIdOf(request), request.body)
    return reply.redirect(`/sandbox/pay/${encodeURIComponent(request.params.order_id)}`, 303)
  })
}

function payPage(charge: SandboxCharge): string {
  const buttons = sandboxActions.map(
    (action) => `<button name="do" value="${action}">${labels[action]}</button>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox gateway</title><main><h1>Sandbox gateway</h1><p>No real money moves here.</p><dl><dt>Order</dt><dd>${escapeHtml(charge.order_id)}</dd><dt>Number</dt><dd>${escapeHtml(charge.va_number)}</dd><dt>Amount</dt><dd>${escapeHtml(formatRupiah(charge.amount))}</dd><dt>State</dt><dd>${escapeHtml(charge.state)}</dd></dl><form method="post">${buttons.join(' ')}</form></main></html>`
}
