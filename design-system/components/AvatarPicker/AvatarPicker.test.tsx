import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderWithLabels } from '../../testing/render.tsx'
import type { AvatarPictureName } from '../AvatarPicture/index.ts'
import { AvatarPicker } from './index.ts'

function Picker() {
  const [value, setValue] = useState<AvatarPictureName>()
  return (
    <AvatarPicker
      label="Gambar profil"
      value={value}
      onChange={setValue}
      name="Ratna Wulandari"
      pictureLabel={(name) => name}
      initialsLabel="Inisial RW"
    />
  )
}

test('chooses a drawing, and the initials again', async () => {
  renderWithLabels(<Picker />)
  const initials = screen.getByRole('radio', { name: 'Inisial RW' })
  expect(screen.getAllByRole('radio')).toHaveLength(38)
  expect(initials).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: 'fish-turmeric' }))
  expect(screen.getByRole('radio', { name: 'fish-turmeric' })).toBeChecked()
  await userEvent.click(initials)
  expect(initials).toBeChecked()
})
