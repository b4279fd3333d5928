import { isPaidHere, methodFacts, type PaymentMethod } from '@seberang/domain/api'
import type { Refundable, RefundStatus, WithdrawalStatus } from '@seberang/domain/wallet'

type Place = 'here' | 'sent' | 'inbound' | 'outbound'

type InvoiceStatus = 'pending' | 'paid' | 'expired' | 'cancelled'

interface Attempt {
  method: PaymentMethod
  /** What its number was given out for: what is paid later may be due less since. */
  amount: number
  state: 'open' | 'settled' | 'denied' | 'cancelled' | 'expired'
  transaction: string | null
  /** What its money was booked as. */
  as: 'settlement' | 'refund' | null
  /** By the bank, after its goods had left: it stays settled. */
  isReversed: boolean
  /** By the bank, while its invoice could still be paid in another way. */
  isTakenBack: boolean
  /** By a transfer that came although none was to: its customer chose another way to pay. */
  isUnchosen: boolean
}

/** Money that came in for an attempt and is owed back. */
interface Receipt {
  invoice: Invoice
  attempt: Attempt
  transaction: string
  amount: number
  at: number
  /** Before those that came after it. */
  place: number
}

/** One that was transferred to its payer. */
interface Returned extends Receipt {
  transfer: string
}

/** The same, and its bank took it back besides. */
interface Loss extends Returned {
  isRecovered: boolean
}

/** Of which order, by its place among the invoice's attempts, and how much. */
interface OwedBack {
  invoice: string
  place: number
  amount: number
}

/** A part of what a customer has agreed to pay for a shipment. */
interface Part {
  kind: 'checkout' | 'measured' | 'billed' | 'credit'
  /** Negative for a credit. */
  amount: number
  weight: number
  invoice: Invoice
  isUndone: boolean
  /** What of a credit is off what is owed. */
  off: readonly Reduction[]
}

/** What was returned of something that was paid later, and need not be paid any more. */
interface Reduction {
  owed: Invoice
  amount: number
}

interface Invoice {
  type: 'checkout' | 'additional' | 'topup' | 'paylater'
  code: string
  customer: number
  /** None of a top-up. */
  cart: string
  total: number
  status: InvoiceStatus
  dueAt: number
  attempts: Attempt[]
  /** Of an additional invoice. */
  addsTo: Invoice | null
  /** What of it went into the wallet when its order ended, and off what is owed for it. */
  returned: number
  returnedOff: number
  /** What is owed for it, where it was paid later. */
  later: Invoice | null
}

/** What the companies of customers may pay later. */
interface Credit {
  companyOf: ReadonlyMap<number, string>
  /** Of each, in whole rupiah, and in days. */
  limit: number
  days: number
}

/** One committed transaction, as a client requested it. */
export type Operation =
  | { do: 'checkout'; customer: number; cart: string; method: PaymentMethod }
  | { do: 'top_up'; customer: number; amount: number; method: PaymentMethod }
  | {
      do: 'notify'
      invoice: string
      /** Its place among the invoice's attempts, from 0. */
      place: number
      transaction: string
      status: 'settlement' | 'deny' | 'expire'
      amount: number
    }
  /** `transfer`: the reference of its line; `amount`: what was due when it was sent, in whole rupiah. */
  | { do: 'transfer'; invoice: string; transfer: string; amount: number }
  | { do: 'measure'; cart: string; weight: number }
  | { do: 'bill'; cart: string; amount: number }
  | { do: 'move'; cart: string; to: Exclude<Place, 'here'> }
  | { do: 'change'; invoice: string; method: PaymentMethod }
  | { do: 'withdraw'; customer: number; id: string; amount: number }
  /** `transfer`: the bank's reference of what is paid. */
  | { do: 'end_withdrawal'; id: string; to: WithdrawalStatus; transfer: string | null }
  | {
      do: 'ask_refund'
      id: string
      customer: number
      cart: string
      /** Null for as much as there is. */
      amount: number | null
      toBank: boolean
    }
  | { do: 'approve_refund'; id: string; amount: number | null; transfer: boolean }
  | { do: 'end_refund'; id: string; to: 'paid' | 'rejected'; transfer: string | null }
  | ({ do: 'return'; transfer: string } & OwedBack)
  | { do: 'unreturn'; invoice: string; transfer: string }
  /** What was paid out twice: by its withdrawal or refund, or what had been returned. */
  | { do: 'recover' | 'unrecover' | 'dismiss'; of: string | OwedBack }
  | { do: 'sweep' }

interface Withdrawal {
  customer: number
  amount: number
  status: WithdrawalStatus
  /** Some operator had it to transfer. */
  wasProcessing: boolean
  /** The bank transferred what had gone back. */
  isDouble: boolean
  /** Its customer gave that back. */
  isRecovered: boolean
}

interface Refund {
  customer: number
  cart: string
  /** Of which the shipment was a part. */
  order: Invoice
  requested: number | null
  amount: number
  isForBank: boolean
  /** False once the bank did not take it: it is in the wallet then. */
  toBank: boolean
  status: RefundStatus
  isUndone: boolean
  /** To whoever transfers it by itself. */
  isHandedOver: boolean
  /** As of a withdrawal. */
  isDouble: boolean
  isRecovered: boolean
  /** What of it is off what is owed. */
  off: readonly Reduction[]
}

const isGranted = ({ status, isUndone }: Refund) => !isUndone && ['approved', 'paid'].includes(status)

const sumOf = (all: readonly { amount: number }[]) => all.reduce((sum, { amount }) => sum + amount, 0)

/** An invoice that a transaction wrote. */
export interface Written {
  code: string
  status: string
  total: number
}

const openAttempt = (method: PaymentMethod, amount: number): Attempt => ({
  method,
  amount,
  state: 'open',
  transaction: null,
  as: null,
  isReversed: false,
  isTakenBack: false,
  isUnchosen: false,
})

/** Of something that its customer did not begin: as before, where that takes the amount, but nobody pays without knowing. */
const methodAfter = (before: PaymentMethod, amount: number): PaymentMethod =>
  isPaidHere(before) || amount < methodFacts[before].min ? 'manual' : before

const isPaidFromWallet = ({ attempts }: Invoice) =>
  attempts.some(({ method, as }) => method === 'wallet' && as === 'settlement')

const isLossOf = (one: Loss, attempt: Attempt | undefined, amount: number) =>
  one.attempt === attempt && one.amount === amount

/** What is paid later, and is still to be paid. */
const isOwed = ({ type, status }: Invoice) => type === 'paylater' && status === 'pending'

