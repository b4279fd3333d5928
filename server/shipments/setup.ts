import { shipmentTypes, type CartSetup } from '@seberang/domain/api'
import { containerTypes, readInsurance } from '@seberang/domain/pricing'
import { readLengthUnit, readWeightUnit } from '@seberang/domain/units'
import type { CartRow } from './rows.ts'

/** The saved set-up of a cart; null for a parcel that arrived unannounced. */
export function setupOf(cart: CartRow): CartSetup | null {
  if (cart.addressId === null || cart.packageId === null) return null
  return {
    cart_code: cart.code,
    quote_code: cart.quoteCode ?? undefined,
    agent_id: cart.agentId,
    country: cart.country,
    address_id: cart.addressId,
    package_id: cart.packageId,
    container_type: containerTypes.find((type) => type === cart.containerType),
    shipment_type: shipmentTypes.find((type) => type === cart.shipmentType) ?? 'retail',
    courier_package: cart.courierPackage ?? undefined,
    insurance: readInsurance(cart.insurance),
    seller_tracking_number: cart.sellerTrackingNumber ?? undefined,
    marking_code: cart.markingCode ?? undefined,
    invoice_file: cart.invoiceFile ?? undefined,
    paper_files: cart.paperFiles.length > 0 ? cart.paperFiles : undefined,
    is_fragile_goods: cart.isFragileGoods,
    is_wood: cart.isWood,
    wood_note: cart.woodNote ?? undefined,
    quantity_packaging: cart.quantityPackaging ?? undefined,
    package_weight_unit: readWeightUnit(cart.packageWeightUnit) ?? undefined,
    package_dimension_unit: readLengthUnit(cart.packageDimensionUnit) ?? undefined,
    estimation_weight: cart.estimationWeight ?? undefined,
    estimation_dimension_length: cart.estimationLength ?? undefined,
    estimation_dimension_width: cart.estimationWidth ?? undefined,
    estimation_dimension_height: cart.estimationHeight ?? undefined,
    estimation_volume: cart.estimationVolume ?? undefined,
  }
}
