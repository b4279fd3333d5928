import type { CourierPrice, Shipper } from '@seberang/domain/api'
import { afterCheckout, beforeCheckout, type Actor, type Status } from '@seberang/domain/status'
import type { Priced } from '@seberang/domain/terms'
import { sql, type SQL } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { invoices } from './invoices.ts'
import { oneOf } from './one-of.ts'
import { addresses, customers, instant } from './people.ts'
import { quotes } from './quotes.ts'

export const files = pgTable(
  'files',
  {
    id: text('id').primaryKey(),
    /** Null for what belongs to no customer. */
    customerId: bigint('customer_id', { mode: 'number' }).references(() => customers.id),
    /**
     * `upload` by the customer, `tax_paper` from when an address names it as its proof, also once another replaces it,
     * `parcel` by an operator, `avatar` the customer's photo, `identity_paper` from when it shows who the customer is,
     * `company_paper` from when it shows what their company is, `erased` of a deleted account, `promo` the picture of one.
     */
    kind: text('kind').notNull(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: instant('created_at').notNull(),
    /**
     * When its photo was taken off its shipment, another replaced the customer's, or a paper of theirs was removed: nobody
     * reads it any more, and a sweep removes it.
     */
    removedAt: instant('removed_at'),
    /** When an operator wrote off its bytes, which nobody has any more: backups and checks name it no longer. */
    lostAt: instant('lost_at'),
    /** When the newest backup was made, of a file that it lacks and that was not written off by then. */
    missingAt: instant('missing_at'),
  },
  (table) => [
    index('files_customer').on(table.customerId),
    check('files_owner', sql`(${table.customerId} is null) = (${table.kind} = 'promo')`),
    index('files_removed')
      .on(table.removedAt)
      .where(sql`${table.removedAt} is not null`),
    index('files_missing')
      .on(table.id)
      .where(sql`${table.missingAt} is not null`),
    check(
      'files_removed_photo',
      sql`${table.removedAt} is null or ${table.kind} in ('parcel', 'avatar', 'identity_paper', 'company_paper', 'erased', 'promo')`,
    ),
  ],
)

/** A tracking number as it is compared: scanners and people write it with other letters and spaces. */
export const trackingKey = (number: AnyPgColumn | SQL) =>
  sql`upper(regexp_replace(${number}, '[[:space:]-]', '', 'g'))`

/** The same of a typed one, where no statement compares it. */
export const typedTrackingKey = (number: string): string => number.toUpperCase().replace(/[\s-]/g, '')

/** The columns of tracking numbers: the seller's, of the pick-up, of the export and within Indonesia. */
export const trackingNumbers = [
  'sellerTrackingNumber',
  'resiPickup',
  'resiTitipexport',
  'domesticTrackNumber',
] as const

export const carts = pgTable(
  'carts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    code: text('code').notNull(),
    /** Exports share this table, with the same statuses and ledger. */
    kind: text('kind').notNull().default('import'),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customers.id),
    version: integer('version').notNull().default(1),
    status: text('status').$type<Status>().notNull(),
    agentId: text('agent_id'),
    country: text('country').notNull(),
    /** Like the package, null until the customer completes a parcel that arrived without a cart. */
    addressId: text('address_id').references(() => addresses.id),
    packageId: text('package_id'),
    containerType: text('container_type'),
    shipmentType: text('shipment_type').notNull().default('wholesale'),
    courierPackage: text('courier_package'),
    insurance: numeric('insurance').notNull().default('0'),
    sellerTrackingNumber: text('seller_tracking_number'),
    markingCode: text('marking_code'),
    invoiceFile: text('invoice_file').references(() => files.id),
    paperFiles: text('paper_files').array().notNull().default([]),
    isFragileGoods: boolean('is_fragile_goods').notNull().default(false),
    isWood: boolean('is_wood').notNull().default(false),
    woodNote: text('wood_note'),
    quantityPackaging: integer('quantity_packaging'),
    packageWeightUnit: text('package_weight_unit').notNull().default('kg'),
    packageDimensionUnit: text('package_dimension_unit').notNull().default('cm'),
    estimationWeight: numeric('estimation_weight'),
    estimationLength: numeric('estimation_dimension_length'),
    estimationWidth: numeric('estimation_dimension_width'),
    estimationHeight: numeric('estimation_dimension_height'),
    estimationVolume: numeric('estimation_volume'),
    /** Measured by the warehouse, in the units above. */
    quantityRevision: integer('quantity_revision'),
    weightRevision: numeric('weight_revision'),
    lengthRevision: numeric('dimension_length_revision'),
    widthRevision: numeric('dimension_width_revision'),
    heightRevision: numeric('dimension_height_revision'),
    volumeRevision: numeric('volume_revision'),
    /** Whether its first measurement found an unclassified product, so that no price of the estimates was shown. */
    measuredUnclassified: boolean('measured_unclassified').notNull().default(false),
    receivedAt: instant('received_at'),
    /** When it entered quarantine, if ever, and when an operator released it. */
    quarantinedAt: instant('quarantined_at'),
    confirmedAt: instant('confirmed_at'),
    /** The papers that an operator asked for, in words for the customer, and when something was attached after it. */
    papersRequest: text('papers_request'),
    papersAskedAt: instant('papers_asked_at'),
    papersGivenAt: instant('papers_given_at'),
    shipper: jsonb('shipper').$type<Shipper>(),
    pickup: jsonb('pickup'),
    export: jsonb('export'),
    payForIt: jsonb('pay_for_it'),
    resiPickup: text('resi_pickup'),
    resiTitipexport: text('resi_titipexport'),
    domesticTrackNumber: text('domestic_track_number'),
    domesticCourier: jsonb('domestic_courier').$type<CourierPrice>(),
    /** The quote that it was started from; quotes that ended long ago are deleted. */
    quoteCode: text('quote_code').references(() => quotes.code, { onDelete: 'set null' }),
    /**
     * Its price as it was saved, which its customer has seen: what today's is compared with. Null where none was told,
     * and of shipments saved before it was recorded.
     */
    savedPrice: jsonb('saved_price').$type<Priced>(),
    /** The prices that mails have named since, in their order: a price is compared with one that was told. */
    toldPrices: jsonb('told_prices').$type<readonly Priced[]>().notNull().default([]),
    /** The invoice that currently holds it. */
    invoiceId: bigint('invoice_id', { mode: 'number' }).references(() => invoices.id),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    uniqueIndex('carts_code').on(table.code),
    index('carts_customer').on(table.customerId, table.id),
    index('carts_status').on(table.status),
    ...trackingNumbers.map((name) =>
      index(`carts_tracking_${table[name].name}`)
        .on(trackingKey(table[name]))
        .where(sql`${table[name]} is not null`),
    ),
    index('carts_invoice').on(table.invoiceId),
    // For the reference alone: few shipments come from a quote.
    index('carts_quote')
      .on(table.quoteCode)
      .where(sql`${table.quoteCode} is not null`),
    check('carts_status_known', oneOf(table.status, [...beforeCheckout, ...afterCheckout])),
    check('carts_kind', sql`${table.kind} in ('import', 'export')`),
    // An invoice id is required from checkout on and forbidden before.
    check('carts_invoiced', sql`(${oneOf(table.status, beforeCheckout)}) = (${table.invoiceId} is null)`),
    check('carts_papers', sql`(${table.papersRequest} is null) = (${table.papersAskedAt} is null)`),
    check('carts_papers_given', sql`${table.papersGivenAt} is null or ${table.papersAskedAt} is not null`),
    check(
      'carts_complete',
      sql`${table.status} = 'quarantine' or (${table.addressId} is not null and ${table.packageId} is not null)`,
    ),
  ],
)

