import {
  productTypeField,
  type AdditionalInvoice,
  type Address,
  type Cart,
  type CartProduct,
  type CourierPrice,
  type Priced,
} from '@seberang/domain/api'
import { formatSuite } from '@seberang/domain/format'
import { courierWeightKg } from '@seberang/domain/limits'
import type { Language } from '@seberang/domain/language'
import { piecePrice } from '@seberang/domain/pricing'
import { can, isDueAhead, statusLabels } from '@seberang/domain/status'
import { cartAmounts } from '@seberang/domain/terms'
import { fileUrl } from '../base/file-url.ts'
import { formerPriceOf, sourceOf } from './told-prices.ts'
import { chargesOf, isAddition } from './agreement.ts'
import { nextChange, priceChanges } from './changes.ts'
import {
  dutyOfHsCode,
  courierPrices,
  findPlace,
  localPackage,
  type Catalogue,
  type CategoryRecord,
} from '../reference/index.ts'
import { couriersOf, shipmentOf, type LoadedCart } from './load.ts'
import { quarantineStatus, viewPapers } from './papers.ts'
import { setupOf } from './setup.ts'
import type { AddressRow, DetailRow } from './rows.ts'
import { viewMeasurement } from './measurements.ts'
import { estimationOf, packagingOfCart, productOf, revisionOf } from './measures.ts'
import { currentPricingBasis, tryPrice } from './price.ts'
import { checkoutPermission, stateOf } from './state.ts'
import { viewRating } from './ratings.ts'

/** An address with its place names and the couriers' prices per kilogram. */
export function viewAddress(catalogue: Catalogue, row: AddressRow): Address {
  const place = findPlace(row.subDistrictId)
  return {
    address_id: row.id,
    name: row.name,
    phone_number: row.phoneNumber,
    email: row.email ?? undefined,
    sub_district_id: row.subDistrictId,
    postal_code: row.postalCode,
    address: row.address,
    lat: row.latitude === null ? undefined : Number(row.latitude),
    long: row.longitude === null ? undefined : Number(row.longitude),
    npwp: row.npwp ?? undefined,
    npwp_file: row.npwpFile ?? undefined,
    is_main: row.isMain,
    local_id: row.localId ?? undefined,
    province_id: place?.province_id ?? '',
    district_id: place?.district_id ?? '',
    province_name: place?.province_name ?? '',
    district_name: place?.district_name ?? '',
    sub_district_name: place?.sub_district_name ?? '',
    marking_code: formatSuite(row.customerId),
    domesticShipping: courierPrices(catalogue, row.subDistrictId, courierWeightKg),
  }
}

/** Reference data, language and time of a response. */
export interface CartViewContext {
  catalogue: Catalogue
  language: Language
  now: Date
}

/**
 * A cart as its owner sees it. Before checkout, measurements replace estimates in the price; afterwards the price is
 * the agreed one.
 */
export function viewCart(loaded: LoadedCart, context: CartViewContext): Cart {
  const { catalogue, language, now } = context
  const { cart, address, invoice, logs } = loaded
  const status = cart.status
  const couriers = couriersOf(catalogue, loaded)
  const shipment = shipmentOf(catalogue, loaded, couriers)
  const priced = loaded.agreed.at(-1)?.priced ?? tryPrice(catalogue, shipment, now)
  const chosen = catalogue.known('packages', cart.packageId)
  const agent = catalogue.known('agents', cart.agentId)
  const agreement = viewAgreement(loaded, language)
  const flag = catalogue.known('countries', cart.country)?.flag ?? cart.country
  return {
    cart_code: cart.code,
    version: cart.version,
    status,
    status_label: statusLabels[language][status],
    created_at: cart.createdAt.toISOString(),
    due_date: dueDate(invoice, now),
    received_at: cart.receivedAt?.toISOString() ?? null,
    agent: { id: cart.agentId ?? '', country: agent?.country ?? cart.country, flag },
    country: cart.country,
    country_flag: flag,
    package: chosen ? localPackage(chosen, language) : null,
    container_type: cart.containerType,
    shipment_type: cart.shipmentType,
    seller_tracking_number: cart.sellerTrackingNumber,
    marking_code: cart.markingCode,
    invoice_file: cart.invoiceFile,
    address: address && viewAddress(catalogue, address),
    products: loaded.details.map((detail) => viewDetail(detail, priced?.rates ?? catalogue.rupiah, context)),
    setup: setupOf(cart),
    estimation: estimationOf(cart, loaded.details),
    revision: revisionOf(cart),
    measurements: loaded.measurements.map(viewMeasurement),
    packaging: packagingOfCart(cart),
    actual_photos: loaded.photos.map((photo) => ({
      url: fileUrl(photo.fileId),
      taken_at: photo.takenAt.toISOString(),
    })),
    invoice_code: invoice?.code ?? null,
    invoice: invoice && {
      invoice_code: invoice.code,
      // One that has ended holds no shipment.
      status: invoice.status === 'paid' ? 'paid' : 'pending',
      total: invoice.total,
      created_at: invoice.createdAt.toISOString(),
      due_date: invoice.dueAt.toISOString(),
      payment: paymentOf(loaded, invoice.id),
      taken_back: loaded.payments.takenBack.get(invoice.id) ?? null,
    },
    cart_source: sourceOf(loaded),
    quarantine_status: quarantineStatus(loaded),
    papers: viewPapers(cart),
    ...cartAmounts(priced?.answer ?? null, agreement.agreed_total),
    domestic_shipping_prices: couriers,
    additional_costs: chargesOf(loaded.agreed),
    shipper_name: cart.shipper?.shipper_name ?? null,
    shipper_email: cart.shipper?.shipper_email ?? null,
    shipper_phone_number: cart.shipper?.shipper_phone_number ?? null,
    priced,
    former: formerPriceOf(loaded, priced),
    quote: shipment.quote && {
      ...shipment.quote,
      today: { rates: { ...catalogue.rupiah }, ...currentPricingBasis(catalogue) },
    },
    ...agreement,
    domestic_courier: courierWithFee(shipment.courier, priced?.answer.lines.domestic_shipping),
    insurance: shipment.insurance,
    resi_pickup: cart.resiPickup,
    resi_titipexport: cart.resiTitipexport,
    // Partners read the carrier's number into Indonesia by this name, too.
    telandc_track_number: cart.resiTitipexport,
    domestic_track_number: cart.domesticTrackNumber,
    cart_logs: logs.map((log) => ({
      status: log.status,
      log_date: log.logDate.toISOString(),
      note: log.note ?? undefined,
    })),
    ratings: loaded.rating ? [viewRating(loaded.rating, context)] : [],
    can: {
      edit: can.edit(stateOf(loaded)),
      delete: can.delete(stateOf(loaded)),
      checkout: checkoutPermission(catalogue, loaded, priced),
    },
  }
}

