import type {
  ContainerType,
  ExplanationRule,
  PricingLine,
  RoundingKey,
  SpecialGoods,
} from '../pricing/index.ts'
import type { AdviceKey, QuoteEnd } from '../terms/index.ts'

/** The sentences that explain a price in one language. `{{name}}` is a placeholder. */
export type ReasonTexts = {
  /** Calculation of a line: `{{quantity}}`, `{{rate}}` and the names of `ruleFigures`. */
  rule: Record<ExplanationRule, string>
  /** Rounding, from `{{exact}}` and the names of `ruleFigures`. */
  rounding: Record<RoundingKey, string>
  /** `{{title}}` and `{{article}}`. */
  law: string
  end: string
  /** The taxable base: `{{goods}}`, `{{rate}}` of a US dollar and the names of `ruleFigures`. */
  base: {
    goods: string
    /** Only what exceeds the allowance is taxed. */
    above_allowance: string
    /** A sentence about a levy: `{{base}}`. */
    line: string
  }
  /** Where law and tariff differ. */
  advice: {
    /** After the levies, what of them the price has already: `{{amount}}`. */
    inTotal: string
    /** `{{amount}}`; `upTo` where a category alone tells it. */
    more: string
    upTo: string
    /** The same beside a sum that has it already. */
    included: string
    includedUpTo: string
    less: string
    /** After a cause, by law: `{{duty}}`, `{{vat}}` and `{{incomeTax}}`. */
    levies: string
    /** The cause, of goods that a category alone tells: `{{law}}` and `{{goods}}`. */
    withoutHsCode: string
    /** `{{incomeTax}}`. */
    withNpwp: string
    nothingWithNpwp: string
    billed: string
    /** Of a tariff that charges more: `{{state}}`, the levies by law, and `{{ours}}`. */
    split: string
    /** The cause, without an end: `{{law}}`, `{{goods}}` and the figures of the rule set. */
    reason: Record<AdviceKey, string>
  }
  special: Record<SpecialGoods, string>
  /** Short label of a restriction. */
  restriction: Record<'banned' | 'permit' | 'limit' | 'imei', string>
  why: {
    courier: string
    voucher: string
    /** While no courier is chosen. */
    withoutCourier: string
    /** Of goods that carry excise: `{{law}}`. */
    withoutExcise: string
    estimate: string
    measured: string
    mixed: string
  }
}

/** Labels of a bill's lines, total and notes; their texts are in `texts/price-lines`. */
export type PricingTexts = {
  receipt: string
  line: Record<PricingLine | 'goods' | 'freightAir' | 'freightSea', string>
  total: string
  object: PriceObjectTexts
}

/** What a price rests on, in the order in which it becomes certain. */
export const priceBases = [
  'so_far',
  'estimate',
  'kept',
  'measured',
  'due',
  'paid',
  'reversed',
  'ended',
] as const
export type PriceBasis = (typeof priceBases)[number]

/** What changes a price that was seen before. */
export type PriceCause = 'measured' | 'address' | 'shipment'

/** What a price may still lack, in the order in which it is chosen. */
export const priceParts = [
  'origin',
  'destination',
  'products',
  'productDetails',
  'container',
  'delivery',
  'boxes',
  'levies',
  'excise',
  'courier',
] as const
export type PricePart = (typeof priceParts)[number]

