import {
  calls,
  type AuditEntry,
  type Measures,
  type OpsAddress,
  type OpsCart,
  type OpsCustomer,
  type OpsFound,
  type OpsInvoice,
  type OpsMeasured,
  type OpsPerson,
  type OpsShipment,
  type OpsWaiting,
} from '@seberang/domain/api'
import {
  chargeableText,
  courierName,
  isSeaWeight,
  lineName,
  methodTitle,
  shownLines,
} from '@seberang/domain/explain'
import { billTexts } from '@seberang/domain/explain/texts'
import {
  formatForeign,
  formatHsCode,
  formatName,
  formatNumber,
  formatRupiah,
  formatSize,
  formatWeight,
  readCustomer,
} from '@seberang/domain/format'
import { daysBetween } from '@seberang/domain/time'
import { OpsFailure } from './client.ts'
import type { Context } from './context.ts'
import { at } from './format.ts'
import { joined } from './joined.ts'

const part = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)]

const personLine = ({ suite, name, email, phone_number }: OpsPerson) =>
  joined(suite, name, email, phone_number)

const addressLine = ({ name, phone_number, has_npwp, ...place }: OpsAddress) =>
  joined(
    name,
    phone_number,
    [
      place.address,
      place.sub_district_name,
      place.district_name,
      `${place.province_name} ${place.postal_code}`,
    ].join(', '),
    has_npwp ? 'with NPWP' : 'without NPWP',
  )

export const parcelLine = ({ cart_code, suite, status, seller_tracking_number, created_at }: OpsCart) =>
  joined(cart_code, suite, status, seller_tracking_number, at(created_at))

function measuresLine({ quantity, weight_kg, length_cm, width_cm, height_cm }: Partial<Measures>): string {
  const sides = [length_cm ?? 0, width_cm ?? 0, height_cm ?? 0] as const
  return joined(
    weight_kg !== undefined && formatWeight(weight_kg, 'en'),
    sides.every((side) => side > 0) && formatSize([...sides], 'en'),
    quantity !== undefined && (quantity === 1 ? '1 package' : `${quantity} packages`),
  )
}

const priceText = (price: OpsMeasured['price']) => (price ? formatRupiah(price.total) : 'none')

const withheldText = (amount: number) =>
  `${formatRupiah(amount)} is withheld: a payment is reversed by its bank until it is there again, or refunds have left less`

/** What a measurement booked, for whoever made it to see a slip. */
export function describeMeasured(answer: OpsMeasured): string {
  const { cart_code, status, suite, name, measured, price_before, price } = answer
  const { additional_invoice, additional_total = 0, credited, credit_undone, withheld } = answer
  const { still_expected = [] } = answer
  const prices = [price_before, price].map(priceText)
  return [
    `${cart_code} is ${status}`,
    ...[
      joined(suite, name),
      joined('measured', measuresLine(measured)),
      ...(price ? [joined('billed by', chargeableText(price.weight, 'en'))] : []),
      joined('price', prices[0] === prices[1] ? prices[1] : prices.join(' → ')),
      ...(credit_undone === undefined
        ? []
        : [`${formatRupiah(credit_undone)} of an earlier credit came back from the wallet`]),
      ...(additional_invoice === undefined
        ? []
        : [`${additional_invoice} asks for ${formatRupiah(additional_total)} more`]),
      ...(credited === undefined ? [] : [`${formatRupiah(credited)} went to the wallet`]),
      ...(withheld === undefined ? [] : [withheldText(withheld)]),
      ...still_expected.map((one) =>
        joined('still expected', one.cart_code, one.seller_tracking_number, one.title),
      ),
    ].map((line) => `  ${line}`),
  ].join('\n')
}

const productLine = (product: OpsShipment['cart']['products'][number]) =>
  joined(
    product.cart_detail_code,
    `${product.quantity} × ${product.product_title}`,
    formatForeign(Number(product.price_original), product.currency_code, 'en'),
    formatWeight(Number(product.weight) / 1000, 'en'),
    product.unclassified ? 'needs an HS code' : product.hscode && `HS ${formatHsCode(product.hscode)}`,
    product.category_name,
    product.has_battery && 'battery',
    product.url,
  )

function priceLines({ cart, withheld }: OpsShipment): string[] {
  const { priced } = cart
  if (!priced) return ['it cannot be priced']
  const courier = cart.domestic_courier ? courierName(cart.domestic_courier) : undefined
  const lines = shownLines(priced).map(({ line, amount }) =>
    joined(
      formatRupiah(amount),
      lineName(line, { bySea: isSeaWeight(priced.answer.weight), courier }, billTexts.en),
    ),
  )
  return [
    ...lines,
    joined(formatRupiah(priced.answer.total), 'total'),
    ...(cart.agreed_total === null ? [] : [joined(formatRupiah(cart.agreed_total), 'agreed')]),
    ...(cart.credited === 0 ? [] : [joined(formatRupiah(cart.credited), 'credited to the wallet')]),
    ...(withheld === 0 ? [] : [withheldText(withheld)]),
  ]
}