/** The end of a day of Jakarta, so many days after that of a moment. */
const endOfDay = (moment: number, days: number): number =>
  (Math.floor((moment + 7 * hour) / (24 * hour)) + days + 1) * 24 * hour - 7 * hour - 1

/** What must not be absent from a run. */
export const happenings = [
  'paid from the wallet',
  'topped up',
  'top-up taken back',
  'spent top-up taken back',
  'spent top-up paid again',
  'refunded to a wallet',
  'refunded to a bank',
  'refund rejected',
  'paid after it had gone back',
  'refund not taken by the bank',
  'refund undone',
  'paid later',
  'paid what was owed',
  'asked for less of what was owed',
  'payment of what was owed taken back',
  'money returned to its payer',
  'returned money taken back',
  'returned money paid again',
  'loss given back',
] as const
/** The last take a bank that takes back one payment of an order of which another is paid, and are too rare to be sure. */
type Happening =
  (typeof happenings)[number] | 'asked again for what was owed' | 'returned of an order that had ended'

const hour = 60 * 60 * 1000

/** What its customer chose last to pay with: also where an earlier attempt was paid and taken back. */
const chosenMethod = ({ attempts }: Invoice): PaymentMethod =>
  attempts.findLast(({ isUnchosen }) => !isUnchosen)?.method ?? 'manual'

/** So much of these as an amount. */
function partOf(all: readonly Reduction[], amount: number): Reduction[] {
  let left = amount
  return all.flatMap(({ owed, amount: whole }): Reduction[] => {
    const part = Math.min(whole, left)
    left -= part
    return part > 0 ? [{ owed, amount: part }] : []
  })
}

/** What the money of every operation must do, without a database: a second, small account of the same rules. */
export class BankModel {
  now = 0
  clearing = 0
  refunds = 0
  paidOut = 0
  readonly wallets = new Map<number, number>()
  readonly withdrawals = new Map<string, Withdrawal>()
  /** Third and further transfers of a withdrawal or refund, by their references. */
  private readonly further = new Map<string, { amount: number; isRecovered: boolean }>()
  /** In the order in which they were asked for. */
  readonly refundsAsked = new Map<string, Refund>()
  readonly invoices = new Map<string, Invoice>()
  /** How often these happened. */
  readonly happened = new Map<Happening, number>()
  private readonly carts = new Map<
    string,
    { weight: number; place: Place; invoice: Invoice | null; parts: Part[] }
  >()
  /** What is to be asked for again. */
  private again: Reduction[] = []
  /** What is owed back, oldest first; what was returned of it; and what its bank has taken back. */
  kept: Receipt[] = []
  returned: Returned[] = []
  gone: Receipt[] = []
  losses: Loss[] = []
  private receipts = 0
  readonly priceOf: (weight: number) => number
  private readonly lifeMs: number
  private readonly credit: Credit
  private written = new Map<Invoice, string>()
  /** New invoices, whose codes the database chose. */
  private nameless: Invoice[] = []

  constructor(priceOf: (weight: number) => number, lifeMs: number, credit: Credit) {
    this.priceOf = priceOf
    this.credit = credit
    this.lifeMs = lifeMs
  }

  receives(cart: string, weight: number): void {
    this.carts.set(cart, { weight, place: 'here', invoice: null, parts: [] })
  }

  /** Applies a committed operation. @returns what differs from what the database wrote in it */
  apply(operation: Operation, written: readonly Written[]): string[] {
    this.written = new Map()
    this.nameless = []
    if (operation.do === 'sweep') this.sweep(written)
    else this.perform(operation)
    const expected = [...this.written.keys(), ...this.nameless].map((one) => ({
      invoice: one,
      ...this.factsOf(one),
    }))
    const wanted = expected.map(({ status, total }) => `${status} ${total}`).sort()
    const found = written.map(({ status, total }) => `${status} ${total}`).sort()
    const difference =
      wanted.join() === found.join()
        ? []
        : [
            `${JSON.stringify(operation)} wrote ${found.join() || 'nothing'}, the model ${wanted.join() || 'nothing'}`,
          ]
    for (const invoice of this.nameless) {
      const isOwn = ({ code, status, total }: Written) =>
        !this.invoices.has(code) && status === invoice.status && total === invoice.total
      const own = written.find(isOwn)
      if (!own) continue
      invoice.code = own.code
      this.invoices.set(own.code, invoice)
    }
    return difference
  }

  private readonly factsOf = ({ status, total }: Invoice) => ({ status, total })

  private perform(operation: Exclude<Operation, { do: 'sweep' }>): void {
    switch (operation.do) {
      case 'checkout':
        return this.checkOut(operation)
      case 'top_up': {
        const { customer, amount, method } = operation
        const dueAt = this.now + 3 * hour
        this.issue({ type: 'topup', customer, cart: '', total: amount, addsTo: null, dueAt }, method)
        return
      }
      case 'notify':
        return this.notify(operation)
      case 'transfer':
        return this.transfer(operation)
      case 'measure': {
        const cart = this.cart(operation.cart)
        cart.weight = operation.weight
        this.settleDifference(operation.cart)
        return
      }
      case 'bill': {
        const cart = this.cart(operation.cart)
        if (cart.invoice?.status !== 'paid') throw new Error('billed a shipment that is not paid')
        this.add(operation.cart, 'billed', operation.amount, cart.invoice)
        return
      }
      case 'move':
        return this.move(operation)
      case 'change':
        return this.change(operation)
      case 'withdraw':
        return this.withdraw(operation)
      case 'end_withdrawal':
        return this.endWithdrawal(operation)
      case 'ask_refund':
        return this.askRefund(operation)
      case 'approve_refund':
        return this.approveRefund(operation)
      case 'end_refund':
        return this.endRefund(operation)
      case 'return':
        return this.return(operation)
      case 'unreturn':
        return this.keep(this.notReturned(operation))
      case 'recover':
      case 'unrecover':
      case 'dismiss':
        this.settleLoss(operation)
    }
  }

  private withdraw({ customer, id, amount }: Operation & { do: 'withdraw' }): void {
    const owed = [...this.invoices.values()].filter((one) => one.customer === customer && isOwed(one))
    if (owed.some(({ attempts }) => attempts.some(({ isTakenBack }) => isTakenBack)))
      throw new Error(`${amount} were withdrawn by ${customer}, whose bank has taken back what is owed`)
    this.payOut(customer, amount)
    const ways = { wasProcessing: false, isDouble: false, isRecovered: false }
    this.withdrawals.set(id, { customer, amount, status: 'requested', ...ways })
  }

