import type { InsuranceChoice, PiecePrice, PricingPackaging } from '../../pricing/index.ts'
import type { CartAmounts, Priced, QuoteTerms } from '../../terms/index.ts'
import {
  statuses,
  type CheckoutReason,
  type OwnerReason,
  type Place,
  type Status,
} from '../../status/index.ts'
import { exportService, importService, productTypeField } from '../define.ts'
import type { LengthUnit, WeightUnit } from '../../units/index.ts'
import type { Address, CourierPrice } from './address.ts'
import type { DecimalInput, FileId, Instant, Ok, Rupiah, TakenBack } from './common.ts'
import type { PaymentMethod } from './payment-method.ts'
import type { Rating } from './rating.ts'
import type { Agent, Category, ContainerType, Package } from './reference.ts'

export type { Priced } from '../../terms/index.ts'

/** What changed the price of a shipment after its checkout: told in the same words on pages, in mails and on paper. */
export interface PriceChange {
  /** To be paid or paid for it; negative what went back to the wallet. */
  amount: Rupiah
  /** By the figures of the measurement, or an operator's. */
  reason: string
  measurement: MeasurementChange | null
  /** The price before and with it. */
  before: AgreedPrice
  now: AgreedPrice
  /** What was taken out of the wallet again, until then, of what earlier measurements had credited. */
  credit_undone?: Rupiah
  /** Its invoice; null for what went back, and for what is not invoiced yet. */
  invoice_code: string | null
}

/** What a measurement will change of a price, and when. */
export interface NextChange extends PriceChange {
  /**
   * `payment`: once the open invoice is paid. `bank`: once the bank settles again a payment that it has reversed since the
   * goods left; until then, what is lower is not credited.
   */
  waits_for: 'payment' | 'bank'
  priced: Priced
}

/** A price that was told before today's, with the rates of its day. */
export interface FormerPrice {
  priced: Priced
  /** It was told when its customer last saved the shipment, and not by a mail since. */
  is_saved: boolean
}

/** A price, and what it is billed by. */
export type AgreedPrice = Pick<Priced['answer'], 'total' | 'weight'>

/** A charge added to a shipment after checkout. */
export interface AdditionalInvoice {
  invoice_code: string
  status: 'pending' | 'paid'
  total: Rupiah
  reason: string
  /** The measurement that it came from; null for a charge of another kind. */
  measurement: MeasurementChange | null
  created_at: Instant
  due_date: Instant
  /** Null while it is not. */
  paid_at: Instant | null
  /**
   * How it is to be paid, or was; null before a method was chosen. `surplus`: how much more than the invoice a manual
   * transfer is of.
   */
  payment: { payment_method: PaymentMethod; surplus?: Rupiah } | null
  /** The payment that was taken back: while it is unpaid again for that, or, of goods that had left, paid all the same. */
  taken_back: TakenBack | null
}

export const shipmentTypes = ['wholesale', 'retail'] as const

export interface CartSetup {
  agent_id: string | null
  country: string
  address_id: string
  package_id: string
  container_type?: ContainerType
  cart_code?: string
  /** The quote that the shipment was started from: its price is kept while it holds. */
  quote_code?: string
  shipment_type: (typeof shipmentTypes)[number]
  courier_package?: string
  insurance?: InsuranceChoice
  seller_tracking_number?: string
  marking_code?: string
  invoice_file?: FileId
  /** Papers that belong to no single product. */
  paper_files?: FileId[]
  is_fragile_goods?: boolean
  is_wood?: boolean
  wood_note?: string
  quantity_packaging?: number
  package_weight_unit?: WeightUnit
  package_dimension_unit?: LengthUnit
  /** Of the whole shipment. */
  estimation_weight?: DecimalInput
  /** Sides of one package. */
  estimation_dimension_length?: DecimalInput
  estimation_dimension_width?: DecimalInput
  estimation_dimension_height?: DecimalInput
  /** Cubic metres of the whole shipment. */
  estimation_volume?: DecimalInput
}