const invoiceLines = (invoice: OpsInvoice) => [
  joined(
    invoice.invoice_code,
    invoice.type,
    invoice.status,
    formatRupiah(invoice.amount),
    invoice.amount !== invoice.total && `of ${formatRupiah(invoice.total)}`,
    invoice.paid_at === null ? `due ${at(invoice.due_date)}` : `paid ${at(invoice.paid_at)}`,
    invoice.reason,
  ),
  ...invoice.payments.map(
    ({ order_id, payment_method, state, amount, created_at, settled_at, taken_back_at }) =>
      joined(
        `  ${order_id}`,
        methodTitle(payment_method, 'en'),
        state,
        formatRupiah(amount),
        at(settled_at ?? created_at),
        taken_back_at !== null && `taken back at ${at(taken_back_at)}`,
      ),
  ),
  ...(invoice.proof
    ? [
        joined(
          `  ${invoice.proof.id}`,
          `a proof of ${formatRupiah(invoice.proof.amount)} waits since ${at(invoice.proof.sent_at)}`,
          'until it is decided the invoice does not expire',
        ),
      ]
    : []),
]

/** Whole records, as those of reference data before and after, are left to --json. */
function detailText(detail: AuditEntry['detail']): string {
  const short = Object.entries(detail as object).filter(
    ([, value]) => value === null || typeof value !== 'object',
  )
  return short.length === 0 ? '' : JSON.stringify(Object.fromEntries(short))
}

export const auditLine = ({ at: moment, actor, action, subject, detail }: AuditEntry) =>
  joined(at(moment), actor, action, subject, detailText(detail))

/** @param shown what the actions are listed under */
const actionLine =
  (shown: string) =>
  ({ subject, ...rest }: AuditEntry) =>
    auditLine({ ...rest, subject: subject === shown ? '' : subject })

const undoneLines = (undone: OpsShipment['receipt_undone']) =>
  undone ? [joined(`receipt undone by ${undone.by} at ${at(undone.at)}`, undone.reason)] : []

const owedLines = (owed: readonly OpsWaiting[]) =>
  owed.map(({ amount, since, invoice_code }) =>
    joined(`owed back ${formatRupiah(amount)} since ${at(since)}`, invoice_code),
  )

const ageOf = (since: string, now: Date) => {
  // What was written while it was being asked is later than the answer's time.
  const days = Math.max(0, daysBetween(since, now.toISOString()))
  return days === 1 ? '1 day' : `${days} days`
}

export const waitingLine = ({ invoice_code, suite, name, amount, since, due_date }: OpsWaiting, now: Date) =>
  joined(
    invoice_code,
    formatRupiah(amount),
    suite,
    name,
    `${ageOf(since, now)}, since ${at(since)}`,
    due_date !== null && `due ${at(due_date)}`,
  )

function describeShipment(shipment: OpsShipment): string {
  const { cart, customer, log, invoices, files, actions } = shipment
  const { papers } = cart
  return [
    joined(
      cart.cart_code,
      cart.status,
      cart.package?.title,
      cart.agent.id,
      cart.cart_source === 'warehouse' && 'unannounced',
    ),
    ...undoneLines(shipment.receipt_undone),
    ...part('customer', [personLine(customer)]),
    ...part('address', cart.address ? [addressLine(cart.address)] : []),
    ...part('tracking', [
      ...(cart.seller_tracking_number ? [joined(cart.seller_tracking_number, 'seller')] : []),
      ...(cart.resi_titipexport ? [joined(cart.resi_titipexport, 'to Indonesia')] : []),
      ...(cart.domestic_track_number ? [joined(cart.domestic_track_number, 'courier')] : []),
    ]),
    ...part('products', cart.products.map(productLine)),
    ...part('announced', [measuresLine(cart.estimation)]),
    ...part(
      'measured',
      cart.measurements.map((one) => joined(at(one.measured_at), measuresLine(one))),
    ),
    ...part('price', priceLines(shipment)),
    ...part('invoices', invoices.flatMap(invoiceLines)),
    ...owedLines(shipment.owed_back),
    ...part(
      'papers',
      papers
        ? [
            joined(`asked ${at(papers.asked_at)}`, JSON.stringify(papers.request)),
            papers.given_at === null ? 'not given' : `given ${at(papers.given_at)}`,
          ]
        : [],
    ),
    ...part(
      'files',
      files.map(({ file_id, kind, product }) => joined(file_id, kind, product)),
    ),
    ...part(
      'photos',
      cart.actual_photos.map(({ url, taken_at }) => joined(at(taken_at), url)),
    ),
    ...part(
      'path',
      log.map(({ at: moment, status, by, operator, note }) =>
        joined(at(moment), status, operator ?? by, note),
      ),
    ),
    ...part('actions', actions.map(actionLine(cart.cart_code))),
  ].join('\n')
}