  /** What its customer wants; nothing while a bank has taken back what filled the wallet and was spent. */
  private payOut(customer: number, amount: number): void {
    const wallet = this.walletOf(customer)
    if (this.reversedTopUps().some((one) => one.customer === customer))
      throw new Error(`${amount} left the wallet of ${customer}, which is closed`)
    if (amount > wallet) throw new Error(`${amount} of ${wallet} left the wallet of ${customer}`)
    this.wallets.set(customer, wallet - amount)
  }

  private payFromWallet(invoice: Invoice): void {
    if (invoice.type === 'topup') throw new Error('a wallet filled itself')
    this.payOut(invoice.customer, invoice.total)
    this.count('paid from the wallet')
    if (invoice.type === 'paylater') this.count('paid what was owed')
    this.payHere(invoice, 'wallet')
  }

  /** With the credit of a company: what is owed is an invoice of its own. */
  private payLater(invoice: Invoice): void {
    const { type, customer, cart, total } = invoice
    const { companyOf, limit, days } = this.credit
    const company = companyOf.get(customer)
    if (type === 'topup' || type === 'paylater' || company === undefined)
      throw new Error(`${customer} paid ${invoice.code} later`)
    const owed = [...this.invoices.values()].filter(
      (one) => isOwed(one) && companyOf.get(one.customer) === company,
    )
    if (owed.some(({ dueAt }) => dueAt < this.now))
      throw new Error(`${company} paid later while it is overdue`)
    const used = owed.reduce((sum, one) => sum + one.total, 0)
    if (used + total > limit) throw new Error(`${company} paid ${total} later besides ${used}`)
    // A round may end on the day after the one on which it began.
    const dueAt = endOfDay(this.now + hour, days)
    invoice.later = this.issue({ type: 'paylater', customer, cart, total, addsTo: null, dueAt }, 'manual')
    this.count('paid later')
    this.payHere(invoice, 'paylater')
  }

  /** At once, as a settlement would. */
  private payHere(invoice: Invoice, method: 'wallet' | 'paylater'): void {
    this.close(invoice, 'cancelled')
    const attempt = openAttempt(method, invoice.total)
    invoice.attempts.push({ ...attempt, state: 'settled', as: 'settlement' })
    this.write(invoice, 'paid')
    if (invoice.type === 'checkout') this.settleDifference(invoice.cart)
  }

  /** What a returned amount takes off what is still to be paid of these invoices, the oldest first. */
  private takeOff(paid: readonly Invoice[], amount: number): Reduction[] {
    let left = amount
    const off: Reduction[] = []
    const all = paid.flatMap(({ later }) => (later && isOwed(later) ? later : []))
    // By when they were issued: a checkout may have been paid later after what was added to it.
    const oldestFirst = all.length < 2 ? all : [...this.invoices.values()].filter((one) => all.includes(one))
    for (const owed of oldestFirst) {
      if (left <= 0) break
      const part = Math.min(left, owed.total)
      this.askFor(owed, owed.total - part)
      off.push({ owed, amount: part })
      left -= part
      this.count('asked for less of what was owed')
    }
    return off
  }

  /** A number that was given out for another amount is closed. */
  private askFor(owed: Invoice, total: number): void {
    const before = owed.attempts.at(-1)?.method ?? 'manual'
    owed.total = total
    this.close(owed, 'cancelled')
    if (total > 0) owed.attempts.push(openAttempt(methodAfter(before, total), total))
    this.write(owed, total > 0 ? 'pending' : 'cancelled')
  }

  /** What was paid or has ended meanwhile is not asked for again. */
  private readonly overOf = (off: readonly Reduction[]): Reduction[] =>
    off.filter(({ owed }) => !isOwed(owed))

  private askAgain(off: readonly Reduction[]): void {
    this.again.push(...off.filter((one) => isOwed(one.owed)))
  }

  /** Once for each invoice, whatever had lowered it. */
  private raise(): void {
    const all = this.again
    this.again = []
    for (const owed of new Set(all.map((one) => one.owed))) {
      this.askFor(owed, owed.total + sumOf(all.filter((one) => one.owed === owed)))
      this.count('asked again for what was owed')
    }
  }

  /** What all companies owe. */
  readonly owed = (): number =>
    [...this.invoices.values()].filter(isOwed).reduce((sum, { total }) => sum + total, 0)

  private count(what: Happening): void {
    this.happened.set(what, (this.happened.get(what) ?? 0) + 1)
  }

  /** Those that a bank has taken back after they were spent. */
  readonly reversedTopUps = (): Invoice[] =>
    [...this.invoices.values()].filter(
      ({ type, attempts }) => type === 'topup' && attempts.some(({ isReversed }) => isReversed),
    )

  /** Another transfer of what one has paid, or of what had gone back; by its own reference where that is not the first. */
  private payAgain(payout: Withdrawal | Refund, transfer: string | null): void {
    if (payout.isDouble) this.further.set(transfer ?? '', { amount: payout.amount, isRecovered: false })
    payout.isDouble = true
    this.paidOut += payout.amount
  }

  private endWithdrawal({ id, to, transfer }: Operation & { do: 'end_withdrawal' }): void {
    const withdrawal = this.withdrawals.get(id)
    if (!withdrawal) throw new Error(`no withdrawal ${id}`)
    const { customer, amount, status, wasProcessing } = withdrawal
    if (to === 'paid' && (status === 'paid' || (status === 'rejected' && wasProcessing))) {
      this.payAgain(withdrawal, transfer)
      if (status === 'rejected') this.count('paid after it had gone back')
      return
    }
    // One that is being carried out is taken over by whoever is sure.
    if (to === 'processing' && status === 'processing') return
    const before: Partial<Record<WithdrawalStatus, readonly WithdrawalStatus[]>> = {
      processing: ['requested'],
      cancelled: ['requested'],
      rejected: ['requested', 'processing'],
      paid: ['processing'],
    }
    if (!before[to]?.includes(status)) throw new Error(`${id} was ${status} and became ${to}`)
    withdrawal.status = to
    withdrawal.wasProcessing ||= to === 'processing'
    if (to === 'paid') this.paidOut += amount
    else if (to !== 'processing') this.fill(customer, amount)
  }

