import type { OpsBill, OpsMeasure } from '@seberang/domain/api'
import { doubtsAbout, doubtsAboutCharge, type ChargeDoubt, type Doubt } from '@seberang/domain/calculator'
import { formatRupiah } from '@seberang/domain/format'
import { minAmount } from '../../invoicing/methods.ts'
import { message } from '@seberang/domain/validation'
import type { Catalogue } from '../../reference/index.ts'
import { Refusal, type RefusedField } from '../../refusal/refusal.ts'
import { addLines, sumOfLines } from '../../ledger/lines.ts'
import type { AgreedPart } from '../../shipments/agreement.ts'
import type { LoadedCart } from '../../shipments/load.ts'
import { estimationOf, revisionOf, type TypedMeasure } from '../../shipments/measures.ts'

const figure = (value: number) => Number(value.toPrecision(4))

function textOf(doubt: Doubt): string {
  switch (doubt.kind) {
    case 'density': {
      const [min, max] = doubt.usual
      return message('density_unlikely', { density: figure(doubt.density), min, max })
    }
    case 'too_heavy':
      return message('package_too_heavy', { kg: figure(doubt.kg), max: doubt.limit })
    case 'too_large':
      return message('package_too_large', { max: doubt.limit.join(' × ') })
    case 'far_from_announced':
      return message('far_from_announced', { kg: figure(doubt.kg), announced: figure(doubt.expected) })
    case 'far_from_measured':
      return message('far_from_measured', { kg: figure(doubt.kg), measured: figure(doubt.expected) })
  }
}

interface Measured {
  agentId: string | null
  /** The shipment as its customer announced it, if anybody did. */
  announced?: Pick<LoadedCart, 'cart' | 'details'>
}

/**
 * Refuses an implausible measurement with 422 `doubtful`, unless the operator says that they are sure.
 * @param others doubts about the same request: `sure` is said of all of them, so all of them are shown
 */
export function refuseDoubtful(
  catalogue: Catalogue,
  { sure }: Pick<OpsMeasure, 'sure'>,
  { grams, centimetres, quantity }: TypedMeasure,
  { agentId, announced }: Measured,
  others: readonly RefusedField[] = [],
): void {
  if (sure) return
  const [length, width, height] = centimetres
  const measured = {
    grams: Number(grams),
    centimetres: [Number(length), Number(width), Number(height)] as const,
    quantity,
  }
  const doubts = doubtsAbout(measured, {
    // A warehouse that is no longer known ships nothing: any package may have stood there.
    track: catalogue.known('agents', agentId)?.track ?? 'sea',
    announcedGrams: announced && estimationOf(announced.cart, announced.details).weight_kg * 1000,
    measuredGrams: announced && (revisionOf(announced.cart).weight_kg ?? 0) * 1000,
  })
  refuseDoubts([...others, ...doubts.map((doubt) => ({ field: doubt.field, reason: textOf(doubt) }))])
}

/** Throws 422 `doubtful` where there are doubts, each with its field. */
export function refuseDoubts(doubts: RefusedField[]): void {
  if (doubts.length > 0) throw new Refusal(422, 'doubtful', { code: 'doubtful', fields: doubts })
}

function chargeText(doubt: ChargeDoubt): string {
  switch (doubt.kind) {
    case 'more_than_price':
      return message('more_than_price', { price: formatRupiah(doubt.price) })
    case 'billed_before':
      return message('billed_before', { invoice: doubt.invoice_code })
    case 'less_than_minimum': {
      const [amount, min] = [formatRupiah(doubt.amount), formatRupiah(doubt.least)]
      return message('less_than_minimum', { amount, min })
    }
  }
}

/** Refuses an implausible charge with 422 `doubtful`, unless the operator says that they are sure. */
export function refuseDoubtfulCharge(
  { amount, reason, sure }: OpsBill,
  agreed: readonly AgreedPart[],
  now: Date,
): void {
  const latest = agreed.at(-1)
  // Nothing can be billed then, for another reason.
  if (sure || !latest) return
  const charges = agreed
    .filter(({ kind }) => kind === 'billed')
    .map(({ amount: charged, invoice }) => ({
      amount: charged,
      reason: invoice.reason ?? '',
      invoice_code: invoice.code,
      age: now.getTime() - invoice.createdAt.getTime(),
    }))
  const price = sumOfLines(addLines(agreed.map(({ lines }) => lines)))
  const doubts = doubtsAboutCharge({ amount, reason }, { price, least: minAmount, charges })
  refuseDoubts(doubts.map((doubt) => ({ field: doubt.field, reason: chargeText(doubt) })))
}
