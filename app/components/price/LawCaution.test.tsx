import type { AdviceText } from '@seberang/domain/explain'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { WithLaw } from './LawCaution.tsx'

it('links the first mention of a law and keeps the whole text', async () => {
  const of = { law: { url: 'https://example.com/law' }, lawName: 'PMK 4/2025' } as AdviceText
  const { container } = await renderApp(
    <WithLaw text="By PMK 4/2025, as PMK 4/2025 says, and PMK 4/2025 again." of={of} />,
    { texts: [] },
  )
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(container.textContent).toContain(', as PMK 4/2025 says, and PMK 4/2025 again.')
})