  private askRefund({
    id,
    customer,
    cart: code,
    amount: requested,
    toBank,
  }: Operation & { do: 'ask_refund' }): void {
    const { invoice: order } = this.cart(code)
    const open = [...this.refundsAsked.values()].some(
      (one) => one.cart === code && ['requested', 'approved'].includes(one.status),
    )
    if (order?.status !== 'paid' || open || this.mostOf(code, toBank, requested) < (requested ?? 1))
      throw new Error(`${requested} was asked for of ${code}`)
    const refund = {
      customer,
      cart: code,
      order,
      requested,
      amount: 0,
      isForBank: toBank,
      toBank,
      isUndone: false,
      isHandedOver: false,
      isDouble: false,
      isRecovered: false,
      off: [],
    }
    this.refundsAsked.set(id, { ...refund, status: 'requested' })
  }

  private approveRefund({ id, amount, transfer }: Operation & { do: 'approve_refund' }): void {
    const refund = this.refund(id)
    refund.isHandedOver ||= transfer
    if (refund.status === 'approved') return
    const most =
      this.cart(refund.cart).invoice === refund.order
        ? this.mostOf(refund.cart, refund.toBank, refund.requested)
        : 0
    if (refund.status !== 'requested' || most < (amount ?? 1))
      throw new Error(`${amount} of ${id} was approved`)
    // They stand in the order in which they were decided.
    this.refundsAsked.delete(id)
    this.refundsAsked.set(id, refund)
    refund.amount = amount ?? most
    refund.status = refund.toBank ? 'approved' : 'paid'
    if (refund.toBank) this.refunds += refund.amount
    else {
      refund.off = this.takeOff(this.paidFor(refund.cart), refund.amount)
      this.fill(refund.customer, refund.amount - sumOf(refund.off))
      this.count('refunded to a wallet')
    }
  }

  private endRefund({ id, to, transfer }: Operation & { do: 'end_refund' }): void {
    const refund = this.refund(id)
    const { status, cart, order, amount, isForBank } = refund
    if (to === 'paid' && isForBank && ['paid', 'rejected'].includes(status))
      return this.payAgain(refund, transfer)
    if (status !== 'approved' && (to === 'paid' || status !== 'requested'))
      throw new Error(`${id} was ${status} and became ${to}`)
    if (status === 'requested') {
      refund.status = 'rejected'
      return this.count('refund rejected')
    }
    if (to === 'rejected') {
      this.count('refund not taken by the bank')
      const isOver = this.cart(cart).invoice !== order
      const { paid, returned, tooMuchToBank } = isOver
        ? this.refundableOfEnded(order)
        : this.refundableOf(cart)
      if (returned > paid || tooMuchToBank > 0) {
        this.undoRefund(refund)
        if (isOver) return this.settleEnded(order)
        const rest = Math.min(amount, this.refundableOf(cart).left)
        if (rest > 0) {
          const off = this.takeOff(this.paidFor(cart), rest)
          this.refundsItself(order, rest, off, refund)
          this.fill(refund.customer, rest - sumOf(off))
        }
        return this.settleDifference(cart)
      }
      refund.toBank = false
      this.fill(refund.customer, amount)
    } else {
      this.count('refunded to a bank')
      this.paidOut += amount
    }
    this.refunds -= amount
    refund.status = 'paid'
  }

  private refund(id: string): Refund {
    const refund = this.refundsAsked.get(id)
    if (!refund) throw new Error(`no refund ${id}`)
    return refund
  }

  /** Those of a shipment's order that stand, oldest first. */
  private readonly grantedOf = (code: string): Refund[] => this.grantedFor(this.cart(code).invoice)

  private readonly grantedFor = (order: Invoice | null): Refund[] =>
    [...this.refundsAsked.values()].filter((one) => one.order === order && isGranted(one))

  /** The invoices that are paid for a shipment. */
  private readonly paidFor = (code: string): Invoice[] =>
    this.agreedOf(code).flatMap(({ kind, invoice }) =>
      kind !== 'credit' && invoice.status === 'paid' ? invoice : [],
    )

  /** What came in for a shipment, and what went back. */
  private refundableOf(code: string) {
    const credited = 0 - sumOf(this.agreedOf(code).filter(({ kind }) => kind === 'credit'))
    return this.refundableFor(this.grantedOf(code), this.paidFor(code), credited)
  }

  /** The same of what had been added to an order that has ended. */
  private refundableOfEnded(order: Invoice) {
    const added = [...this.invoices.values()].filter(({ addsTo }) => addsTo === order)
    const credits = this.agreedOf(order.cart).filter(
      (part) => part.kind === 'credit' && part.invoice === order,
    )
    const credited = sumOf(credits.flatMap(({ off }) => off))
    const returned = added.reduce((sum, one) => sum + one.returned + one.returnedOff, 0)
    const paid = added.filter(({ status }) => status === 'paid')
    return this.refundableFor(this.grantedFor(order), paid, credited + returned)
  }

  private refundableFor(granted: readonly Refund[], billed: readonly Invoice[], credited: number) {
    const invoices = billed.filter(({ attempts }) => !attempts.some(({ isReversed }) => isReversed))
    // What is paid later is what that is paid with, once it is; what was off it was never paid.
    const paidWith = invoices.map((one) => one.later ?? one)
    const inCash = paidWith.filter((one) => one.status === 'paid' && !isPaidFromWallet(one))
    const cash = inCash.reduce((sum, { total }) => sum + total, 0)
    const atBank = sumOf(granted.filter(({ toBank }) => toBank))
    const paid = invoices.reduce((sum, { total }) => sum + total, 0)
    const returned = sumOf(granted) + credited
    const left = Math.max(0, paid - returned)
    const owes = billed.some(({ later }) => later && isOwed(later))
    const leftToBank = owes ? 0 : Math.max(0, Math.min(left, cash - atBank))
    return { paid, returned, left, leftToBank, tooMuchToBank: Math.max(0, atBank - cash) }
  }

  /** Never more than was paid; and what was paid out of the wallet never becomes cash. */
  private mostOf(code: string, toBank: boolean, requested: number | null): number {
    const { left, leftToBank } = this.refundableOf(code)
    return Math.min(toBank ? leftToBank : left, requested ?? Infinity)
  }

  /** Those for which a payment that was taken back has left too little, as far as the wallet still has them. */
  private undoRefunds(code: string): void {
    this.undoNewest(this.grantedOf(code), this.refundableOf(code))
    this.raise()
  }

  /** The same of an order that has ended; what is kept for no refund then is returned. */
  private settleEnded(order: Invoice): void {
    this.undoNewest(this.grantedFor(order), this.refundableOfEnded(order))
    this.raise()
    const { left: amount } = this.refundableOfEnded(order)
    if (amount === 0) return
    const added = [...this.invoices.values()].filter(
      ({ addsTo, status }) => addsTo === order && status === 'paid',
    )
    const off = this.takeOff(added, amount)
    this.refundsItself(order, amount, off)
    this.fill(order.customer, amount - sumOf(off))
    this.count('returned of an order that had ended')
  }