/** Weight in grams and sides in centimetres, of one piece. */
export interface ProductInput {
  cart_detail_code?: string
  product_title: string
  product_description?: string
  /** A category_id. */
  category: string
  hscode?: string
  /** Without an HS code, which an operator is to find: the shipment has no price and no checkout before that. */
  unclassified?: boolean
  quantity: number
  weight: DecimalInput
  dimension_length: DecimalInput
  dimension_width: DecimalInput
  dimension_height: DecimalInput
  currency_code: string
  price_original: DecimalInput
  url?: string
  image_url?: FileId
  has_battery?: boolean
  additional_document?: FileId
}

export interface Shipper {
  shipper_name: string
  shipper_email?: string
  shipper_phone_number?: string
}

type Nullable<Fields> = { [Name in keyof Fields]-?: Exclude<Fields[Name], undefined> | null }

export interface CartInput {
  setup: CartSetup
  products: ProductInput[]
  /** Pickup, export and entrusted payment: services whose calls do not exist yet. */
  pickup?: null
  export?: null
  pay_for_it?: null
  shipper?: Shipper | null
  /** The version that was read; required to change a cart. */
  version?: number
}

export interface PriceInput {
  /** Nothing is saved, so the address may be missing: the sub-district suffices for domestic shipping. */
  setup: Omit<CartSetup, 'address_id' | 'cart_code'> & { address_id?: string; sub_district_id?: string }
  products: ProductInput[]
}

export interface Measures {
  quantity: number
  weight_kg: number
  length_cm: number
  width_cm: number
  height_cm: number
  volume_m3: number
}

/** One measurement by the warehouse. */
export interface Measurement extends Partial<Measures> {
  measured_at: Instant
}

/** What one measurement changed of the measures that the price until then was made of. */
export interface MeasurementChange {
  /** An earlier measurement, or the customer's estimate. */
  before: Partial<Measures>
  /** Whether `before` was measured, too. */
  was_measured: boolean
  now: Measurement
}

export interface CartLog {
  status: Status
  log_date: Instant | null
  note?: string
}

/** What a shipment in quarantine waits for; `confirmed` once an operator has released it. */
export const quarantineStatuses = ['needs_products', 'needs_papers', 'in_review', 'confirmed'] as const
export type QuarantineStatus = (typeof quarantineStatuses)[number]

/** Who made a shipment: its customer, with or without a quote, or a warehouse that received it unannounced. */
export const cartSources = ['customer', 'quote', 'warehouse'] as const
export type CartSource = (typeof cartSources)[number]

/** One line of goods, with the price of one piece on the rates of the shipment's price. */
export interface CartProduct extends ProductInput {
  cart_detail_code: string
  category_name: string
  /** The general duty of its HS code in percent, where its own is known. */
  hscode_duty?: number
  price: PiecePrice['price'] | null
  price_dollar: PiecePrice['price_dollar'] | null
  /** The category as partners read it. */
  [productTypeField]: { category_name: string }
  /** The rates by which its levies are estimated; null for a category that is no longer known. */
  categoryEstimate: Pick<
    Category,
    'category_name' | 'percentage_bea_masuk' | 'percentage_ppn' | 'percentage_pph' | 'percentage_pph_non_npwp'
  > | null
}

/** The papers that an operator has asked for. */
export interface PapersRequest {
  /** What is wanted, in the operator's words. */
  request: string
  asked_at: Instant
  /** When the customer attached something after it; null while it is open. */
  given_at: Instant | null
}

