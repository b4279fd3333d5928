import { calls } from '@seberang/domain/api'
import { writeAudit } from '../../security/audit.ts'
import { openAccount } from '../../security/guess-limits.ts'
import { bookFile, fileUrl } from '../../files/files.ts'
import { receiveUpload } from '../../files/receive.ts'
import { pageOf } from '../../http/paging.ts'
import { requirementsOf } from '../../http/ready-for-customers.ts'
import { notFound, refusedField } from '../../refusal/refusal.ts'
import { command, read, type Route } from '../../http/route.ts'
import { catchUp } from '../../invoicing/charge.ts'
import { additionalInvoicesOf } from '../../invoicing/find.ts'
import { checkInvariants } from '../../invariants/index.ts'
import { checkStored } from '../../invariants/stored.ts'
import type { Services } from '../../http/services.ts'
import { viewCart } from '../../shipments/view.ts'
import { classifyProduct } from './classify.ts'
import { billParcel, settleTransfer } from './money.ts'
import { measureParcel } from './measure.ts'
import { receiveParcel } from './receive.ts'
import {
  addPhoto,
  askForPapers,
  confirmParcel,
  findParcel,
  listParcels,
  moveParcel,
  ownerOfParcel,
  readAudit,
} from './service.ts'
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

export const operatorRoutes: Route[] = [
  command(calls.opsReceive, {
    async execute({ body }, context) {
      const { transaction, now } = context
      const moved = await receiveParcel(context, body)
      await writeAudit(transaction, 'receive', moved.cart_code, body, now)
      return moved
    },
    finish: syncInvoices,
  }),
  command(calls.opsMeasure, {
    async execute({ params, body }, context) {
      const { transaction, now } = context
      const moved = await measureParcel(context, params.cart_code, body)
      await writeAudit(transaction, 'measure', params.cart_code, body, now)
      return moved
    },
    finish: syncInvoices,
  }),
  command(calls.opsPhoto, {
    async prepare({ params, upload }, services) {
      if (!upload) throw refusedField('file_data', 'file_missing')
      const customerId = await ownerOfParcel(services.database.database, params.cart_code)
      return { ...(await receiveUpload(services, upload.bytes, 'pictures')), customerId }
    },
    async execute({ params }, { transaction, now, prepared: { id, clean, customerId } }) {
      await bookFile(transaction, { id, customerId, kind: 'parcel', clean }, now)
      await addPhoto(transaction, params.cart_code, id, now)
      await writeAudit(transaction, 'photo', params.cart_code, { file_id: id }, now)
      return { cart_code: params.cart_code, url: fileUrl(id) }
    },
  }),
  command(calls.opsMove, {
    async execute({ params, body }, { transaction, now }) {
      const moved = await moveParcel(transaction, params.cart_code, body, now)
      await writeAudit(transaction, 'move', params.cart_code, body, now)
      return moved
    },
  }),
  command(calls.opsConfirm, {
    async execute({ params }, { transaction, now }) {
      const moved = await confirmParcel(transaction, params.cart_code, now)
      await writeAudit(transaction, 'confirm', params.cart_code, {}, now)
      return moved
    },
  }),
  command(calls.opsPapers, {
    async execute({ params, body }, { transaction, now }) {
      const answer = await askForPapers(transaction, params.cart_code, body, now)
      await writeAudit(transaction, 'papers', params.cart_code, body, now)
      return answer
    },
  }),
  command(calls.opsUnreceive, {
    async execute({ params, body }, { transaction, now }) {
      const taken = await unreceiveParcel(transaction, params.cart_code, body, now)
      await writeAudit(transaction, 'unreceive', params.cart_code, body, now)
      return taken
    },
  }),
  command(calls.opsClassify, {
    async execute({ params, body }, context) {
      const classified = await classifyProduct(context, params.cart_code, body)
      await writeAudit(context.transaction, 'classify', params.cart_code, body, context.now)
      return classified
    },
  }),
  command(calls.opsBill, {
    async execute({ params, body }, { transaction, now }) {
      const billed = await billParcel(transaction, params.cart_code, body, now)
      await writeAudit(
        transaction,
        'bill',
        params.cart_code,
        { ...body, invoice_code: billed.invoice_code },
        now,
      )
      return billed
    },
    finish: syncInvoices,
  }),
  command(calls.opsSettle, {
    async execute({ params }, { transaction, now }) {
      const settled = await settleTransfer(transaction, params.invoice_code, now)
      await writeAudit(transaction, 'settle', params.invoice_code, { outcome: settled.outcome }, now)
      return settled
    },
  }),
  command(calls.opsUnlock, {
    async execute({ body: { email } }, { transaction, services, now }) {
      const failures = await openAccount(transaction, services, email)
      if (failures === 0) throw notFound()
      await writeAudit(transaction, 'unlock', email, { failures }, now)
      return { email, failures }
    },
  }),
  read(calls.opsCarts, async ({ query }, { database }) => {
    const { count, results } = await listParcels(database, query)
    return pageOf(calls.opsCarts.path, query, count, results)
  }),
  read(calls.opsCart, async ({ params, language }, { database, now, catalogue }) => ({
    data: viewCart(await findParcel(database, params.cart_code), { catalogue, language, now }),
  })),
  read(calls.opsAudit, async ({ query }, { database }) => ({
    results: await readAudit(database, query.since),
  })),
  read(calls.opsCheck, async (_input, { database, services }) => {
    const checks = [...(await checkInvariants(database)), ...(await checkStored(database, services))]
    return { healthy: checks.every((check) => check.broken.length === 0), checks }
  }),
  read(calls.opsReady, async (_input, { catalogue, services }) => {
    const requirements = requirementsOf(services.config, catalogue)
    return { ready: requirements.every(({ met }) => met), requirements }
  }),
]
