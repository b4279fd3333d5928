import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Rating, RatingField } from './index.ts'
import type { RatingValue } from './index.ts'

const names = { 1: '1, kecewa', 2: '2, kurang', 3: '3, cukup', 4: '4, puas', 5: '5, sangat puas' } as const

function Choice({ error }: { error?: string }) {
  const [value, setValue] = useState<RatingValue | null>(null)
  return <RatingField label="Pengiriman" names={names} value={value} onChange={setValue} error={error} />
}

test.each([
  [0, 0, 0],
  [0.2, 0, 0],
  [2.3, 2, 1],
  [4.5, 4, 1],
  [4.8, 5, 0],
  [5, 5, 0],
])('%d of 5 fills %i stars and %i halves', (value, full, half) => {
  const { container } = render(<Rating value={value} label={`${value} dari 5`} />)
  expect(container.querySelectorAll('[data-state="full"]')).toHaveLength(full)
  expect(container.querySelectorAll('[data-state="half"]')).toHaveLength(half)
})

test('the words say it without the stars', () => {
  const { container } = render(<Rating value={4.5} label="4,5 dari 5" count="128 ulasan" />)
  expect(container).toHaveTextContent('4,5 dari 5 128 ulasan')
})

test('arrow keys move and choose', async () => {
  render(<Choice />)
  await userEvent.click(screen.getByRole('radio', { name: '3, cukup' }))
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('radio', { name: '4, puas' })).toBeChecked()
  expect(screen.getByText('4, puas')).toBeVisible()
})

test('the error belongs to the group', () => {
  render(<Choice error="Beri bintang dulu." />)
  expect(screen.getByRole('group', { name: 'Pengiriman' })).toHaveAccessibleDescription('Beri bintang dulu.')
})