  /** The order of what is owed. */
  private orderOwed(owed: Invoice): Invoice {
    const paid = [...this.invoices.values()].find(({ later }) => later === owed)
    if (!paid) throw new Error(`${owed.code} is owed for nothing`)
    return paid.addsTo ?? paid
  }

  /** What nobody asked for. @param inPlaceOf what it is left of */
  private refundsItself(order: Invoice, amount: number, off: readonly Reduction[], inPlaceOf?: Refund): void {
    const { customer, cart } = order
    const request = { customer, cart, order, requested: null, isForBank: false, toBank: false }
    const ways = { isUndone: false, isHandedOver: false, isDouble: false, isRecovered: false }
    const own: Refund = { ...request, ...ways, amount, off, status: 'paid' }
    const all = [...this.refundsAsked]
    const place = all.findIndex(([, one]) => one === inPlaceOf) + 1 || all.length
    this.refundsAsked.clear()
    for (const [id, one] of all.toSpliced(place, 0, [`own ${all.length}`, own]))
      this.refundsAsked.set(id, one)
  }

  private undoNewest(
    granted: readonly Refund[],
    { paid, returned, tooMuchToBank }: Pick<Refundable, 'paid' | 'returned' | 'tooMuchToBank'>,
    { onlyKept = false } = {},
  ): void {
    let missing = returned - paid
    let missingInMoney = tooMuchToBank
    for (const refund of granted.toReversed()) {
      const { amount, toBank, status, customer, off, isHandedOver } = refund
      if (missing <= 0 && (missingInMoney <= 0 || !toBank)) continue
      if (status === 'approved' && !isHandedOver) {
        this.undoRefund(refund)
        missing -= amount
        missingInMoney -= amount
      }
      if (status !== 'paid' || toBank || onlyKept) continue
      const inWallet = amount - sumOf(off)
      const taken = Math.min(inWallet, this.walletOf(customer), missing)
      const raised = partOf(
        off.filter(({ owed }) => isOwed(owed)),
        missing - taken,
      )
      const sum = taken + sumOf(raised)
      if (sum === 0) continue
      this.undoRefund(refund, { inWallet: inWallet - taken, raised })
      missing -= sum
    }
  }

  /** @param rest what of it stays in the wallet, in place of it, and what is asked for again */
  private undoRefund(
    refund: Refund,
    { inWallet, raised }: { inWallet: number; raised: readonly Reduction[] } = { inWallet: 0, raised: [] },
  ): void {
    const { status, amount, customer, off, order } = refund
    if (status === 'approved') this.refunds -= amount
    else this.fill(customer, inWallet + sumOf(off) - amount)
    const stays = off.flatMap(({ owed, amount: whole }): Reduction[] => {
      const left = whole - sumOf(raised.filter((one) => one.owed === owed))
      return left > 0 ? [{ owed, amount: left }] : []
    })
    if (inWallet + sumOf(stays) > 0) this.refundsItself(order, inWallet + sumOf(stays), stays, refund)
    this.askAgain(raised)
    if (status === 'approved') refund.status = 'rejected'
    refund.isUndone = true
    this.count('refund undone')
  }

  /** For tests: whether something of a shipment, or of none, was returned. */
  readonly isRefunded = ({ cart }: Pick<Invoice, 'cart'>): boolean =>
    cart !== '' && this.grantedOf(cart).length > 0

  /** What is taken out of the wallet and has not left. */
  holdOf(customer: number): number {
    return [...this.withdrawals.values()]
      .filter((one) => one.customer === customer && ['requested', 'processing'].includes(one.status))
      .reduce((sum, { amount }) => sum + amount, 0)
  }

  private move({ cart: code, to }: Operation & { do: 'move' }): void {
    const cart = this.cart(code)
    const owes = cart.parts.some(({ invoice }) => invoice.status === 'pending')
    if (cart.invoice?.status !== 'paid' || (to === 'outbound' && owes))
      throw new Error(`${code} went ${to} unpaid`)
    cart.place = to
  }

  readonly isPaid = (cart: string): boolean => this.cart(cart).invoice?.status === 'paid'

  readonly weightOf = (cart: string): number => this.cart(cart).weight

  private cart(code: string) {
    const cart = this.carts.get(code)
    if (!cart) throw new Error(`no cart ${code}`)
    return cart
  }

  private invoice(code: string): Invoice {
    const invoice = this.invoices.get(code)
    if (!invoice) throw new Error(`no invoice ${code}`)
    return invoice
  }

  private write(invoice: Invoice, status = invoice.status): void {
    invoice.status = status
    if (!this.nameless.includes(invoice)) this.written.set(invoice, status)
  }

  private checkOut({ customer, cart: code, method }: Operation & { do: 'checkout' }): void {
    const cart = this.cart(code)
    if (cart.invoice) throw new Error(`${code} was checked out twice`)
    const total = this.priceOf(cart.weight)
    const invoice = this.issue({ type: 'checkout', customer, cart: code, total, addsTo: null }, method)
    cart.invoice = invoice
    cart.parts = [
      { kind: 'checkout', amount: invoice.total, weight: cart.weight, invoice, isUndone: false, off: [] },
    ]
    if (method === 'wallet') this.payFromWallet(invoice)
    if (method === 'paylater') this.payLater(invoice)
  }

  private issue(
    of: Pick<Invoice, 'type' | 'customer' | 'cart' | 'total' | 'addsTo'> & { dueAt?: number },
    method: PaymentMethod,
  ): Invoice {
    const attempts = isPaidHere(method) ? [] : [openAttempt(method, of.total)]
    const dueAt = this.now + this.lifeMs
    const invoice: Invoice = {
      code: '',
      status: 'pending',
      dueAt,
      attempts,
      returned: 0,
      returnedOff: 0,
      later: null,
      ...of,
    }
    this.nameless.push(invoice)
    return invoice
  }

