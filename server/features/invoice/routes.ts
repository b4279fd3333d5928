import { calls, type GatewayNotification, type XenditNotification } from '@seberang/domain/api'
import type { GatewayName } from '../../base/gateway-names.ts'
import { proofsADay } from '@seberang/domain/limits'
import { indonesianMobile, phoneDigits } from '@seberang/domain/validation'
import { day } from '../../database/clock.ts'
import { ForgedNotification, type GatewayState, type Notified } from '../../gateway/gateway.ts'
import { customerOf } from '../../security/caller.ts'
import { notFound, Refusal } from '../../refusal/refusal.ts'
import { command, read, type RawInput, type Route, type Writing } from '../../http/route.ts'
import type { Services } from '../../http/services.ts'
import { attemptsOf } from '../../invoicing/attempts.ts'
import { viewCaughtUp } from '../../invoicing/caught-up.ts'
import { requireOwnInvoice } from '../../invoicing/find.ts'
import { changePayment, repeatPush } from '../../invoicing/change.ts'
import { openPayment } from '../../invoicing/open-payment.ts'
import { checkPayer, payInvoiceFromWallet } from '../../invoicing/pay-from-wallet.ts'
import { payInvoiceLater } from '../../invoicing/pay-later.ts'
import { checkBeforeGivingUp, giveUpInvoice } from '../../invoicing/give-up.ts'
import { checkPayment } from '../../invoicing/reconcile.ts'
import { setOffPayment } from '../../invoicing/set-off.ts'
import { answerFor, applyReport, requireConfirmed } from '../../invoicing/settle.ts'
import { sendProof } from '../../invoicing/transfer-proofs.ts'
import { viewInvoice, viewInvoices } from '../../invoicing/view.ts'
import { countUse } from '../../security/rate-counters.ts'
import {
  findInvoices,
  insertNotification,
  insertUnconfirmed,
  isOrderOf,
  renewNotification,
  setNotificationOutcome,
} from './store.ts'

interface OfInvoice extends RawInput {
  body: { invoice_code: string }
}

/** The invoice after its payments at the gateway have followed a command. */
const caughtUp = async (_kept: object, { caller, body, language }: OfInvoice, services: Services) => ({
  invoice: await viewCaughtUp(services, customerOf(caller), body.invoice_code, {
    catalogue: services.reference.current(),
    language,
    secrets: services.secrets,
  }),
})

export const invoiceRoutes: Route[] = [
  read(calls.invoice, async ({ caller, query, language }, { database, catalogue, services: { secrets } }) => {
    const row = await requireOwnInvoice(database, customerOf(caller), query.invoice_code)
    return { data: await viewInvoice(database, row, { catalogue, language, secrets }) }
  }),
  read(
    calls.invoices,
    async ({ caller, query, language }, { database, catalogue, services: { secrets } }) => {
      const filter = { type: query.invoice_type, status: query.status }
      const rows = await findInvoices(database, customerOf(caller), filter)
      return { results: await viewInvoices(database, rows, { catalogue, language, secrets }) }
    },
  ),
  command(calls.checkPayment, {
    async prepare({ caller, body }, services) {
      const { database } = services.database
      const row = await requireOwnInvoice(database, customerOf(caller), body.invoice_code)
      await openPayment(services, row.id)
      for (const payment of await attemptsOf(database, row.id)) await checkPayment(services, payment)
    },
    execute: () => Promise.resolve({}),
    async finish(_kept: object, { caller, body, language }, services) {
      const { database } = services.database
      const row = await requireOwnInvoice(database, customerOf(caller), body.invoice_code)
      const view = { catalogue: services.reference.current(), language, secrets: services.secrets }
      return { invoice: await viewInvoice(database, row, view) }
    },
  }),
  command(calls.changePayment, {
    prepare: ({ caller, body }, services) => checkPayer(services, caller, body),
    async execute({ caller, body }, { transaction, now, services, prepared }) {
      if (prepared) return prepared
      const { payment_method, ...paying } = body
      if (payment_method === 'wallet')
        await payInvoiceFromWallet(transaction, services, { ...paying, caller }, now)
      else if (payment_method === 'paylater')
        await payInvoiceLater(transaction, services, { ...paying, caller }, now)
      else
        await changePayment({ transaction, now, gateways: services.gateways }, customerOf(caller), {
          ...paying,
          payment_method,
        })
      return {}
    },
    // Closes the earlier attempt at the gateway and opens the new one.
    finish: caughtUp,
  }),
  command(calls.sendProof, {
    async execute({ caller, body }, { transaction, now }) {
      const customerId = customerOf(caller)
      // Each takes an operator's time.
      await countUse(transaction, `proofs:${customerId}`, proofsADay, day)
      await sendProof(transaction, customerId, body, now)
      return {}
    },
    finish: caughtUp,
  }),
  command(calls.repeatPush, {
    async execute({ caller, body }, { transaction, now, services: { secrets } }) {
      const phone_key = secrets.mac('push', phoneDigits(body.phone_number) ?? '')
      // As it is shown and sent, however it was typed.
      const phone_number = indonesianMobile(body.phone_number) ?? body.phone_number
      await repeatPush(transaction, customerOf(caller), { ...body, phone_number, phone_key }, now)
      return {}
    },
    // Withdraws what was asked before, and asks the phone.
    finish: caughtUp,
  }),
  command(calls.giveUpInvoice, {
    prepare: ({ caller, body }, services) =>
      checkBeforeGivingUp(services, customerOf(caller), body.invoice_code),
    async execute({ caller, body }, { transaction, now }) {
      await giveUpInvoice(transaction, customerOf(caller), body.invoice_code, now)
      return {}
    },
    // Closes its number at the gateway.
    finish: caughtUp,
  }),
  command(calls.gatewayNotification, {
    failuresAreTransient: true,
    // As it was before there were several: Midtrans', or the sandbox's in its place.
    prepare: ({ body }, services) =>
      prepareNotification(
        services,
        services.gateways.find('midtrans') ?? services.gateways.find('sandbox'),
        body,
      ),
    execute: (_input, writing) => takeNotification(writing),
  }),
  command(calls.namedGatewayNotification, {
    failuresAreTransient: true,
    prepare: ({ params, body }, services) =>
      prepareNotification(services, services.gateways.find(params.adapter), body),
    execute: (_input, writing) => takeNotification(writing),
  }),
  command(calls.xenditNotification, {
    failuresAreTransient: true,
    tokenHeader: 'x-callback-token',
    prepare: ({ body, token }, services) =>
      prepareNotification(services, services.gateways.find('xendit'), body, token),
    execute: (_input, writing) => takeNotification(writing),
  }),
]

