import { calls } from '@seberang/domain/api'
import { useChange } from '../../lib/api/use-call.ts'
import { session, updateSession } from '../../lib/session/session.ts'

interface AvatarChanges {
  /** @param avatar one of the drawings; null for initials */
  save: (avatar: string | null) => Promise<void>
  upload: (photo: Blob) => Promise<void>
}

/** What the header has read of the profile is read again: it would bring back the former picture. */
export function useAvatarChanges(): AvatarChanges {
  const saving = useChange(calls.saveProfile, [calls.profile])
  const uploading = useChange(calls.uploadAvatar, [calls.profile])
  return {
    save: async (avatar) => {
      const { customer } = await saving.trigger({ body: { avatar } })
      await updateSession({ customer })
    },
    upload: async (photo) => {
      const form = new FormData()
      form.set('avatar', photo, 'avatar.jpg')
      const send = (url: string, init: RequestInit): Promise<Response> => fetch(url, init)
      const { avatar_url } = await uploading.trigger({ upload: { form, send } })
      const { customer } = session()
      if (customer) await updateSession({ customer: { ...customer, avatar: null, avatar_url } })
    },
  }
}