function viewAgreement(
  loaded: LoadedCart,
  language: Language,
): Pick<Cart, 'additional_invoices' | 'price_changes' | 'next_change' | 'agreed_total' | 'credited'> {
  const { agreed } = loaded
  const sum = (parts: LoadedCart['agreed']) => parts.reduce((total, part) => total + part.amount, 0)
  const added = agreed.filter(isAddition)
  const price_changes = priceChanges(loaded, language)
  return {
    price_changes,
    next_change: nextChange(loaded, language),
    additional_invoices: added.map(({ invoice, amount }) => {
      const change = price_changes.find(({ invoice_code }) => invoice_code === invoice.code)
      return {
        invoice_code: invoice.code,
        // An agreement contains pending and paid invoices only.
        status: invoice.status === 'paid' ? 'paid' : 'pending',
        total: amount,
        reason: change?.reason ?? '',
        measurement: change?.measurement ?? null,
        created_at: invoice.createdAt.toISOString(),
        due_date: invoice.dueAt.toISOString(),
        paid_at: invoice.paidAt?.toISOString() ?? null,
        payment: paymentOf(loaded, invoice.id),
        taken_back: loaded.payments.takenBack.get(invoice.id) ?? null,
      }
    }),
    agreed_total: agreed.length === 0 ? null : sum(agreed),
    credited: 0 - sum(agreed.filter((part) => part.kind === 'credit')),
  }
}

function paymentOf({ payments }: LoadedCart, invoiceId: number): AdditionalInvoice['payment'] {
  const newest = payments.newest.get(invoiceId)
  if (!newest) return null
  return { payment_method: newest.method, ...(newest.surplus > 0 && { surplus: newest.surplus }) }
}

function dueDate(invoice: LoadedCart['invoice'], now: Date): string | null {
  if (invoice?.status !== 'pending' || !isDueAhead(invoice.dueAt.getTime(), now.getTime())) return null
  return invoice.dueAt.toISOString()
}

function courierWithFee(courier: CourierPrice | null, fee: number | undefined): CourierPrice | null {
  return courier && fee !== undefined ? { ...courier, shipping_fee: fee } : courier
}

function viewDetail(
  detail: DetailRow,
  rates: Priced['rates'],
  { catalogue, language }: CartViewContext,
): CartProduct {
  const product = productOf(detail)
  const category = catalogue.known('categories', detail.categoryId)
  const category_name = category?.labels[language] ?? detail.categoryId
  const worth = piecePrice(product, rates)
  const duty = detail.hscode === null ? undefined : dutyOfHsCode(catalogue, detail.hscode)
  return {
    ...product,
    cart_detail_code: detail.code,
    product_title: detail.productTitle,
    product_description: detail.productDescription ?? undefined,
    category_name,
    [productTypeField]: { category_name },
    categoryEstimate: category ? estimateOf(category) : null,
    price: worth?.price ?? null,
    price_dollar: worth?.price_dollar ?? null,
    hscode: detail.hscode ?? undefined,
    hscode_duty: duty,
    url: detail.url ?? undefined,
    image_url: detail.imageFile ?? undefined,
    has_battery: detail.hasBattery,
    additional_document: detail.additionalDocument ?? undefined,
  }
}

const estimateOf = ({
  category_name,
  percentage_bea_masuk,
  percentage_ppn,
  percentage_pph,
  percentage_pph_non_npwp,
}: CategoryRecord): CartProduct['categoryEstimate'] => ({
  category_name,
  percentage_bea_masuk,
  percentage_ppn,
  percentage_pph,
  percentage_pph_non_npwp,
})
