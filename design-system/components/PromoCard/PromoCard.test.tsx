import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithLabels } from '../../testing/render.tsx'
import { PromoCard } from './index.ts'

const words = { href: '/promo/hemat', title: 'Ongkir hemat', text: 'Satu kiriman.', note: 'Sampai 30 Nov' }

test.each(['large', 'row'] as const)(
  '%s: a drawing takes the place of a picture that fails to load',
  (size) => {
    const { container } = renderWithLabels(<PromoCard {...words} size={size} picture="/gone.jpg" />)
    const picture = container.querySelector('img')
    if (!picture) throw new Error('no picture')
    fireEvent.error(picture)
    expect(container.querySelector('img')).toBeNull()
    expect(container.querySelector('svg')).toBeInTheDocument()
  },
)

test('its title alone is the link, so that its action stays one of its own', () => {
  renderWithLabels(<PromoCard {...words} action={<button type="button">Simpan</button>} />)
  expect(screen.getByRole('link')).toHaveAccessibleName('Ongkir hemat')
  expect(screen.getByRole('button').closest('a')).toBeNull()
})
