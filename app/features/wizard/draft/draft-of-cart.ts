import { tracks, type Track, trackOf } from '@seberang/domain/pricing'
import type { Agent, Cart, CartInput, CartSetup } from '@seberang/domain/api'
import { boxesFields } from '@seberang/domain/api/schemas'
import { toTyped } from '@seberang/domain/format'
import { decimal } from '@seberang/domain/money'
import { fixedOrigin } from '@seberang/domain/status'
import { fromGrams } from '@seberang/domain/units'
import { toCartInput } from './convert.ts'
import {
  emptyBoxes,
  emptyDraft,
  emptyProduct,
  type BoxesDraft,
  type ProductDraft,
  type ShipmentDraft,
} from './draft.ts'
import type { Reference } from '../../../lib/reference/reference.ts'

/** Names for files whose name the server does not store. */
interface FileNames {
  photo: string
  document: string
  invoice: string
}

/** The draft of a saved shipment; its sides in centimetres, as the server stores them. */
export function draftOfCart(cart: Cart, fileNames: FileNames, agents: Reference['agents']): ShipmentDraft {
  const { setup } = cart
  const empty = emptyDraft(cart.cart_code)
  return {
    ...empty,
    country: cart.country,
    track: receivingWarehouseOf(cart, agents)?.track ?? (cart.package ? trackOf(cart.package) : 'air'),
    addressId: cart.address?.address_id ?? null,
    products: cart.products.map((product) => productOf(product, fileNames)),
    packageId: cart.package?.package_id ?? null,
    container: setup?.container_type ?? empty.container,
    containerConfirmed: setup?.container_type !== undefined,
    shipmentType: setup?.shipment_type ?? empty.shipmentType,
    isWood: setup?.is_wood ?? false,
    woodNote: setup?.wood_note ?? '',
    sellerTrackingNumber: cart.seller_tracking_number ?? '',
    ...(setup?.insurance && { insurance: setup.insurance }),
    ...(setup?.quote_code && { quoteCode: setup.quote_code }),
    ...(setup?.courier_package && { courier: setup.courier_package }),
    ...(setup && { boxes: boxesOf(setup, fileNames) }),
    ...(setup?.paper_files && {
      papers: setup.paper_files.map((id) => ({ id, name: fileNames.document, type: '' })),
    }),
    shipper: {
      name: cart.shipper_name ?? '',
      email: cart.shipper_email ?? '',
      phone: cart.shipper_phone_number ?? '',
    },
  }
}

const typedFigure = (value: string | number | undefined): string => (value === undefined ? '' : figure(value))

function boxesOf(setup: CartSetup, fileNames: FileNames): BoxesDraft {
  return {
    count: setup.quantity_packaging === undefined ? '' : String(setup.quantity_packaging),
    weight: typedFigure(setup.estimation_weight),
    weightUnit: setup.package_weight_unit ?? emptyBoxes.weightUnit,
    length: typedFigure(setup.estimation_dimension_length),
    width: typedFigure(setup.estimation_dimension_width),
    height: typedFigure(setup.estimation_dimension_height),
    sizeUnit: setup.package_dimension_unit ?? emptyBoxes.sizeUnit,
    isFragile: setup.is_fragile_goods ?? false,
    markingCode: setup.marking_code ?? '',
    invoice: setup.invoice_file ? { id: setup.invoice_file, name: fileNames.invoice, type: '' } : null,
  }
}

export interface ReceivingWarehouse {
  track: Track
  agent: Agent
}

type Arrived = Pick<Cart, 'received_at' | 'agent'>

const fixedOriginOf = ({ received_at, agent }: Arrived) => fixedOrigin(received_at, agent.id || null)

/** The country that the parcel is in and must ship from; undefined while another may be chosen. */
export function fixedCountryOf(cart: Arrived & Pick<Cart, 'country'>): string | undefined {
  return fixedOriginOf(cart) === 'nothing' ? undefined : cart.country
}

