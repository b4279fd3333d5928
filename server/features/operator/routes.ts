import { calls } from '@seberang/domain/api'
import { readCustomer } from '@seberang/domain/format'
import { operatorOf } from '../../security/caller.ts'
import { openAccount } from '../../security/guess-limits.ts'
import { bookFile } from '../../files/files.ts'
import { fileUrl } from '../../base/file-url.ts'
import { receiveUpload } from '../../files/receive.ts'
import { pageOf } from '../../http/paging.ts'
import { areMet, loadRequirements } from '../../http/ready-for-customers.ts'
import { notFound, refusedField } from '../../refusal/refusal.ts'
import { command, read, type Route } from '../../http/route.ts'
import { catchUp } from '../../invoicing/open-payment.ts'
import { additionalInvoicesOf, invoicesOfOrder } from '../../invoicing/find.ts'
import { checkInvariants } from '../../invariants/index.ts'
import { checkNewestBackup } from '../../backup/record.ts'
import { checkStored } from '../../invariants/stored.ts'
import type { Services } from '../../http/services.ts'
import { readAudit } from './audit.ts'
import { classifyProduct } from './classify.ts'
import { find, findByAnyCode } from './find.ts'
import { listParcels } from './list.ts'
import { acceptProof } from './proofs.ts'
import { billParcel, settleTransfer, unbillParcel, unsettleTransfer } from './money.ts'
import { measureParcel } from './measure.ts'
import { correctTracking, moveParcel } from './move.ts'
import { addPhoto, ownerOfParcel, removePhoto } from './photos.ts'
import { askForPapers, confirmParcel } from './quarantine.ts'
import { receiveParcel } from './receive.ts'
import { returnMoney, unreturnMoney } from './return-money.ts'
import { showCustomer, showShipment } from './show.ts'
import { listProofs, rejectProof, showProof } from '../../invoicing/transfer-proofs.ts'
import { findWaiting } from '../../invoicing/waiting-money.ts'
import { findInvoice } from './store.ts'
import { unreceiveParcel } from './unreceive.ts'

/** Updates the gateway after a command has changed a shipment's additional invoices. */
async function syncInvoices<Answered extends { cart_code: string }>(
  answer: Answered,
  _input: unknown,
  services: Services,
): Promise<Answered> {
  await catchUp(services, await additionalInvoicesOf(services.database.database, answer.cart_code))
  return answer
}

/** Opens at the gateway what an invoice is to be paid with anew, and closes what it is not. */
async function syncInvoice<Answered extends { invoice_code: string }>(
  answer: Answered,
  _input: unknown,
  services: Services,
): Promise<Answered> {
  const { database } = services.database
  const invoice = await findInvoice(database, answer.invoice_code)
  if (invoice) await catchUp(services, await invoicesOfOrder(database, invoice))
  return answer
}

/** For finance to find what a measurement did not credit. */
const withheldIn = ({ withheld }: { withheld?: number }) => withheld !== undefined && { withheld }

