import type { Invoice } from '@seberang/domain/api'
import { requireOwnInvoice } from './find.ts'
import { catchUp } from './open-payment.ts'
import type { PaymentPorts } from './ports.ts'
import { viewInvoice, type InvoiceView } from './view.ts'

/**
 * A customer's invoice after a command changed it, once its payments at the gateway have followed. It is valid even if
 * the gateway fails; the sweep retries that later. Throws 404 for another customer's.
 */
export async function viewCaughtUp(
  ports: PaymentPorts,
  customerId: number,
  code: string,
  view: InvoiceView,
): Promise<Invoice> {
  const { database } = ports.database
  const row = await requireOwnInvoice(database, customerId, code)
  await catchUp(ports, [row.id])
  return viewInvoice(database, row, view)
}
