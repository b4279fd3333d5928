import { calls } from '@seberang/domain/api'
import { request } from '../../lib/api/client.ts'
import { session, updateSession } from '../../lib/session/session.ts'

/** @param avatar one of the drawings; null for initials */
export async function saveAvatar(avatar: string | null): Promise<void> {
  const { customer } = await request(calls.saveProfile, { body: { avatar } })
  await updateSession({ customer })
}

export async function uploadAvatar(photo: Blob): Promise<void> {
  const form = new FormData()
  form.set('avatar', photo, 'avatar.jpg')
  const { avatar_url } = await request(calls.uploadAvatar, {
    upload: { form, send: (url, init) => fetch(url, init) },
  })
  const { customer } = session()
  if (customer) await updateSession({ customer: { ...customer, avatar: null, avatar_url } })
}