export const operatorRoutes: Route[] = [
  command(calls.opsReceive, {
    async execute({ caller, body }, context) {
      const moved = await receiveParcel(context, body, operatorOf(caller))
      await context.audit('receive', moved.cart_code, { ...body, ...withheldIn(moved) })
      return moved
    },
    finish: syncInvoices,
  }),
  command(calls.opsMeasure, {
    async execute({ params, body }, context) {
      const moved = await measureParcel(context, params.cart_code, body)
      await context.audit('measure', params.cart_code, { ...body, ...withheldIn(moved) })
      return moved
    },
    finish: syncInvoices,
  }),
  command(calls.opsPhoto, {
    async prepare({ params, upload, caller }, services) {
      if (!upload) throw refusedField('file_data', 'file_missing')
      const customerId = await ownerOfParcel(services.database.database, params.cart_code)
      return {
        ...(await receiveUpload(services, { ...upload, network: caller.network }, 'pictures')),
        customerId,
      }
    },
    async execute({ params }, { transaction, now, audit, prepared: { id, clean, customerId } }) {
      await bookFile(transaction, { id, customerId, kind: 'parcel', clean }, now)
      await addPhoto(transaction, params.cart_code, id, now)
      await audit('photo', params.cart_code, { file_id: id })
      return { cart_code: params.cart_code, url: fileUrl(id) }
    },
  }),
  command(calls.opsRemovePhoto, {
    async execute({ params: { cart_code, file_id }, body }, { transaction, now, audit }) {
      const isNew = await removePhoto(transaction, { code: cart_code, fileId: file_id }, now)
      if (isNew) await audit('photo_remove', cart_code, { file_id, ...body })
      return { cart_code, file_id }
    },
  }),
  command(calls.opsMove, {
    async execute({ caller, params, body }, context) {
      const moved = await moveParcel(context, params.cart_code, body, operatorOf(caller))
      await context.audit('move', params.cart_code, body)
      return moved
    },
  }),
  command(calls.opsTracking, {
    async execute({ params, body }, { transaction, now, audit }) {
      const corrected = await correctTracking(transaction, params.cart_code, body, now)
      await audit('tracking', params.cart_code, { ...body, before: corrected.before })
      return corrected
    },
  }),
  command(calls.opsConfirm, {
    async execute({ caller, params }, { transaction, now, audit }) {
      const moved = await confirmParcel(transaction, params.cart_code, operatorOf(caller), now)
      await audit('confirm', params.cart_code, {})
      return moved
    },
  }),
  command(calls.opsPapers, {
    async execute({ params, body }, { transaction, now, audit }) {
      const answer = await askForPapers(transaction, params.cart_code, body, now)
      await audit('papers', params.cart_code, body)
      return answer
    },
  }),
  command(calls.opsUnreceive, {
    async execute({ caller, params, body }, { transaction, now, audit }) {
      const taken = await unreceiveParcel(transaction, params.cart_code, body, operatorOf(caller), now)
      await audit('unreceive', params.cart_code, body)
      return taken
    },
  }),
  command(calls.opsClassify, {
    async execute({ params, body }, context) {
      const classified = await classifyProduct(context, params.cart_code, body)
      await context.audit('classify', params.cart_code, body)
      return classified
    },
  }),
  command(calls.opsBill, {
    async execute({ params, body }, { transaction, now, audit }) {
      const billed = await billParcel(transaction, params.cart_code, body, now)
      await audit('bill', params.cart_code, { ...body, invoice_code: billed.invoice_code })
      return billed
    },
    finish: syncInvoices,
  }),
  command(calls.opsUnbill, {
    async execute({ params, body }, { transaction, now, audit }) {
      const taken = await unbillParcel(transaction, params.invoice_code, body, now)
      await audit('unbill', taken.cart_code, { ...body, invoice_code: taken.invoice_code })
      return taken
    },
    finish: syncInvoices,
  }),
  command(calls.opsSettle, {
    async execute({ caller, params, body }, { transaction, now, audit }) {
      const settled = await settleTransfer(transaction, params.invoice_code, body, operatorOf(caller), now)
      await audit('settle', params.invoice_code, {
        ...body,
        outcome: settled.outcome,
        amount: settled.amount,
      })
      return settled
    },
  }),
  read(calls.opsProofs, async ({ query }, { database }) => {
    const { count, results } = await listProofs(database, query)
    return pageOf(calls.opsProofs.path, query, count, results)
  }),
  read(calls.opsProof, async ({ params }, { database }) => ({ proof: await showProof(database, params.id) })),
  command(calls.opsAcceptProof, {
    async execute({ caller, params, body }, { transaction, now, audit }) {
      const accepted = { ...params, ...body, operator: operatorOf(caller) }
      const { proof, settled } = await acceptProof(transaction, accepted, now)
      // As with `settle`, whose line of the bank statement this is.
      const { outcome, amount } = settled
      await audit('settle', proof.invoice_code, { ...body, proof: proof.id, outcome, amount })
      await audit('proof_accept', proof.id, { invoice: proof.invoice_code, reference: body.reference })
      return { proof, settled }
    },
  }),
  command(calls.opsRejectProof, {
    async execute({ caller, params, body }, { transaction, now, audit }) {
      const rejected = { ...params, ...body, operator: operatorOf(caller) }
      const proof = await rejectProof(transaction, rejected, now)
      await audit('proof_reject', proof.id, { invoice: proof.invoice_code, reason: body.reason })
      return { proof }
    },
  }),
  command(calls.opsUnsettle, {
    async execute({ caller, params, body }, { transaction, now, audit }) {
      const taken = await unsettleTransfer(transaction, params.invoice_code, body, operatorOf(caller), now)
      await audit('unsettle', params.invoice_code, {
        ...body,
        outcome: taken.outcome,
        amount: taken.amount,
      })
      return taken
    },
    finish: syncInvoice,
  }),
  command(calls.opsReturnMoney, {
    async execute({ caller, params, body }, { transaction, now, audit }) {
      const returned = await returnMoney(transaction, params.invoice_code, body, operatorOf(caller), now)
      const { amount, double_payout } = returned
      await audit('money_return', params.invoice_code, {
        ...body,
        amount,
        ...(double_payout && { double: true }),
      })
      return returned
    },
  }),
  command(calls.opsUnreturnMoney, {
    async execute({ caller, params, body }, { transaction, now, audit }) {
      const taken = await unreturnMoney(transaction, params.invoice_code, body, operatorOf(caller), now)
      const { amount, pays } = taken
      await audit('money_unreturn', params.invoice_code, { ...body, amount, ...(pays && { pays }) })
      return taken
    },
  }),
  command(calls.opsUnlock, {
    async execute({ body: { email } }, { transaction, services, audit }) {
      const failures = await openAccount(transaction, services, email)
      if (failures === 0) throw notFound()
      await audit('unlock', email, { failures })
      return { email, failures }
    },
  }),
  read(calls.opsCarts, async ({ query }, { database }) => {
    const { count, results } = await listParcels(database, query)
    return pageOf(calls.opsCarts.path, query, count, results)
  }),
  read(calls.opsMoney, async ({ query }, { database }) => {
    const { count, sum, results } = await findWaiting(database, query.needs, query)
    return { ...pageOf(calls.opsMoney.path, query, count, results), sum }
  }),
  read(calls.opsCart, async ({ params, language }, { database, now, catalogue }) => ({
    data: await showShipment(database, await findByAnyCode(database, params.cart_code), {
      catalogue,
      language,
      now,
    }),
  })),
  read(calls.opsFind, ({ body }, { database }) => find(database, body.text)),
  read(calls.opsCustomer, async ({ params }, { database, catalogue }) => {
    const id = readCustomer(params.suite)
    if (id === null) throw notFound()
    return { data: await showCustomer(database, id, catalogue) }
  }),
  read(calls.opsAudit, async ({ query }, { database }) => {
    const { count, results } = await readAudit(database, query)
    return pageOf(calls.opsAudit.path, query, count, results)
  }),
  read(calls.opsCheck, async (_input, { database, services }) => {
    const checks = [
      ...(await checkInvariants(database)),
      ...(await checkStored(database, services)),
      await checkNewestBackup(database),
    ]
    return { healthy: checks.every((check) => check.broken.length === 0), checks }
  }),
  read(calls.opsReady, async (_input, { database, catalogue, services, now }) => {
    const requirements = await loadRequirements(services.config, catalogue, database, now)
    return { ready: areMet(requirements), requirements }
  }),
]
