import type { Priced, PriceInput } from '@seberang/domain/api'
import { FieldChecks, refusedField } from '../../refusal/refusal.ts'
import type { Reading } from '../../http/route.ts'
import { checkProducts, checkSetup, checkValue } from '../../shipments/check.ts'
import { findRecipient, type Recipient } from '../../shipments/find.ts'
import { priceNow, priceOrRefuse } from '../../shipments/price.ts'
import { findPlace } from '../../reference/index.ts'
import { findQuoteTerms, shipmentOfInput } from './input.ts'

const guest: Recipient = { address: undefined, isDisableMinimumWeight: false }

/** The landed cost of an unsaved shipment. The NPWP rate depends on a signed-in customer's own address. */
export async function priceShipment(
  { database, catalogue, now }: Pick<Reading, 'database' | 'catalogue' | 'now'>,
  customerId: number | null,
  input: PriceInput,
): Promise<Priced> {
  const checks = new FieldChecks()
  const { setup } = input
  checkSetup(catalogue, setup, checks)
  checkProducts(catalogue, input.products, setup.package_id, checks)
  const { address, isDisableMinimumWeight } =
    customerId === null ? guest : await findRecipient(database, customerId, setup.address_id)
  if (setup.address_id && !address) checks.refuse('setup.address_id', 'not_yours')
  const subDistrictId = address?.subDistrictId ?? setup.sub_district_id
  if (setup.sub_district_id && !findPlace(setup.sub_district_id))
    checks.refuse('setup.sub_district_id', 'no_such_region')
  const quote = await findQuoteTerms(database, setup, checks)
  const destination = { address, subDistrictId, isDisableMinimumWeight, quote }
  const shipment = shipmentOfInput(catalogue, input, destination)
  if (setup.courier_package && subDistrictId && !shipment.courier)
    checks.refuse('setup.courier_package', 'no_such_courier')
  checks.finish()
  const current = priceOrRefuse(() => priceNow(catalogue, shipment, now))
  if (!current) {
    const unclassified = input.products.findIndex((product) => product.unclassified)
    throw refusedField(unclassified === -1 ? 'products' : `products[${unclassified}].hscode`, 'required')
  }
  checkValue(catalogue, setup.package_id, current.priced, 'setup.package_id')
  return current.priced
}
