import { calls } from '@seberang/domain/api'
import { bookFile, showBooked } from '../../files/files.ts'
import { receiveUpload } from '../../files/receive.ts'
import { pageOf } from '../../http/paging.ts'
import { command, read, type Route } from '../../http/route.ts'
import { notFound, refusedField } from '../../refusal/refusal.ts'
import { listPromos, setPromo, showListed, showPromo, viewListed } from './service.ts'
import { findAllPromos, findImage, findPromo, removePromo, replaceImage } from './store.ts'

export const promoRoutes: Route[] = [
  read(calls.promos, async ({ caller: { customerId }, language }, reading) => ({
    results: await listPromos(reading, { customerId, language }),
  })),
  read(calls.promo, async ({ caller: { customerId }, params, language }, reading) => ({
    data: await showPromo(reading, { customerId, language }, params.id),
  })),
  read(calls.promoImage, async ({ caller, params }, { database, services, isAborted }) => {
    const file = await findImage(database, params.file_id)
    if (!file) throw notFound()
    const reader = { network: caller.network, log: services.log, isAborted }
    const bytes = await showBooked(services.files, file, reader)
    // Another picture has another address.
    return { bytes, contentType: file.contentType, attachment: false, isPublic: true }
  }),
  read(calls.opsPromos, async ({ query, language }, { database }) => {
    const { count, rows } = await findAllPromos(database, query)
    return pageOf(calls.opsPromos.path, query, count, await viewListed(database, rows, language))
  }),
  command(calls.opsSetPromo, {
    async execute({ params: { id }, body, language }, { transaction, now, audit }) {
      await setPromo(transaction, id, body, now)
      await audit('promo', id, body)
      return { promo: await showListed(transaction, id, language) }
    },
  }),
  command(calls.opsPromoImage, {
    async prepare({ params, upload, caller }, services) {
      if (!upload) throw refusedField('file_data', 'file_missing')
      if (!(await findPromo(services.database.database, params.id))) throw notFound()
      return receiveUpload(services, { ...upload, network: caller.network }, 'pictures')
    },
    async execute({ params, language }, { transaction, now, audit, prepared: { id: fileId, clean } }) {
      await bookFile(transaction, { id: fileId, customerId: null, kind: 'promo', clean }, now)
      if (!(await replaceImage(transaction, { id: params.id, fileId }, now))) throw notFound()
      await audit('promo_image', params.id, { file_id: fileId })
      return { promo: await showListed(transaction, params.id, language) }
    },
  }),
  command(calls.opsRemovePromo, {
    async execute({ params: { id }, body, language }, { transaction, now, audit }) {
      const isNew = await removePromo(transaction, id, now)
      if (isNew) await audit('promo_remove', id, body)
      return { promo: await showListed(transaction, id, language) }
    },
  }),
]
