import { calls } from '@seberang/domain/api'
import { maxFiles, maxFilesBytes, maxFilesMegabytes } from '@seberang/domain/limits'
import { lockCustomer } from '../../customers/find.ts'
import type { Executor } from '../../database/database.ts'
import { bookFile, showBooked } from '../../files/files.ts'
import { linkedKinds } from '../../files/find.ts'
import { fileUrl } from '../../base/file-url.ts'
import { receiveUpload } from '../../files/receive.ts'
import { customerActor, writeAudit } from '../../security/audit.ts'
import { customerOf } from '../../security/caller.ts'
import { notFound, refusedField } from '../../refusal/refusal.ts'
import { command, read, type Route } from '../../http/route.ts'
import { findFile, uploadedBy } from './store.ts'

/** Throws 422 where a customer has no room for another file. */
async function requireRoom(executor: Executor, customerId: number, size: number): Promise<void> {
  const { count, bytes } = await uploadedBy(executor, customerId)
  if (count < maxFiles && bytes + size <= maxFilesBytes) return
  throw refusedField('file_data', 'files_full', { files: maxFiles, megabytes: maxFilesMegabytes })
}

export const fileRoutes: Route[] = [
  command(calls.uploadFile, {
    async prepare({ caller, upload }, services) {
      if (!upload) throw refusedField('file_data', 'file_missing')
      // Before its bytes are stored; the transaction decides, since others may be on their way.
      await requireRoom(services.database.database, customerOf(caller), upload.bytes.length)
      return receiveUpload(services, { ...upload, network: caller.network })
    },
    async execute({ caller }, { transaction, now, prepared: { id, clean } }) {
      const customerId = customerOf(caller)
      await lockCustomer(transaction, customerId)
      await requireRoom(transaction, customerId, clean.bytes.length)
      await bookFile(transaction, { id, customerId, kind: 'upload', clean }, now)
      return { file_id: id, url: fileUrl(id), content_type: clean.contentType, size: clean.bytes.length }
    },
  }),
  read(calls.readFile, async ({ caller, params }, { database, services, now, isAborted }) => {
    const reader = caller.operator ?? { customerId: customerOf(caller) }
    const file = await findFile(database, params.file_id, reader)
    if (!file) throw notFound()
    const bytes = await showBooked(services.files, file, {
      network: caller.network,
      log: services.log,
      isAborted,
    })
    if (file.customerId !== null && ['tax_paper', ...linkedKinds].includes(file.kind)) {
      const reading = {
        actor: caller.operator?.name ?? customerActor(file.customerId),
        action: 'read_paper',
        subject: file.id,
        detail: { customer_id: file.customerId },
      }
      await database.transaction((transaction) => writeAudit(transaction, reading, now))
    }
    const isPicture = file.contentType.startsWith('image/')
    return {
      bytes,
      contentType: file.contentType,
      attachment: !isPicture,
    }
  }),
]
