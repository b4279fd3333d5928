import { Avatar } from '@seberang/design-system/Avatar'
import { AvatarPicture } from '@seberang/design-system/AvatarPicture'
import type { Customer } from '@seberang/domain/api'
import { formatName } from '@seberang/domain/format'
import { drawingOf } from './drawings.ts'
import { usePicture } from '../../lib/files/use-picture.ts'

interface CustomerAvatarProps {
  customer: Customer
  size: 'small' | 'large'
}

/** What represents the customer: a drawing, their photo, or initials; these also while the photo is loaded. */
export function CustomerAvatar({ customer, size }: CustomerAvatarProps) {
  const photo = usePicture(customer.avatar_url)
  const drawing = drawingOf(customer.avatar)
  if (drawing) return <AvatarPicture name={drawing} size={size} />
  return <Avatar name={formatName(customer)} photo={photo} size={size} />
}
