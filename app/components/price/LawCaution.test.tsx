import type { AdviceText, CautionText } from '@seberang/domain/explain'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { LawReasons, WithLaw } from './LawCaution.tsx'

it('links the first mention of a law and keeps the whole text', async () => {
  const of = { law: { url: 'https://example.com/law' }, lawName: 'PMK 4/2025' } as AdviceText
  const { container } = await renderApp(
    <WithLaw text="By PMK 4/2025, as PMK 4/2025 says, and PMK 4/2025 again." of={of} />,
    { texts: [] },
  )
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(container.textContent).toContain(', as PMK 4/2025 says, and PMK 4/2025 again.')
})

it('explains what may be levied beyond a total', async () => {
  const { user } = await renderApp(<LawReasons of={{ lead: '', parts: [] } satisfies CautionText} />, {
    texts: ['reason', 'glossary'],
  })
  await user.click(await screen.findByRole('button', { name: 'Bisa dipungut lagi' }))
  const explained = await screen.findByRole('dialog')
  expect(explained.textContent).toMatch(/alas kaki.*USD 1\.500.*NPWP/)
})