  private notify({ invoice: code, place, transaction, status, amount }: Operation & { do: 'notify' }): void {
    const invoice = this.invoice(code)
    const attempt = invoice.attempts[place]
    if (!attempt) throw new Error(`${code} has no attempt ${place}`)
    // Of these the gateway knows nothing.
    if (attempt.method === 'manual' || isPaidHere(attempt.method)) return
    if (status === 'deny' && this.loseReturned(attempt, transaction)) return
    if (status === 'settlement') this.settle(invoice, attempt, transaction, amount)
    else if (attempt.state === 'settled') {
      if (status === 'deny') this.takeBack(invoice, attempt, transaction)
    } else {
      if (status === 'deny') this.withdrawRefund(attempt, transaction)
      if (attempt.state !== 'open') return
      attempt.state = status === 'deny' ? 'denied' : 'expired'
      attempt.transaction = transaction
      if (invoice.status !== 'pending') return
      // A code or a wallet's page ends by itself, and is taken anew while the invoice is open.
      if (!attempt.method.startsWith('va_') || invoice.type === 'paylater') return
      if (invoice.addsTo) this.renew(invoice)
      else this.end(invoice, attempt.state === 'denied' ? 'cancelled' : 'expired')
    }
  }

  private transfer({ invoice: code, transfer, amount }: Operation & { do: 'transfer' }): void {
    const invoice = this.invoice(code)
    const { attempts, total } = invoice
    const isTransfer = ({ method }: Attempt) => method === 'manual'
    const isReversed = attempts.some((one) => one.isReversed)
    const newest = attempts.findLast(isTransfer)
    const isToPay = isReversed || invoice.status === 'pending'
    // In place of a payment that was taken back, it needs no attempt before it.
    if (newest ? newest.state === 'settled' && !newest.isReversed && isToPay : isReversed)
      attempts.push({ ...openAttempt('manual', total), isUnchosen: true })
    // A transfer pays by the newest attempt that is one, also where another way of paying was chosen since.
    const attempt = attempts.findLast(isTransfer)
    if (!attempt) throw new Error(`${code} was paid by transfer`)
    this.settle(invoice, attempt, transfer, amount)
  }

  private settle(invoice: Invoice, attempt: Attempt, transaction: string, amount: number): void {
    const isOfIt = (one: Receipt) => one.attempt === attempt && one.transaction === transaction
    if (this.kept.some(isOfIt) || this.returned.some(isOfIt)) return
    if (attempt.state === 'settled' && attempt.transaction === transaction) {
      if (attempt.isReversed) this.endReversal(invoice, attempt)
      return
    }
    const reversed = invoice.attempts.find(({ isReversed }) => isReversed)
    if (reversed && amount === invoice.total) {
      this.replaceSettlement(invoice, reversed, attempt, transaction)
      return this.endReversal(invoice, attempt)
    }
    const isDue = amount === invoice.total && (attempt.method === 'manual' || attempt.amount === amount)
    const settlesTheAttempt = isDue && attempt.state !== 'settled'
    if (settlesTheAttempt && invoice.status === 'pending') {
      this.clearing -= amount
      Object.assign(attempt, { state: 'settled', transaction, as: 'settlement' })
      this.close(invoice, 'cancelled')
      this.write(invoice, 'paid')
      if (invoice.type === 'paylater') this.count('paid what was owed')
      if (invoice.type === 'topup') {
        this.fill(invoice.customer, amount)
        this.count('topped up')
      }
      if (invoice.type === 'checkout') this.settleDifference(invoice.cart)
      return
    }
    this.clearing -= amount
    this.refunds += amount
    if (settlesTheAttempt) Object.assign(attempt, { state: 'settled', transaction, as: 'refund' })
    this.receipts += 1
    const receipt = { invoice, attempt, transaction, amount, at: this.now, place: this.receipts }
    this.kept.push(receipt)
    // What was transferred for the same order is a loss no longer: it is what came again.
    const lost = this.losses.find(
      (one) => one.invoice === invoice && one.amount === amount && !one.isRecovered,
    )
    if (!lost) return
    this.forgetLoss(lost)
    this.transferBack(receipt, lost.transfer)
    this.count('returned money paid again')
  }

  private keep(receipt: Receipt): void {
    this.refunds += receipt.amount
    this.kept = [...this.kept, receipt].sort((one, other) => one.place - other.place)
  }

  private transferBack(receipt: Receipt, transfer: string): void {
    this.kept = this.kept.filter((one) => one !== receipt)
    this.refunds -= receipt.amount
    this.paidOut += receipt.amount
    this.returned.push({ ...receipt, transfer })
  }

  private notReturned({ transfer }: Pick<Returned, 'transfer'>): Receipt {
    const found = this.returned.find((one) => one.transfer === transfer)
    if (!found) throw new Error(`${transfer} returned nothing`)
    this.returned = this.returned.filter((one) => one !== found)
    this.paidOut -= found.amount
    return found
  }

  /** By an operator, who may be too late, or not the first: it is a loss then. */
  private return({ invoice: code, place, amount, transfer }: Operation & { do: 'return' }): void {
    const attempt = this.invoice(code).attempts[place]
    const isOfIt = (one: Receipt) => one.attempt === attempt && one.amount === amount
    const receipt = this.kept.find(isOfIt)
    if (receipt) {
      this.transferBack(receipt, transfer)
      return this.count('money returned to its payer')
    }
    const gone = this.gone.find(isOfIt)
    // Beyond all that was owed back, also where the first transfer is a loss itself.
    const again = gone ?? this.returned.find(isOfIt) ?? this.losses.findLast(isOfIt)
    if (!again) throw new Error(`${amount} of ${code} was returned, and not owed`)
    this.gone = this.gone.filter((one) => one !== gone)
    this.lose(again, transfer)
  }

  private lose(receipt: Receipt, transfer: string): void {
    this.paidOut += receipt.amount
    this.losses.push({ ...receipt, transfer, isRecovered: false })
  }

  private forgetLoss(lost: Loss): void {
    this.losses = this.losses.filter((one) => one !== lost)
    this.paidOut -= lost.amount
    this.gone.push(lost)
  }

  /** Of what was returned of a payment, once its bank takes it back. @returns whether something was */
  private loseReturned(attempt: Attempt, transaction: string): boolean {
    const found = this.returned.find((one) => one.attempt === attempt && one.transaction === transaction)
    if (!found) return false
    this.notReturned(found)
    this.clearing += found.amount
    const other = this.kept.find((one) => one.attempt === attempt && one.amount === found.amount)
    if (other) {
      this.gone.push(found)
      this.transferBack(other, found.transfer)
    } else this.lose(found, found.transfer)
    if (attempt.state === 'settled' && attempt.transaction === transaction && attempt.as === 'refund')
      attempt.state = 'denied'
    this.count('returned money taken back')
    return true
  }

