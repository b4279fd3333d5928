import { avatarSide, maxUploadMegabytes } from '../../limits/index.ts'
import { defineCall } from '../define.ts'
import type { AvatarUploaded } from '../types/avatar.ts'

export const avatarCalls = {
  uploadAvatar: defineCall<{ answer: AvatarUploaded }>('uploadAvatar', {
    method: 'POST',
    path: '/api/customer/avatar/upload',
    auth: 'customer',
    ok: 201,
    about: `Represents the customer by a photo (JPEG, PNG, WebP of at most ${maxUploadMegabytes} MB), stored as ${avatarSide} × ${avatarSide} pixels. For a drawing or none, save the profile with \`avatar\`.`,
    upload: 'avatar',
  }),
}
