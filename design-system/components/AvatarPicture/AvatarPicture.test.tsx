import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AvatarPicture, avatarPictureNames, isAvatarPictureName } from './index.ts'

test('has thirty-seven different drawings', () => {
  expect(avatarPictureNames).toHaveLength(37)
  const drawn = avatarPictureNames.map((name) => {
    const { container } = render(<AvatarPicture name={name} />)
    return container.innerHTML
  })
  expect(new Set(drawn).size).toBe(37)
})

test('recognizes a stored name that can no longer be drawn', () => {
  expect(isAvatarPictureName('fish-brick')).toBe(true)
  expect(isAvatarPictureName('dolphin-water')).toBe(false)
})

test('it is announced only when no text next to it names the person', () => {
  const { container } = render(
    <>
      <AvatarPicture name="gull-water" label="Ratna Wulandari" />
      <AvatarPicture name="anchor-water" />
    </>,
  )
  expect(screen.getByRole('img', { name: 'Ratna Wulandari' })).toBeInTheDocument()
  expect(container.querySelectorAll('[aria-hidden]')).toHaveLength(1)
})
