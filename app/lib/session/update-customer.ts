import type { Customer } from '@seberang/domain/api'
import { session, updateSession } from './session.ts'

/** What a call has answered of a customer: for nobody else who is signed in by now. */
export async function updateCustomer(
  change: Partial<Customer> & Pick<Customer, 'customer_id'>,
): Promise<void> {
  const { customer, token } = session()
  if (customer?.customer_id === change.customer_id)
    await updateSession({ token, customer: { ...customer, ...change } })
}
