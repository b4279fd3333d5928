import { calls } from '@seberang/domain/api'
import { avatarsADay } from '@seberang/domain/limits'
import { replaceAvatar } from '../../customers/avatar.ts'
import { lockCustomer } from '../../customers/find.ts'
import { day } from '../../database/clock.ts'
import { bookFile } from '../../files/files.ts'
import { fileUrl } from '../../base/file-url.ts'
import { receiveUpload } from '../../files/receive.ts'
import { command, type Route } from '../../http/route.ts'
import { notFound, refusedField } from '../../refusal/refusal.ts'
import { customerOf } from '../../security/caller.ts'
import { countUse } from '../../security/rate-counters.ts'

export const avatarRoutes: Route[] = [
  command(calls.uploadAvatar, {
    async prepare({ caller, upload }, services) {
      if (!upload) throw refusedField('avatar', 'file_missing')
      // Replaced photos take room until they are deleted, and none of the room for a customer's files.
      await countUse(services.database.database, `avatars:${customerOf(caller)}`, avatarsADay, day)
      return receiveUpload(services, { ...upload, network: caller.network }, 'avatar')
    },
    async execute({ caller }, { transaction, now, prepared: { id, clean } }) {
      const customerId = customerOf(caller)
      const customer = await lockCustomer(transaction, customerId)
      if (!customer) throw notFound()
      await bookFile(transaction, { id, customerId, kind: 'avatar', clean }, now)
      await replaceAvatar(transaction, customer, { drawing: null, fileId: id }, now)
      return { avatar_url: fileUrl(id) }
    },
  }),
]