export const cartDetails = pgTable(
  'cart_details',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    code: text('code').notNull(),
    cartId: bigint('cart_id', { mode: 'number' })
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    productTitle: text('product_title').notNull(),
    productDescription: text('product_description'),
    categoryId: text('category_id').notNull(),
    hscode: text('hscode'),
    /** The customer found no HS code; an operator classifies it before checkout. */
    unclassified: boolean('unclassified').notNull().default(false),
    quantity: integer('quantity').notNull(),
    /** Grams and centimetres per piece. */
    weight: numeric('weight').notNull(),
    length: numeric('dimension_length').notNull(),
    width: numeric('dimension_width').notNull(),
    height: numeric('dimension_height').notNull(),
    currencyCode: text('currency_code').notNull(),
    priceOriginal: numeric('price_original').notNull(),
    url: text('url'),
    imageFile: text('image_file').references(() => files.id),
    hasBattery: boolean('has_battery').notNull().default(false),
    additionalDocument: text('additional_document').references(() => files.id),
  },
  (table) => [
    uniqueIndex('cart_details_code').on(table.code),
    uniqueIndex('cart_details_position').on(table.cartId, table.position),
    check('cart_details_classified', sql`not (${table.unclassified} and ${table.hscode} is not null)`),
    check('cart_details_quantity', sql`${table.quantity} >= 1`),
    check(
      'cart_details_measures',
      sql`${table.weight} >= 0 and ${table.length} >= 0 and ${table.width} >= 0 and ${table.height} >= 0 and ${table.priceOriginal} >= 0`,
    ),
  ],
)

export const cartLogs = pgTable(
  'cart_logs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    cartId: bigint('cart_id', { mode: 'number' })
      .notNull()
      .references(() => carts.id),
    status: text('status').$type<Status>().notNull(),
    logDate: instant('log_date').notNull(),
    actor: text('actor').$type<Actor>().notNull(),
    /** The name of an operator. */
    operator: text('operator'),
    note: text('note'),
  },
  (table) => [index('cart_logs_cart').on(table.cartId, table.id)],
)

/** What the warehouse measured, each time; the cart holds the newest as its revision. */
export const measurements = pgTable(
  'measurements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    cartId: bigint('cart_id', { mode: 'number' })
      .notNull()
      .references(() => carts.id),
    measuredAt: instant('measured_at').notNull(),
    quantity: integer('quantity'),
    weight: numeric('weight').notNull(),
    length: numeric('dimension_length'),
    width: numeric('dimension_width'),
    height: numeric('dimension_height'),
    /** Like the cart's when it was measured; an editor of the cart may change those later. */
    weightUnit: text('weight_unit').notNull(),
    dimensionUnit: text('dimension_unit').notNull(),
  },
  (table) => [index('measurements_cart').on(table.cartId, table.id)],
)

export const photos = pgTable(
  'photos',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    cartId: bigint('cart_id', { mode: 'number' })
      .notNull()
      .references(() => carts.id),
    fileId: text('file_id')
      .notNull()
      .references(() => files.id),
    takenAt: instant('taken_at').notNull(),
  },
  (table) => [index('photos_cart').on(table.cartId)],
)