export interface Cart extends Nullable<CartAmounts>, Nullable<Shipper> {
  cart_code: string
  version: number
  status: Status
  status_label: string
  created_at: Instant
  due_date: Instant | null
  received_at: Instant | null
  agent: Pick<Agent, 'id' | 'country' | 'flag'>
  country: string
  country_flag: string
  /** Null for a parcel that arrived without a cart and waits in quarantine for its details. */
  package: Package | null
  container_type: string | null
  shipment_type: string
  seller_tracking_number: string | null
  marking_code: string | null
  invoice_file: FileId | null
  address: Address | null
  products: CartProduct[]
  /** The saved input, for editing; null for a parcel without a list of goods in quarantine. */
  setup: CartSetup | null
  estimation: Measures
  /** The newest measurement; empty before the first. */
  revision: Partial<Measures>
  /** Every measurement, in the order in which they were taken. */
  measurements: Measurement[]
  /** Packaging in the exact form the pricing function takes: estimates, and measured values. */
  packaging: PricingPackaging
  actual_photos: { url: string; taken_at: Instant }[]
  invoice_code: string | null
  /** The invoice of its checkout. */
  invoice: Omit<AdditionalInvoice, 'reason' | 'measurement' | 'paid_at'> | null
  cart_source: CartSource
  /** Null for a shipment that never was in quarantine. */
  quarantine_status: QuarantineStatus | null
  papers: PapersRequest | null
  /** What each courier asks for this shipment, cheapest first; empty without an address. */
  domestic_shipping_prices: CourierPrice[]
  /** What operators charged after checkout; `levy`: what customs levied. */
  additional_costs: { cost_value: Rupiah; reason: string; levy?: true }[]
  /** From checkout on, the agreed price. Null while the shipment cannot be priced. */
  priced: Priced | null
  /** Before checkout, the price that its customer was told before this one. Null where none was told. */
  former: FormerPrice | null
  /** Before checkout, the terms of the quote that it was started from, with today's rates beside them. */
  quote: (QuoteTerms & { today: Pick<Priced, 'rates' | 'rates_as_of' | 'rate_days'> }) | null
  /** Additional invoices; all must be paid before domestic delivery starts. */
  additional_invoices: AdditionalInvoice[]
  /** What changed its price after checkout, in order. */
  price_changes: PriceChange[]
  /** What a measurement will change of its price, with the price then; null if nothing. */
  next_change: NextChange | null
  /** Sum of all invoices less credits; null before checkout. */
  agreed_total: Rupiah | null
  /** Paid into the wallet because the shipment measured less than estimated. */
  credited: Rupiah
  domestic_courier: CourierPrice | null
  insurance: number
  resi_pickup: string | null
  resi_titipexport: string | null
  /** The number of the flight or ship that brings it to Indonesia. */
  telandc_track_number: string | null
  domestic_track_number: string | null
  cart_logs: CartLog[]
  /** The customer's rating of a finished shipment, if any. */
  ratings: Rating[]
  /** `true`, or the key of the reason why not. */
  can: Record<'edit' | 'delete', true | OwnerReason> & { checkout: true | CheckoutReason }
}

export type CartSaved = Ok<{ cart_code: string; version: number }>

export interface StageCounts {
  count_total: number
  [importService]: number
  [exportService]: number
}
export interface CartCounts extends StageCounts {
  /** Carts in the overseas stage without an invoice. */
  idle: StageCounts
  /** Import shipments in the list's group `payable`. */
  payable: number
  /** The same by status; a status without any is omitted. */
  payable_by_status: Partial<Record<Status, number>>
  quarantine: number
  /** Number of import shipments by status; a status without any is omitted. */
  by_status: Partial<Record<Status, number>>
  /** Number of import shipments by place, whatever of them is paid; a place without any is omitted. */
  by_place: Partial<Record<Place, number>>
  /** The countries that the shipments come from, each once. */
  countries: string[]
}

/**
 * Filters of the shipment list: one status, `idle` for all that wait without an invoice, or `payable` for those of them
 * that can be checked out; one of these may still lack a price today, and its `can.checkout` says so.
 */
export const cartGroups = [...statuses, 'idle', 'payable'] as const
export type CartGroup = (typeof cartGroups)[number]