/** The warehouse that holds the parcel and so fixes its origin; undefined while another may be chosen. */
export function receivingWarehouseOf(
  cart: Arrived,
  agents: Reference['agents'],
): ReceivingWarehouse | undefined {
  if (fixedOriginOf(cart) !== 'warehouse') return undefined
  for (const track of tracks) {
    const agent = agents[track].find(({ id }) => id === cart.agent.id)
    if (agent) return { track, agent }
  }
  return undefined
}

function productOf(product: Cart['products'][number], fileNames: FileNames): ProductDraft {
  const side = (length: string | number): string => (Number(length) === 0 ? '' : figure(length))
  return {
    ...emptyProduct(product.cart_detail_code, product.currency_code),
    detailCode: product.cart_detail_code,
    title: product.product_title,
    categoryId: product.category,
    hscode: product.hscode ?? '',
    ...(product.unclassified && { unclassified: true }),
    description: product.product_description ?? '',
    quantity: String(product.quantity),
    price: figure(product.price_original, product.currency_code),
    ...weightOf(product.weight),
    length: side(product.dimension_length),
    width: side(product.dimension_width),
    height: side(product.dimension_height),
    url: product.url ?? '',
    hasBattery: product.has_battery ?? false,
    photo: product.image_url ? { id: product.image_url, name: fileNames.photo, type: '' } : null,
    document: product.additional_document
      ? { id: product.additional_document, name: fileNames.document, type: '' }
      : null,
  }
}

/** The server stores grams alone: what makes a kilogram is shown in kilograms, exactly, as it was most likely typed. */
const weightOf = (grams: string | number): Pick<ProductDraft, 'weight' | 'weightUnit'> =>
  Number(grams) < 1000
    ? { weight: figure(grams), weightUnit: 'gram' }
    : { weight: figure(fromGrams(decimal(grams), 'kg')), weightUnit: 'kg' }

/** A canonical decimal as typed text, without the trailing zeros of a database. */
const figure = (value: string | number, currency?: string): string =>
  toTyped(
    String(value)
      .replace(/(\.\d*?)0+$/, '$1')
      .replace(/\.$/, ''),
    { currency },
  )

/** Parts of a setup that have fields here: an emptied one is not restored from what was saved. */
const ownFields = [
  'container_type',
  'is_wood',
  'wood_note',
  'seller_tracking_number',
  'paper_files',
  'courier_package',
  'insurance',
] as const satisfies readonly (keyof CartSetup)[]

/** What the volume of boxes follows from. */
const sizeFields = ['count', 'length', 'width', 'height', 'sizeUnit'] as const

/** The whole cart with the changes; values that have no field here stay as saved. */
export function changedCart(
  draft: ShipmentDraft,
  cart: Cart,
  chosen: Parameters<typeof toCartInput>[1],
  version: number,
): CartInput {
  const { boxes } = draft
  const setup: Partial<CartSetup> = { ...cart.setup }
  for (const field of ownFields) delete setup[field]
  if (boxes) {
    const saved = cart.setup && boxesOf(cart.setup, { photo: '', document: '', invoice: '' })
    for (const field of boxesFields) delete setup[field]
    // A volume that was given for other boxes is not theirs.
    if (!saved || sizeFields.some((field) => saved[field] !== boxes[field])) delete setup.estimation_volume
  }
  const input = toCartInput(draft, chosen)
  const typed = new Map(draft.products.map(({ detailCode, description }) => [detailCode, description]))
  const products = input.products.map((product) => {
    const code = product.cart_detail_code ?? ''
    const saved = cart.products.find(({ cart_detail_code }) => cart_detail_code === code)
    const description = typed.get(code) === undefined ? saved?.product_description : undefined
    return description ? { ...product, product_description: description } : product
  })
  return {
    ...input,
    products,
    setup: { ...setup, ...input.setup, cart_code: cart.cart_code },
    version,
  }
}