  /** What is known of a loss is of which order it is, and how much: of two alike, either. */
  private settleLoss({ do: what, of }: Operation & { do: 'recover' | 'unrecover' | 'dismiss' }): void {
    const attempt = typeof of === 'string' ? undefined : this.invoice(of.invoice).attempts[of.place]
    const payout =
      typeof of === 'string' ? (this.withdrawals.get(of) ?? this.refundsAsked.get(of)) : undefined
    const isRecovered = what === 'unrecover'
    const lost = this.losses.find(
      (one) => typeof of !== 'string' && isLossOf(one, attempt, of.amount) && one.isRecovered === isRecovered,
    )
    const further = typeof of === 'string' ? this.further.get(of) : undefined
    const noted = further ?? (payout?.isDouble ? payout : undefined)
    const found = noted?.isRecovered === isRecovered ? noted : lost
    if (!found) throw new Error(`${what} of ${JSON.stringify(of)}, which is no loss`)
    if (what === 'dismiss') {
      if (lost) return this.forgetLoss(lost)
      if (payout) payout.isDouble = false
      if (typeof of === 'string') this.further.delete(of)
      this.paidOut -= found.amount
      return
    }
    found.isRecovered = !isRecovered
    this.paidOut += isRecovered ? found.amount : 0 - found.amount
    if (!isRecovered) this.count('loss given back')
  }

  /** Another payment of the same amount takes the place of the reversed one. */
  private replaceSettlement(
    invoice: Invoice,
    reversed: Attempt,
    attempt: Attempt,
    transaction: string,
  ): void {
    Object.assign(reversed, { state: 'denied', isReversed: false })
    Object.assign(attempt, { state: 'settled', transaction, as: 'settlement' })
    this.write(invoice, 'paid')
  }

  private endReversal({ type, cart }: Invoice, attempt: Attempt): void {
    attempt.isReversed = false
    if (type === 'topup') this.count('spent top-up paid again')
    else this.settleDifference(cart)
  }

  private takeBack(invoice: Invoice, attempt: Attempt, transaction: string): void {
    if (attempt.transaction !== transaction) return this.withdrawRefund(attempt, transaction)
    if (attempt.as === 'settlement' && this.payWithOther(invoice, attempt)) return
    if (attempt.as === 'settlement' && this.hasLeft(invoice)) {
      attempt.isReversed = true
      if (invoice.type === 'topup') return this.count('spent top-up taken back')
      // What was returned stays; what is kept for a bank is kept no longer.
      const { cart } = invoice
      return this.undoNewest(this.grantedOf(cart), this.refundableOf(cart), { onlyKept: true })
    }
    Object.assign(attempt, { state: 'denied', isReversed: false })
    if (attempt.as === 'refund') return this.withdrawRefund(attempt, transaction)
    this.clearing += invoice.total
    if (invoice.addsTo && ['expired', 'cancelled'].includes(invoice.addsTo.status)) {
      // What was paid had been returned to the wallet.
      const taken = Math.min(this.walletOf(invoice.customer), invoice.returned)
      this.fill(invoice.customer, 0 - taken)
      invoice.returned -= taken
      this.write(invoice, 'cancelled')
      this.settleEnded(invoice.addsTo)
      return
    }
    this.write(invoice, 'pending')
    if (invoice.type === 'topup') {
      this.fill(invoice.customer, -invoice.total)
      this.count('top-up taken back')
    }
    if (invoice.type === 'paylater') {
      attempt.isTakenBack = true
      const order = this.orderOwed(invoice)
      if (this.cart(invoice.cart).invoice === order) {
        this.undoRefunds(invoice.cart)
        this.settleDifference(invoice.cart)
      } else this.settleEnded(order)
      this.count('payment of what was owed taken back')
    }
    if (invoice.addsTo) {
      const isMeasured = this.cart(invoice.cart).parts.some(
        (part) => part.kind === 'measured' && part.invoice === invoice,
      )
      // Of a difference that is unpaid again, later credits are withdrawn; what is left of both takes its place.
      if (isMeasured) this.takeBackCredits(invoice.cart, invoice.customer)
      this.undoRefunds(invoice.cart)
      this.settleDifference(invoice.cart)
      if (invoice.status === 'pending') this.renew(invoice, chosenMethod(invoice))
      return
    }
    const credits =
      invoice.type !== 'checkout'
        ? []
        : this.agreedOf(invoice.cart).filter((part) => part.kind === 'credit' && part.invoice === invoice)
    for (const credit of credits) {
      const inWallet = 0 - credit.amount - sumOf(credit.off)
      const taken = Math.min(inWallet, this.walletOf(invoice.customer))
      const off = this.overOf(credit.off)
      const left = sumOf(off) + inWallet - taken
      if (left > 0 && left === 0 - credit.amount) continue
      this.fill(invoice.customer, 0 - taken)
      credit.isUndone = true
      if (left > 0) this.cart(invoice.cart).parts.push({ ...credit, amount: 0 - left, off, isUndone: false })
      this.askAgain(credit.off)
    }
    if (invoice.type === 'checkout') this.undoRefunds(invoice.cart)
    const isOpen = invoice.type === 'paylater' || invoice.dueAt > this.now
    if (isOpen) invoice.attempts.push(openAttempt(chosenMethod(invoice), invoice.total))
    else this.end(invoice, 'expired')
  }

  /** Books what is kept of the same amount in place of a reversed payment. @returns whether there was such a payment */
  private payWithOther(invoice: Invoice, reversed: Attempt): boolean {
    if (invoice.addsTo && ['expired', 'cancelled'].includes(invoice.addsTo.status)) return false
    const other = this.kept.find(
      (one) => one.invoice === invoice && one.amount === invoice.total && this.now - one.at < 24 * hour,
    )
    if (!other) return false
    this.withdrawRefund(other.attempt, other.transaction)
    this.replaceSettlement(invoice, reversed, other.attempt, other.transaction)
    return true
  }

  private readonly receiptOf = (attempt: Attempt, transaction: string): Receipt | undefined =>
    this.kept.find((one) => one.attempt === attempt && one.transaction === transaction)

  private withdrawRefund(attempt: Attempt, transaction: string): void {
    const receipt = this.receiptOf(attempt, transaction)
    if (!receipt) return
    this.clearing += receipt.amount
    this.refunds -= receipt.amount
    this.kept = this.kept.filter((one) => one !== receipt)
    this.gone.push(receipt)
  }

