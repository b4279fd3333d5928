import type { Cart, Customer } from '@seberang/domain/api'
import { lacksIdentity } from '@seberang/domain/identity'

/** Whether a shipment waits for a paper of its customer. */
export const waitsForIdentity = (
  { package: option, priced }: Pick<Cart, 'package' | 'priced'>,
  customer: Pick<Customer, 'ktp' | 'passport'>,
): boolean =>
  option !== null && priced !== null && lacksIdentity({ option, goodsUsd: priced.answer.goods.usd }, customer)
