import { calls, type PrintedFor } from '@seberang/domain/api'
import { loadCustomer } from '../../customers/view.ts'
import type { Executor } from '../../database/database.ts'
import { customerOf } from '../../security/caller.ts'
import { notFound } from '../../refusal/refusal.ts'
import { read, type Route } from '../../http/route.ts'
import { requireOwnInvoice } from '../../invoicing/find.ts'
import { viewInvoice } from '../../invoicing/view.ts'
import { findOwnCart } from '../../shipments/find.ts'
import { viewCart } from '../../shipments/view.ts'

async function printedFor(executor: Executor, customerId: number): Promise<PrintedFor> {
  const { id, firstName, lastName, email } = await loadCustomer(executor, customerId)
  return { customer_id: String(id), first_name: firstName, last_name: lastName, email }
}

export const labelRoutes: Route[] = [
  read(
    calls.label,
    async ({ caller, query: { type, code }, language }, { database, now, catalogue, services }) => {
      const view = { catalogue, language, now, secrets: services.secrets }
      const owner = customerOf(caller)
      const printed_for = await printedFor(database, owner)
      if (type === 'cart') {
        const loaded = await findOwnCart(database, owner, code)
        if (!loaded) throw notFound()
        return { data: { type, printed_for, cart: viewCart(loaded, view) } }
      }
      const row = await requireOwnInvoice(database, owner, code)
      const { companyAddress: sender, companyNpwp: sender_npwp } = services.config
      const invoice = await viewInvoice(database, row, view)
      return {
        data: {
          type,
          printed_for,
          ...(sender && { sender }),
          ...(sender_npwp && { sender_npwp }),
          invoice,
        },
      }
    },
  ),
]
