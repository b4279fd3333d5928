import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithLabels } from '../../testing/render.tsx'
import { BlogCard } from './index.ts'

test('shows a drawing if the picture fails to load', () => {
  const { container } = renderWithLabels(
    <BlogCard href="/blog/1" title="Bea masuk 7,5%" date="2 Nov 2026" picture="/gone.jpg" />,
  )
  const picture = container.querySelector('img')
  if (!picture) throw new Error('no picture')
  fireEvent.error(picture)
  expect(container.querySelector('img')).not.toBeInTheDocument()
  expect(container.querySelector('svg')).toBeInTheDocument()
})

test('is one link, named by the title; an external one says so', () => {
  renderWithLabels(<BlogCard href="https://blog" title="Bea masuk 7,5%" date="2 Nov 2026" newWindow />)
  expect(screen.getByRole('link')).toHaveAccessibleName('Bea masuk 7,5% (membuka jendela baru)')
})
