import { calls } from '@seberang/domain/api'
import { useChange } from '../../lib/api/use-change.ts'
import { updateCustomer } from '../../lib/session/update-customer.ts'
import { useSession } from '../../lib/session/use-session.ts'

interface AvatarChanges {
  /** @param avatar one of the drawings; null for initials */
  save: (avatar: string | null) => Promise<void>
  upload: (photo: Blob) => Promise<void>
}

/** What the header has read of the profile is read again: it would bring back the former picture. */
export function useAvatarChanges(): AvatarChanges {
  const { customer: owner } = useSession()
  const saving = useChange(calls.saveProfile, [calls.profile])
  const uploading = useChange(calls.uploadAvatar, [calls.profile])
  return {
    save: async (avatar) => {
      const { customer } = await saving.trigger({ body: { avatar } })
      await updateCustomer(customer)
    },
    upload: async (photo) => {
      const form = new FormData()
      form.set('avatar', photo, 'avatar.jpg')
      const send = (url: string, init: RequestInit): Promise<Response> => fetch(url, init)
      const { avatar_url } = await uploading.trigger({ upload: { form, send } })
      if (owner) await updateCustomer({ customer_id: owner.customer_id, avatar: null, avatar_url })
    },
  }
}