function describeCustomer({
  suite,
  profile,
  created_at,
  addresses,
  shipments,
  owed_back,
  actions,
}: OpsCustomer): string {
  const { success, process } = profile.total_transaction
  return [
    personLine({
      suite,
      name: formatName(profile),
      email: profile.email,
      phone_number: profile.phone_number,
    }),
    joined(
      profile.customer_type,
      `since ${at(created_at)}`,
      `wallet ${formatRupiah(profile.wallet)}`,
      profile.has_pin ? 'with PIN' : 'without PIN',
      `${formatNumber(process, 'en')} under way, ${formatNumber(success, 'en')} finished`,
    ),
    ...owedLines(owed_back),
    ...part('addresses', addresses.map(addressLine)),
    ...part('shipments', shipments.map(parcelLine)),
    ...part('actions', actions.map(actionLine(profile.email))),
  ].join('\n')
}

function foundLine(found: OpsFound, now: Date): string {
  const by = `by ${found.by}`
  if (found.kind === 'customer') return joined('customer', personLine(found), by)
  if (found.kind === 'invoice') {
    if (found.by === 'amount') return joined('invoice', waitingLine(found, now), by)
    if (found.by === 'invoice') return joined('invoice', waitingLine(found, now), found.status, by)
    // What is booked waits for nothing.
    const { invoice_code, amount, outcome, suite, name, since } = found
    const became = {
      paid: 'paid',
      refund_owed: 'booked as owed back',
      returned: 'was owed back, and is returned',
    }[outcome]
    return joined(
      'invoice',
      invoice_code,
      `${formatRupiah(amount)} ${became}`,
      suite,
      name,
      `booked ${at(since)}`,
      by,
    )
  }
  if (found.kind === 'payout') {
    const { of, id, status, amount, reference, suite, name, since } = found
    const sum = amount !== null && formatRupiah(amount)
    return joined(of.replaceAll('_', ' '), id, status, sum, reference, suite, name, `since ${at(since)}`, by)
  }
  if (found.kind === 'proof') {
    const { id, status, invoice_code, amount, suite, name, since } = found
    const sum = `${formatRupiah(amount)} for ${invoice_code}`
    return joined('proof', id, status, sum, suite, name, `since ${at(since)}`, by)
  }
  if (found.kind === 'bank_file') {
    const { id, operator, lines, since } = found
    return joined(
      'bank file',
      id,
      lines === 1 ? '1 transfer' : `${lines} transfers`,
      `made by ${operator} at ${at(since)}`,
      by,
    )
  }
  return joined('shipment', parcelLine(found), found.name, by, ...undoneLines(found.receipt_undone))
}

/** Adds the commands that find and show shipments and customers. @param customer the group of commands for customers */
export function addShowCommands({
  program,
  ops,
  print,
  customer,
}: Context & { customer: Context['program'] }): void {
  /** A mail or name stands in no address, where proxies would log it. */
  async function suiteOf(text: string): Promise<string> {
    if (readCustomer(text) !== null) return text
    const { results } = await ops().call(calls.opsFind, { body: { text } })
    const people = (results as OpsFound[]).filter((found) => found.kind === 'customer')
    const [found, other] = people
    if (!found) throw new OpsFailure('Not found.')
    if (other) throw new OpsFailure(['Several customers match:', ...people.map(personLine)].join('\n  '))
    return found.suite
  }

  program
    .command('find')
    .description(
      'find customers, shipments, payouts, proofs and bank files by any of their numbers, codes, names',
    )
    .argument(
      '<text...>',
      'suite, name, telephone, mail, tracking number, code of a cart, an invoice, a withdrawal, a refund, a proof or a bank file, order id, reference of a transfer, amount of an open invoice',
    )
    .action(async (words: string[]) => {
      const answer = await ops().call(calls.opsFind, { body: { text: words.join(' ') } })
      const results = answer['results'] as OpsFound[]
      const lines = [
        ...results.map((one) => foundLine(one, ops().time())),
        ...(answer['more'] === true ? ['… and more'] : []),
      ]
      print(answer, () => lines.join('\n') || 'None.')
    })

  program
    .command('show')
    .description('show all that is known of a shipment')
    .argument(
      '<code>',
      'cart code, invoice code, order id, tracking number, or the suite of who has only one',
    )
    .action(async (code: string) => {
      const answer = await ops().call(calls.opsCart, { params: { cart_code: code } })
      print(answer, () => describeShipment(answer['data'] as OpsShipment))
    })

  customer
    .command('show')
    .description('show a customer with addresses and shipments')
    .argument('<text...>', 'suite, number, mail, telephone or name')
    .action(async (words: string[]) => {
      const answer = await ops().call(calls.opsCustomer, {
        params: { suite: await suiteOf(words.join(' ')) },
      })
      print(answer, () => describeCustomer(answer['data'] as OpsCustomer))
    })
}
