import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useState } from 'react'
import { renderWithLabels } from '../../testing/render.tsx'
import { Lightbox } from './index.ts'

const photos = ['Di timbangan', 'Isi paket', 'Label'].map((alt) => ({ src: `${alt}.jpg`, alt }))

function Shown({ index = 0 }: { index?: number }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Buka
      </button>
      <Lightbox open={open} onOpenChange={setOpen} title="Foto paket" photos={photos} index={index} />
    </>
  )
}

test('opens at the tapped picture and cycles through by keys', async () => {
  renderWithLabels(<Shown index={2} />)
  await userEvent.click(screen.getByRole('button', { name: 'Buka' }))
  expect(screen.getByRole('img')).toHaveAccessibleName('Label')
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('img')).toHaveAccessibleName('Di timbangan')
  expect(screen.getByText('Foto 1 dari 3')).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(screen.getByRole('img')).toHaveAccessibleName('Isi paket')
})

test('gives the focus back when Escape closes it', async () => {
  renderWithLabels(<Shown />)
  await userEvent.click(screen.getByRole('button', { name: 'Buka' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Buka' })).toHaveFocus()
})
