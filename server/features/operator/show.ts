import type { Address, OpsAddress, OpsCustomer, OpsShipment } from '@seberang/domain/api'
import { formatSuite } from '@seberang/domain/format'
import type { Executor } from '../../database/database.ts'
import type { Catalogue } from '../../reference/index.ts'
import { loadCustomer, viewCustomer } from '../../customers/view.ts'
import { attemptsOf } from '../../invoicing/attempts.ts'
import { withheldOf } from '../../shipments/difference.ts'
import { findAuditOf } from '../../security/audit.ts'
import { findOwnAddresses } from '../../shipments/find.ts'
import { loadCart, type LoadedCart } from '../../shipments/load.ts'
import type { CartRow } from '../../shipments/rows.ts'
import { viewAddress, viewCart, type CartViewContext } from '../../shipments/view.ts'
import { personOf } from './find.ts'
import { auditEntryOf, undoneReceipt } from './audit.ts'
import { parcelOf } from './list.ts'
import { newestProofs } from '../../invoicing/transfer-proofs.ts'
import { owedOfInvoices, owedTo } from '../../invoicing/waiting-money.ts'
import { findInvoicesOf, findShipmentsOf } from './store.ts'

function withoutNpwp(full: Address): OpsAddress {
  const { npwp, npwp_file: _, domesticShipping: __, ...address } = full
  return { ...address, has_npwp: npwp !== undefined }
}

export async function showShipment(
  executor: Executor,
  row: CartRow,
  context: CartViewContext,
): Promise<OpsShipment> {
  const loaded = await loadCart(executor, row)
  const cart = viewCart(loaded, context)
  const billed = await findInvoicesOf(executor, row.id)
  return {
    cart: { ...cart, address: cart.address && withoutNpwp(cart.address) },
    customer: personOf(await loadCustomer(executor, row.customerId)),
    receipt_undone: await undoneReceipt(executor, row),
    log: loaded.logs.map(({ status, logDate, actor, operator, note }) => ({
      status,
      at: logDate.toISOString(),
      by: actor,
      operator,
      note,
    })),
    invoices: await invoicesOf(executor, billed),
    owed_back: await owedOfInvoices(
      executor,
      billed.map(({ invoice }) => invoice.id),
    ),
    withheld: withheldOf(loaded),
    files: filesOf(loaded),
    // What was done to an invoice, as to settle it, was done to its shipments.
    actions: (await findAuditOf(executor, [row.code, ...billed.map(({ invoice }) => invoice.code)])).map(
      auditEntryOf,
    ),
  }
}

async function invoicesOf(
  executor: Executor,
  billed: Awaited<ReturnType<typeof findInvoicesOf>>,
): Promise<OpsShipment['invoices']> {
  const shown: OpsShipment['invoices'] = []
  const proofs = await newestProofs(
    executor,
    billed.map(({ invoice }) => invoice.id),
  )
  for (const { invoice, amount } of billed) {
    const proof = proofs.get(invoice.id)
    const attempts = await attemptsOf(executor, invoice.id)
    shown.push({
      invoice_code: invoice.code,
      type: invoice.type,
      status: invoice.status,
      total: invoice.total,
      amount,
      reason: invoice.reason,
      created_at: invoice.createdAt.toISOString(),
      due_date: invoice.dueAt.toISOString(),
      paid_at: invoice.paidAt?.toISOString() ?? null,
      payments: attempts.map((attempt) => ({
        order_id: attempt.orderId,
        payment_method: attempt.method,
        state: attempt.state,
        amount: attempt.amount,
        created_at: attempt.createdAt.toISOString(),
        settled_at: attempt.settledAt?.toISOString() ?? null,
        taken_back_at: attempt.takenBackAt?.toISOString() ?? null,
      })),
      proof:
        proof?.status === 'waiting'
          ? { id: proof.id, amount: proof.amount, sent_at: proof.sentAt.toISOString() }
          : null,
    })
  }
  return shown
}

function filesOf({ cart, details }: LoadedCart): OpsShipment['files'] {
  const file = (
    file_id: string | null,
    kind: OpsShipment['files'][number]['kind'],
    product: string | null,
  ) => (file_id === null ? [] : [{ file_id, kind, product }])
  return [
    ...file(cart.invoiceFile, 'invoice', null),
    ...cart.paperFiles.flatMap((id) => file(id, 'document', null)),
    ...details.flatMap(({ code, additionalDocument, imageFile }) => [
      ...file(additionalDocument, 'document', code),
      ...file(imageFile, 'picture', code),
    ]),
  ]
}

const maxShipments = 50

export async function showCustomer(
  executor: Executor,
  id: number,
  catalogue: Catalogue,
): Promise<OpsCustomer> {
  const { createdAt, email } = await loadCustomer(executor, id)
  const { ktp: _, passport: __, company: ___, ...profile } = await viewCustomer(executor, id)
  const addresses = await findOwnAddresses(executor, id)
  const shipments = await findShipmentsOf(executor, id, maxShipments)
  return {
    suite: formatSuite(id),
    profile,
    created_at: createdAt.toISOString(),
    addresses: addresses.map((address) => withoutNpwp(viewAddress(catalogue, address))),
    shipments: shipments.map(parcelOf),
    owed_back: await owedTo(executor, id),
    actions: (await findAuditOf(executor, [email])).map(auditEntryOf),
  }
}