interface PreparedNotification {
  gateway: GatewayName
  state: Notified
  /** What the gateway answered about it; undefined where it was not asked. */
  answer: GatewayState | null | undefined
}

/** Throws 404 for a gateway that is not set up, 403 for what it has not signed, or what came without its token. */
async function prepareNotification(
  services: Services,
  sender: ReturnType<Services['gateways']['find']>,
  body: GatewayNotification | XenditNotification,
  token?: string,
): Promise<PreparedNotification> {
  if (!sender) throw notFound()
  const state = readOrRefuse(() => sender.gateway.read(body, token))
  const isOwn = await isOrderOf(services.database.database, sender.name, state.order_id)
  return {
    gateway: sender.name,
    state,
    answer: isOwn ? await answerFor(services, sender.gateway, state) : undefined,
  }
}

async function takeNotification({
  transaction,
  services,
  now,
  prepared,
}: Writing<PreparedNotification>): Promise<object> {
  const { gateway, state, answer } = prepared
  const { order_id: orderId, transaction_id: transactionId, status } = state
  const notification = {
    gateway,
    transactionId,
    status,
    orderId,
    raw: state.raw,
    receivedAt: now,
  }
  if (answer !== undefined && !confirms(answer, state)) {
    const isStored = await insertUnconfirmed(transaction, notification)
    services.log.warn({ order: orderId, isStored }, 'a notification says what the gateway does not')
    if (answer) await applyReport(services, transaction, answer, now)
    return {}
  }
  const stored = await insertNotification(transaction, notification)
  if (!(await isOrderOf(transaction, gateway, orderId))) {
    services.log.warn({ order: orderId, gateway }, 'a gateway tells of the order of another')
    if (typeof stored === 'number') await setNotificationOutcome(transaction, stored, 'unknown_order')
    return {}
  }
  if (answer === undefined) await requireConfirmed(transaction, state)
  // A repeated one too: a bank that takes a payment back and settles it again says the same as the first time.
  const outcome = await applyReport(services, transaction, state, now)
  if (typeof stored === 'number') await setNotificationOutcome(transaction, stored, outcome)
  else if (outcome === 'not_understood') await renewNotification(transaction, notification, outcome)
  else if (outcome !== 'nothing_new')
    services.log.warn({ order: orderId, outcome, stored }, 'a notification counts and is not stored')
  // It may be of a part that went back.
  if (outcome === 'not_understood') await setOffPayment(transaction, orderId, now)
  return {}
}

const confirms = (answer: GatewayState | null, said: GatewayState): boolean =>
  answer?.state === said.state &&
  answer.transaction_id === said.transaction_id &&
  answer.amount === said.amount

function readOrRefuse<State>(read: () => State): State {
  try {
    return read()
  } catch (error) {
    if (error instanceof ForgedNotification) throw new Refusal(403, 'forged')
    throw error
  }
}
