import type { Address, Customer, Package } from '@seberang/domain/api'
import { hasValidNpwp } from '@seberang/domain/pricing'

interface Imported {
  package?: Pick<Package, 'package_type'> | null | undefined
  /** Undefined while there is none. */
  address?: Pick<Address, 'npwp' | 'npwp_file'> | null | undefined
}

/**
 * Whether customs would keep what is imported in a company's name, because there is no company: the account is a
 * person's, or no NPWP is complete.
 * @param book the addresses that may have it by now, where a shipment has a copy of what was agreed
 */
export const lacksCompany = (
  { package: option, address }: Imported,
  customer: Pick<Customer, 'customer_type'> | null,
  book: readonly Pick<Address, 'npwp' | 'npwp_file'>[] = [],
): boolean =>
  option?.package_type === 'company' &&
  (customer?.customer_type !== 'business' || (address != null && ![address, ...book].some(hasValidNpwp)))
