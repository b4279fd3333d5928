import {
  methodFacts,
  type GatewayMethod,
  type GatewayNotification,
  type Instruction,
  type PaidCard,
} from '@seberang/domain/api'
import { pushSeconds } from '@seberang/domain/limits'
import { createHash, randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { after, readClock, second } from '../database/clock.ts'
import type { Database } from '../database/database.ts'
import {
  sandboxCharges,
  type EnteredCard,
  type PaymentDetails,
  type PaymentState,
} from '../database/schema/index.ts'
import { cardOf, readMaskedCard, tokenEnd } from './cards.ts'
import { allMethods, GatewayFailure, type Charge, type Gateway, type GatewayState } from './gateway.ts'
import { notificationSignature, readNotification } from './midtrans-format.ts'
import { createCardFile, type SandboxCardFile } from './sandbox-card-file.ts'
import {
  maxWrongCodes,
  readCardEntry,
  secureCode,
  testCard,
  type CardEntry,
  type CardFault,
} from './sandbox-cards.ts'

/**
 * The payer's actions on the sandbox page. `take_back` is the denial that Mandiri may send after a settlement;
 * `pay_late` settles an order already reported as expired; `pay_silently` loses the notification.
 */
export const sandboxActions = [
  'pay',
  'fail',
  'expire',
  'pay_twice',
  'pay_late',
  'pay_silently',
  'take_back',
] as const
export type SandboxAction = (typeof sandboxActions)[number]

export interface SandboxCharge {
  /** The card that was entered for it. */
  card: PaidCard | null
  order_id: string
  method: GatewayMethod
  amount: number
  state: PaymentState
  va_number: string | null
  /** Of a request that its owner agrees to, and until when. */
  phone: string | null
  expires_at: string | undefined
  return_url: string | null
}

export interface Sandbox extends Gateway {
  keeps: SandboxCardFile
  find(orderId: string): Promise<SandboxCharge | null>
  /**
   * Performs the payer's action and returns the notifications that a real gateway would post, in order; null for an
   * unknown order.
   */
  act(orderId: string, action: SandboxAction): Promise<GatewayNotification[] | null>
  /**
   * Takes the card of a payer, or takes it back for another.
   * @returns the entries that are wrong; null for an order that waits for no card
   */
  enterCard(orderId: string, entry: CardEntry | null): Promise<CardFault[] | null>
  /**
   * The bank of the card checks the payer's code: a right one pays, unless that bank declines, as it does after too many
   * wrong ones.
   * @returns no notification after a wrong code; null for an order that waits for no code
   */
  confirmCard(orderId: string, code: string): Promise<GatewayNotification[] | null>
}

type Outcome = Pick<GatewayNotification, 'status_code' | 'transaction_status'>
const outcomes = {
  settled: { status_code: '200', transaction_status: 'settlement' },
  captured: { status_code: '200', transaction_status: 'capture' },
  denied: { status_code: '202', transaction_status: 'deny' },
  expired: { status_code: '202', transaction_status: 'expire' },
} satisfies Partial<Record<PaymentState | 'captured', Outcome>>

/** As Midtrans names them; the rest by the name of the method. */
const paymentTypes: Partial<Record<Instruction, string>> = {
  number: 'bank_transfer',
  bill: 'echannel',
  page: 'credit_card',
}

const bankPrefix: Record<string, string> = {
  va_bni: '8808',
  va_bri: '26215',
  va_bca: '12608',
  va_mandiri: '70012',
}

type ChargeRow = typeof sandboxCharges.$inferSelect

/**
 * A simulated gateway for non-production use, with its own table of charges.
 * @param site the server's public URL, for a second phone that scans a code
 */
export function createSandbox(database: Database, serverKey: string, site: () => string = () => ''): Sandbox {
  const find = async (orderId: string) => {
    const [charge] = await database.select().from(sandboxCharges).where(eq(sandboxCharges.orderId, orderId))
    return charge
  }

  const notification = (
    charge: ChargeRow,
    outcome: Outcome,
    transactionId = charge.transactionId,
  ): GatewayNotification => {
    const body = { order_id: charge.orderId, ...outcome, gross_amount: `${charge.amount}.00` }
    return {
      ...body,
      transaction_id: transactionId,
      fraud_status: 'accept',
      payment_type: paymentTypes[methodFacts[charge.method].instruction] ?? charge.method,
      ...(charge.card && reportOf(charge.card, outcome)),
      signature_key: notificationSignature(body, serverKey),
    }
  }

  const set = async (orderId: string, state: PaymentState, transactionId?: string) => {
    await database
      .update(sandboxCharges)
      .set({ state, transactionId })
      .where(eq(sandboxCharges.orderId, orderId))
  }

  /** A request that nobody has agreed to in time has ended. */
  const findNow = async (orderId: string) => {
    const charge = await find(orderId)
    if (charge?.state !== 'pending' || endOf(charge) > (await readClock(database))) return charge
    await set(orderId, 'expired')
    return find(orderId)
  }

  const keeps = createCardFile(database, () => `${site()}/sandbox/card`)

  /** The order of a card that can still be paid. */
  const findToEnter = async (orderId: string) => {
    const charge = await find(orderId)
    return charge?.state === 'pending' && isPage(charge.method) ? charge : undefined
  }
  const setCard = async (orderId: string, card: EnteredCard | null) => {
    await database.update(sandboxCharges).set({ card }).where(eq(sandboxCharges.orderId, orderId))
  }

  const act: Sandbox['act'] = async (orderId, action) => {
    const found = await find(orderId)
    if (!found) return null
    if (action === 'fail' || action === 'take_back') {
      await set(orderId, 'denied')
      return [notification(found, outcomes.denied)]
    }
    if (action === 'expire') {
      await set(orderId, 'expired')
      return [notification(found, outcomes.expired)]
    }
    const isCard = isPage(found.method)
    const charge = isCard ? { ...found, card: found.card ?? testCard(await readClock(database)) } : found
    if (isCard) await setCard(orderId, charge.card)
    if (charge.card?.keeps) await keeps.keep(charge.card)
    // A payment after a denial is another transaction of the same order.
    const transactionId = charge.state === 'denied' ? randomUUID() : charge.transactionId
    const another = randomUUID()
    // Like a real gateway, it tells the last transaction of an order when it is asked.
    await set(orderId, 'settled', action === 'pay_twice' ? another : transactionId)
    const settled = isCard ? outcomes.captured : outcomes.settled
    const paid = notification(charge, settled, transactionId)
    if (action === 'pay_silently') return []
    if (action === 'pay_late') return [notification(charge, outcomes.expired), paid]
    return action === 'pay' ? [paid] : [paid, notification(charge, settled, another)]
  }

  return {
    offers: allMethods,
    repeatsCharges: true,
    async charge(request: Charge) {
      await database
        .insert(sandboxCharges)
        .values({
          orderId: request.order_id,
          transactionId: randomUUID(),
          method: request.method,
          amount: request.amount,
          state: 'pending',
          vaNumber: virtualAccount(request),
          payerPhone: request.customer.phone,
          returnUrl: request.return_url,
          card: request.card_token === undefined ? null : await keeps.entered(request.card_token),
          createdAt: request.made_at,
        })
        .onConflictDoNothing()
      const charge = await find(request.order_id)
      if (!charge) throw new Error('the sandbox lost a charge')
      return {
        transaction_id: charge.transactionId,
        ...detailsOf(charge, site()),
        // The page where the payer simulates the bank; a real virtual account has none.
        redirect_url: isPage(charge.method) ? `${site()}${pageOf(charge)}` : pageOf(charge),
      }
    },
    async status({ order_id }): Promise<GatewayState | null> {
      const charge = await findNow(order_id)
      if (!charge) return null
      return {
        order_id,
        transaction_id: charge.transactionId,
        state: charge.state,
        amount: charge.amount,
        ...(charge.card && cardOf(reportOf(charge.card, outcomes.captured))),
        raw: charge,
      }
    },
    async cancel({ order_id: orderId }) {
      const ended = await database
        .update(sandboxCharges)
        .set({ state: 'cancelled' })
        .where(and(eq(sandboxCharges.orderId, orderId), eq(sandboxCharges.state, 'pending')))
        .returning({ orderId: sandboxCharges.orderId })
      if (ended.length > 0) return true
      const charge = await find(orderId)
      return charge === undefined || charge.state === 'cancelled'
    },
    async refund({ order_id: orderId }, amount, key) {
      await database.transaction(async (transaction) => {
        const [charge] = await transaction
          .select()
          .from(sandboxCharges)
          .where(eq(sandboxCharges.orderId, orderId))
          .for('update')
        if (charge?.refunds.some((one) => one.key === key)) return
        const given = charge?.refunds.reduce((sum, one) => sum + one.amount, 0) ?? 0
        const isPaid = charge?.state === 'settled' || charge?.state === 'refunded'
        if (!charge || !isPaid || amount <= 0 || given + amount > charge.amount)
          throw new GatewayFailure('the sandbox refuses this refund')
        await transaction
          .update(sandboxCharges)
          .set({ state: 'refunded', refunds: [...charge.refunds, { key, amount }] })
          .where(eq(sandboxCharges.orderId, orderId))
      })
    },
    signsNotifications: true,
    read: (notification) => readNotification(notification, serverKey),
    keeps,
    async find(orderId) {
      const charge = await findNow(orderId)
      if (!charge) return null
      const { method, amount, state, vaNumber, payerPhone, returnUrl, card } = charge
      return {
        card: readMaskedCard(card?.masked) ?? null,
        order_id: orderId,
        method,
        amount,
        state,
        va_number: vaNumber,
        phone: payerPhone,
        expires_at: detailsOf(charge, '').expires_at,
        return_url: returnUrl,
      }
    },
    act,
    async enterCard(orderId, entry) {
      const charge = await findToEnter(orderId)
      if (!charge) return null
      const read = entry && readCardEntry(entry, await readClock(database))
      if (read?.faults) return read.faults
      await setCard(orderId, read?.card ?? null)
      return []
    },
    async confirmCard(orderId, code) {
      const charge = await findToEnter(orderId)
      if (!charge?.card) return null
      const { card } = charge
      if (code.trim() === secureCode) return act(orderId, card.declined ? 'fail' : 'pay')
      const wrong_codes = card.wrong_codes + 1
      await setCard(orderId, { ...card, wrong_codes })
      return wrong_codes < maxWrongCodes ? [] : act(orderId, 'fail')
    },
  }
}

/** What a notification tells of a card: its token, where its owner has it kept, once it has paid. */
const reportOf = (card: EnteredCard, { status_code }: Pick<Outcome, 'status_code'>) => ({
  masked_card: card.masked,
  ...(card.keeps &&
    status_code === '200' && {
      saved_token_id: card.token,
      saved_token_id_expired_at: tokenEnd(card),
    }),
})

/** A realistic account number derived from the order only, so that a repeated charge returns the same one. */
function virtualAccount({ method, order_id }: Charge): string | null {
  if (!(method in bankPrefix)) return null
  const digits = BigInt(`0x${createHash('sha256').update(order_id).digest('hex').slice(0, 14)}`)
  return `${bankPrefix[method] ?? '9999'}${(digits % 100_000_000_000n).toString().padStart(11, '0')}`
}

const pageOf = ({ orderId }: ChargeRow) => `/sandbox/pay/${encodeURIComponent(orderId)}`

const isPush = (method: GatewayMethod) => methodFacts[method].instruction === 'push'
const isPage = (method: GatewayMethod) => methodFacts[method].instruction === 'page'

/** Only a request to a phone ends by itself; the rest is cancelled with its invoice. */
const endOf = ({ method, createdAt }: ChargeRow): Date =>
  isPush(method) ? after(createdAt, pushSeconds * second) : new Date(8.64e15)

/** `site`: the address that a second phone reaches this server by. */
function detailsOf(charge: ChargeRow, site: string): PaymentDetails {
  const { method, vaNumber } = charge
  switch (methodFacts[method].instruction) {
    case 'bill':
      return { bill: { biller_code: '70012', bill_key: vaNumber?.slice(5) ?? '' } }
    case 'qr':
      return { qr_string: `${site}${pageOf(charge)}` }
    case 'redirect':
      return { deeplink_url: `${site}${pageOf(charge)}`, qr_string: `${site}${pageOf(charge)}` }
    case 'push':
      return { expires_at: endOf(charge).toISOString() }
    default:
      return vaNumber === null ? {} : { va_number: vaNumber }
  }
}