interface PriceObjectTexts {
  weighedLater: string
  /** `{{titles}}` of the shipments. */
  weighedLaterOf: string
  /** Of `{{count}}` shipments. */
  weighedLaterMany: string
  /**
   * `{{until}}` of a price that is kept; `keptRates` where customs may still raise it, `keptShort` in a row.
   * `transferred` while an operator looks at its proof.
   */
  basis: Record<PriceBasis | 'keptRates' | 'keptShort' | 'transferred', string>
  note: {
    /** `{{parts}}` that are not in the amount. */
    missing: string
    /** `{{part}}` that only the shipments of `{{titles}}` lack. */
    partOf: string
    /** `{{part}}` that is not chosen, and the `{{container}}` that the amount is for. */
    assumed: string
    /** `{{parts}}` without which there is no amount. */
    noAmount: string
    /** `{{amount}}` of the cheapest on offer. */
    startsAt: string
    /** On which condition a complete price holds. */
    estimate: string
    kept: string
    /** What is held until which `{{hour}}` of the day in the label; `heldRates` where customs may still raise the price. */
    held: string
    heldRates: string
    /** After one of these, where the rest of the address has no part in the price. */
    fullAddress: string
    /** While no address tells of an NPWP. */
    supposedNpwp: string
    /** `{{until}}`: the quote is dearer than today and cannot be exceeded. */
    atMostQuoted: string
    /** Of a parcel that was measured again since. */
    measuredBefore: string
    /** Of a parcel that was measured since its price was agreed to: `{{amount}}` that follows once that is paid. */
    measuredCredited: string
    measuredDue: string
    measuredSame: string
    /** `{{measured}}` and `{{estimated}}`: numbers of shipments. */
    mixed: string
    /** `{{amount}}`, and `{{cause}}` after which it changed. */
    up: string
    down: string
    /** `{{amount}}`, and `{{cause}}` as a list of what became another. */
    upBecause: string
    downBecause: string
    /** `{{cause}}`. */
    same: string
    /** `{{deadline}}`. */
    due: string
    /** Of several, the first. `{{deadline}}`. */
    dueFirst: string
    paid: string
    /** Of a parcel that nobody has measured yet. */
    paidByEstimate: string
    reversed: string
  }
  /** In the middle of a sentence. */
  container: Record<ContainerType, string>
  /** Why a price is another than before, in the middle of a sentence. */
  cause: Record<PriceCause | 'rules' | 'tariff' | 'npwp' | 'noNpwp' | 'recalculated', string> & {
    /** `{{before}}` with its currency, and `{{now}}`. */
    rate: string
    /** `{{until}}`. */
    quoteEnded: string
    /** Of these `{{parcels}}` among others, and `{{until}}`. */
    quoteEndedOf: string
  }
  /** A sum from the price before to this one. */
  change: {
    /** `{{amount}}`. */
    up: string
    down: string
    /** `{{change}}`: one of these. */
    sinceSaved: string
    /** `{{change}}` with its `{{causes}}`. */
    because: string
    /** `{{amount}}` of a courier that was missing before. */
    withCourier: string
    /** The price before. */
    saved: string
    before: string
  }
  /** What the law may make of a price. */
  byLaw: {
    /** Above the limit up to which the law knows the rates of a price. */
    haveReady: string
    /** Opens its levies where they have no place beside the cause. */
    details: string
    /** Of these levies: what the price has already, what may follow, and what all of it comes to. */
    inTotal: string
    more: string
    total: string
  }
  /** Purpose and recipient of a line, in full. */
  purpose: Record<PricingLine, string>
  /** `{{rates}}` and `{{date}}`. */
  ratesNote: string
  /** `{{date}}`. */
  rulesNote: string
  /** `{{date}}` until which the quote holds that a price was kept by. */
  quoteNote: string
  /** Of `{{count}}` shipments among `{{all}}`. */
  quoteNoteOf: string
  /** How far a price reaches, at the start of a note. */
  toYourDoor: string
  /** How far it reaches where the law levies more than its tariff. */
  rates: Record<AdviceKey, string>
  /** Of an order whose shipments have different tariffs. */
  severalRates: string
  /** In the middle of a sentence. */
  part: Record<PricePart, string>
  /** After the basis of one parcel's price. */
  extra: Record<'insured' | 'voucher', string>
  notChosen: string
  notCalculated: string
  /** Of a line that no price has. */
  notIncluded: string
  /** Why, beside its law. */
  exciseReason: string
  unchanged: string
  /** `{{reason}}` of the former amount. */
  previously: string
  levies: string
  /** Where they are not those of the law. */
  leviesByTariff: string
  services: string
  price: string
  afterMeasuring: string
  /** `{{how}}`: day and method. */
  alreadyPaid: string
  /** Of the price, what another invoice asks for. */
  elsewhere: string
  returned: string
  /** A payment that the bank reversed; after it the day. */
  reversed: string
}

/** What became of a quote; its texts are in `texts/quotes`. */
export type QuoteTexts = {
  /** `{{until}}`. */
  kept: string
  /** Of a shipment of other weight, size or choices than quoted: `{{quoted}}` and `{{now}}`. */
  recalculated: string
  /** The same with its one `{{cause}}`. */
  recalculatedBecause: string
  /** `{{today}}`: what it would cost without the quote. */
  today: string
  /** `{{quoted}}`, `{{until}}`. */
  cheaperToday: string
  /** While an operator looks for the HS code of its goods: `{{until}}`. */
  unclassified: string
  destination: string
  courier: string
  /** `{{reasons}}`. */
  changed: string
  /** `{{quoted}}` and `{{reasons}}`; `Same` where today's price is as much. */
  changedFrom: string
  changedFromSame: string
  /** The same where there is no place for sentences. */
  ended: string
  endedSame: string
  /** The same of some of several parcels: `{{titles}}` and `{{reasons}}`. */
  endedOf: string
  /** Reasons, in the middle of a sentence; `{{until}}`. */
  change: Record<QuoteEnd, string>
  /** Of rates that a price rests on: `{{currencies}}` and `{{age}}`. */
  rates: { old: string; final: string }
}

/** All texts of a bill. */
export interface BillTexts {
  reason: ReasonTexts
  quotes: QuoteTexts
  pricing: PricingTexts
}
