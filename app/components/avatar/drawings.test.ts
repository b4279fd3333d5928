import { avatarPictureNames } from '@seberang/design-system/AvatarPicture'
import { avatarNames } from '@seberang/domain/api'
import { expect, test } from 'vitest'
import { avatarOf, drawingOf } from './drawings.ts'

test('each stored name is of one drawing, and each drawing has a name', () => {
  expect(avatarNames.map(drawingOf)).toEqual(avatarPictureNames)
  expect(avatarPictureNames.map(avatarOf)).toEqual(avatarNames)
})

test('neither name nor drawing means initials, as does a name of another release', () => {
  expect([drawingOf(null), drawingOf('avatar-99')]).toEqual([undefined, undefined])
  expect(avatarOf(undefined)).toBeNull()
})
