import { calls } from '@seberang/domain/api'
import { cleanUpload } from '../../files/clean.ts'
import { bookFile, fileUrl } from '../../files/files.ts'
import { pageOf } from '../../http/paging.ts'
import { refusedField } from '../../http/refusal.ts'
import { command, read, type Route } from '../../http/route.ts'
import { randomId } from '../../ids.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { viewCart } from '../../shipments/view.ts'
import { receiveParcel } from './receive.ts'
import {
  addPhoto,
  audit,
  confirmParcel,
  findParcel,
  listParcels,
  measureParcel,
  moveParcel,
  ownerOfParcel,
  readAudit,
} from './service.ts'

export const operatorRoutes: Route[] = [
  command(calls.opsReceive, {
    async execute({ body }, { transaction, now }) {
      const moved = await receiveParcel(transaction, body, now)
      await audit(transaction, 'receive', moved.cart_code, body, now)
      return moved
    },
  }),
  command(calls.opsMeasure, {
    async execute({ params, body }, { transaction, now }) {
      const moved = await measureParcel(transaction, params.cart_code, body, now)
      await audit(transaction, 'measure', params.cart_code, body, now)
      return moved
    },
  }),
  command(calls.opsPhoto, {
    async prepare({ params, upload }, services) {
      if (!upload) throw refusedField('file_data', 'file_missing')
      const customerId = await ownerOfParcel(services.database.database, params.cart_code)
      const clean = await cleanUpload(upload.bytes, 'pictures')
      const id = randomId()
      await services.files.write(id, clean.bytes)
      return { id, clean, customerId }
    },
    async execute({ params }, { transaction, now, prepared: { id, clean, customerId } }) {
      await bookFile(transaction, { id, customerId, kind: 'parcel', clean }, now)
      await addPhoto(transaction, params.cart_code, id, now)
      await audit(transaction, 'photo', params.cart_code, { file_id: id }, now)
      return { cart_code: params.cart_code, url: fileUrl(id) }
    },
  }),
  command(calls.opsMove, {
    async execute({ params, body }, { transaction, now }) {
      const moved = await moveParcel(transaction, params.cart_code, body, now)
      await audit(transaction, 'move', params.cart_code, body, now)
      return moved
    },
  }),
  command(calls.opsConfirm, {
    async execute({ params }, { transaction, now }) {
      const moved = await confirmParcel(transaction, params.cart_code, now)
      await audit(transaction, 'confirm', params.cart_code, {}, now)
      return moved
    },
  }),
  read(calls.opsCarts, async ({ query }, { database }) => {
    const { count, results } = await listParcels(database, query)
    return pageOf(calls.opsCarts.path, query, count, results)
  }),
  read(calls.opsCart, async ({ params, language }, { database, now }) => ({
    data: viewCart(await findParcel(database, params.cart_code), language, now),
  })),
  read(calls.opsAudit, async ({ query }, { database }) => ({
    results: await readAudit(database, query.since),
  })),
  read(calls.opsCheck, async (_input, { database }) => {
    const checks = await checkInvariants(database)
    return { healthy: checks.every((check) => check.broken.length === 0), checks }
  }),
]