  /** What is paid for is not where it waits for this payment any more: goods, or money in the wallet. */
  private hasLeft(invoice: Invoice): boolean {
    const { type, addsTo } = invoice
    if (type === 'topup') return this.walletOf(invoice.customer) < invoice.total
    const cart = this.cart(invoice.cart)
    if (cart.invoice !== (addsTo ?? invoice)) return false
    return addsTo ? cart.place === 'outbound' : cart.place !== 'here'
  }

  readonly walletOf = (customer: number): number => this.wallets.get(customer) ?? 0

  private fill(customer: number, amount: number): void {
    this.wallets.set(customer, this.walletOf(customer) + amount)
  }

  private close(invoice: Invoice, as: 'cancelled' | 'expired'): void {
    for (const attempt of invoice.attempts) if (attempt.state === 'open') attempt.state = as
  }

  private renew(invoice: Invoice, method = invoice.attempts.at(-1)?.method ?? 'manual'): void {
    this.close(invoice, 'expired')
    invoice.dueAt = this.now + this.lifeMs
    invoice.attempts.push(openAttempt(method, invoice.total))
    this.write(invoice)
  }

  private end(invoice: Invoice, as: 'cancelled' | 'expired'): void {
    // Never more than was paid: what refunds have returned is not returned once more, nor what was off what is owed.
    const granted = invoice.type === 'checkout' ? this.grantedOf(invoice.cart) : []
    let refunded = sumOf(granted) - sumOf(granted.flatMap(({ off }) => off))
    for (const added of this.invoices.values()) {
      if (added.addsTo !== invoice) continue
      if (added.status === 'pending') this.cancel(added)
      if (added.status !== 'paid') continue
      const paid = added.later ? added.later.total : added.total
      const amount = Math.max(0, paid - refunded)
      refunded = Math.max(0, refunded - paid)
      added.returnedOff = sumOf(this.takeOff([added], amount))
      added.returned = amount - added.returnedOff
      this.fill(added.customer, added.returned)
    }
    this.close(invoice, as)
    this.write(invoice, as)
    if (invoice.type === 'checkout') this.cart(invoice.cart).invoice = null
  }

  private cancel(invoice: Invoice): void {
    this.close(invoice, 'cancelled')
    this.write(invoice, 'cancelled')
  }

  /** What counts of the agreement about a shipment. */
  private readonly agreedOf = (code: string): Part[] =>
    this.cart(code).parts.filter((part) =>
      part.kind === 'credit' ? !part.isUndone : ['pending', 'paid'].includes(part.invoice.status),
    )

  private readonly hasReversal = (invoice: Invoice): boolean =>
    [...this.invoices.values()].some(
      (one) =>
        (one === invoice || one.addsTo === invoice) && one.attempts.some(({ isReversed }) => isReversed),
    )

  private settleDifference(code: string): void {
    const { parts, weight, invoice } = this.cart(code)
    if (!invoice) return
    const agreed = this.agreedOf(code)
    const isOpen = (part: Part) => part.kind === 'measured' && part.invoice.status === 'pending'
    const total = this.priceOf(weight) + sumOf(agreed.filter(({ kind }) => kind === 'billed'))
    if (agreed.at(-1)?.weight === weight && sumOf(agreed) === total) return
    const open = agreed.filter(isOpen)
    let difference = total - sumOf(agreed.filter((part) => !isOpen(part)))
    if (difference === sumOf(open)) return
    for (const part of open) this.cancel(part.invoice)
    // Settled when the order is paid, or withheld: until the bank settles again, and where refunds have left less.
    if (invoice.status !== 'paid') return
    if (difference < 0 && (this.hasReversal(invoice) || this.refundableOf(code).left < -difference)) return
    if (difference > 0) difference -= this.takeBackCredits(code, invoice.customer)
    if (difference > 0) {
      this.add(code, 'measured', difference, invoice)
      return
    }
    const off = this.takeOff(
      agreed.filter(({ kind }) => kind !== 'credit').map((part) => part.invoice),
      -difference,
    )
    parts.push({ kind: 'credit', amount: difference, weight, invoice, isUndone: false, off })
    this.fill(invoice.customer, 0 - difference - sumOf(off))
  }

  /** A higher price is first paid with what earlier measurements credited, as far as the wallet still has it. */
  private takeBackCredits(code: string, customer: number): number {
    const given = this.agreedOf(code).filter(({ kind }) => kind === 'credit')
    const newest = given.at(-1)
    if (!newest) return 0
    const amount = given.reduce((sum, credit) => sum - credit.amount, 0)
    // What was off what is owed stays so.
    const off = given.flatMap((credit) => credit.off)
    const taken = Math.min(amount - sumOf(off), this.walletOf(customer))
    if (taken < amount) this.cart(code).parts.push({ ...newest, amount: taken - amount, off })
    for (const credit of given) credit.isUndone = true
    this.wallets.set(customer, this.walletOf(customer) - taken)
    return taken
  }

  private add(code: string, kind: 'measured' | 'billed', amount: number, to: Invoice): void {
    const { parts, weight } = this.cart(code)
    const method = methodAfter(to.attempts.at(-1)?.method ?? 'manual', amount)
    const { customer } = to
    const invoice = this.issue(
      { type: 'additional', customer, cart: code, total: amount, addsTo: to },
      method,
    )
    parts.push({ kind, amount, weight, invoice, isUndone: false, off: [] })
  }

  private change({ invoice: code, method }: Operation & { do: 'change' }): void {
    const invoice = this.invoice(code)
    const isLate = invoice.type !== 'paylater' && invoice.dueAt <= this.now
    if (invoice.status !== 'pending' || isLate) throw new Error(`${code} changed its payment late`)
    if (method === 'wallet') return this.payFromWallet(invoice)
    if (method === 'paylater') return this.payLater(invoice)
    const newest = invoice.attempts.at(-1)
    if (newest?.method === method && newest.state === 'open') return
    this.close(invoice, 'cancelled')
    invoice.attempts.push(openAttempt(method, invoice.total))
  }

  /** Of invoices that time ended, the database says which; each must have been due. */
  private sweep(written: readonly Written[]): void {
    const ended = written.flatMap(({ code }) => this.invoices.get(code) ?? [])
    for (const invoice of [...ended].sort((one, other) => Number(!!one.addsTo) - Number(!!other.addsTo))) {
      // An additional invoice ends with its invoice.
      if (this.written.has(invoice)) continue
      const { code } = invoice
      if (invoice.status !== 'pending' || invoice.dueAt > this.now || invoice.type === 'paylater')
        throw new Error(`${code} ended before its time`)
      if (invoice.addsTo) this.renew(invoice)
      else this.end(invoice, 'expired')
    }
  }
}
