import { calls } from '@seberang/domain/api'
import { readCustomer } from '@seberang/domain/format'
import { writeAudit } from '../../security/audit.ts'
import { operatorOf } from '../../security/caller.ts'
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
import { classifyProduct } from './classify.ts'
import { find, findByAnyCode } from './find.ts'
import { billParcel, settleTransfer } from './money.ts'
import { measureParcel } from './measure.ts'
import { receiveParcel } from './receive.ts'
import {
  addPhoto,
  askForPapers,
  confirmParcel,
  listParcels,
  moveParcel,
  ownerOfParcel,
  readAudit,
} from './service.ts'
import { showCustomer, showShipment } from './show.ts'
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
    async execute({ caller, body }, context) {
      const { transaction, now } = context
      const actor = operatorOf(caller)
      const moved = await receiveParcel(context, body, actor)
      await writeAudit(transaction, { actor, action: 'receive', subject: moved.cart_code, detail: body }, now)
      return moved
    },
    finish: syncInvoices,
  }),
  command(calls.opsMeasure, {
    async execute({ caller, params, body }, context) {
      const { transaction, now } = context
      const actor = operatorOf(caller)
      const moved = await measureParcel(context, params.cart_code, body)
      await writeAudit(
        transaction,
        { actor, action: 'measure', subject: params.cart_code, detail: body },
        now,
      )
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
    async execute({ caller, params }, { transaction, now, prepared: { id, clean, customerId } }) {
      const actor = operatorOf(caller)
      await bookFile(transaction, { id, customerId, kind: 'parcel', clean }, now)
      await addPhoto(transaction, params.cart_code, id, now)
      await writeAudit(
        transaction,
        { actor, action: 'photo', subject: params.cart_code, detail: { file_id: id } },
        now,
      )
      return { cart_code: params.cart_code, url: fileUrl(id) }
    },
  }),
  command(calls.opsMove, {
    async execute({ caller, params, body }, { transaction, now }) {
      const actor = operatorOf(caller)
      const moved = await moveParcel(transaction, params.cart_code, body, actor, now)
      await writeAudit(transaction, { actor, action: 'move', subject: params.cart_code, detail: body }, now)
      return moved
    },
  }),
  command(calls.opsConfirm, {
    async execute({ caller, params }, { transaction, now }) {
      const actor = operatorOf(caller)
      const moved = await confirmParcel(transaction, params.cart_code, actor, now)
      await writeAudit(transaction, { actor, action: 'confirm', subject: params.cart_code, detail: {} }, now)
      return moved
    },
  }),
  command(calls.opsPapers, {
    async execute({ caller, params, body }, { transaction, now }) {
      const actor = operatorOf(caller)
      const answer = await askForPapers(transaction, params.cart_code, body, now)
      await writeAudit(transaction, { actor, action: 'papers', subject: params.cart_code, detail: body }, now)
      return answer
    },
  }),
  command(calls.opsUnreceive, {
    async execute({ caller, params, body }, { transaction, now }) {
      const actor = operatorOf(caller)
      const taken = await unreceiveParcel(transaction, params.cart_code, body, actor, now)
      await writeAudit(
        transaction,
        { actor, action: 'unreceive', subject: params.cart_code, detail: body },
        now,
      )
      return taken
    },
  }),
  command(calls.opsClassify, {
    async execute({ caller, params, body }, context) {
      const classified = await classifyProduct(context, params.cart_code, body)
      await writeAudit(
        context.transaction,
        { actor: operatorOf(caller), action: 'classify', subject: params.cart_code, detail: body },
        context.now,
      )
      return classified
    },
  }),
  command(calls.opsBill, {
    async execute({ caller, params, body }, { transaction, now }) {
      const actor = operatorOf(caller)
      const billed = await billParcel(transaction, params.cart_code, body, now)
      await writeAudit(
        transaction,
        {
          actor,
          action: 'bill',
          subject: params.cart_code,
          detail: { ...body, invoice_code: billed.invoice_code },
        },
        now,
      )
      return billed
    },
    finish: syncInvoices,
  }),
  command(calls.opsSettle, {
    async execute({ caller, params }, { transaction, now }) {
      const actor = operatorOf(caller)
      const settled = await settleTransfer(transaction, params.invoice_code, actor, now)
      await writeAudit(
        transaction,
        { actor, action: 'settle', subject: params.invoice_code, detail: { outcome: settled.outcome } },
        now,
      )
      return settled
    },
  }),
  command(calls.opsUnlock, {
    async execute({ caller, body: { email } }, { transaction, services, now }) {
      const actor = operatorOf(caller)
      const failures = await openAccount(transaction, services, email)
      if (failures === 0) throw notFound()
      await writeAudit(transaction, { actor, action: 'unlock', subject: email, detail: { failures } }, now)
      return { email, failures }
    },
  }),
  read(calls.opsCarts, async ({ query }, { database }) => {
    const { count, results } = await listParcels(database, query)
    return pageOf(calls.opsCarts.path, query, count, results)
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
