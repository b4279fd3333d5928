import { avatarPictureNames, type AvatarPictureName } from '@seberang/design-system/AvatarPicture'
import { avatarNames } from '@seberang/domain/api'

/** The drawing of a stored name such as `avatar-07`: the seventh of them. */
export const drawingOf = (avatar: string | null): AvatarPictureName | undefined =>
  avatar === null ? undefined : avatarPictureNames[avatarNames.indexOf(avatar)]

/** The name that is stored for a drawing. */
export const avatarOf = (drawing: AvatarPictureName | undefined): string | null =>
  drawing === undefined ? null : (avatarNames[avatarPictureNames.indexOf(drawing)] ?? null)
