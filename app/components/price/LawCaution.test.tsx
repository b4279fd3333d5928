import type { AdviceText, CautionText } from '@seberang/domain/explain'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { FoldedLaw } from './FoldedLaw.tsx'
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

it.each([
  ['once where they are the same', ['Only if levied.', 'Only if levied.'], 1],
  ['for each parcel where they differ', ['Only if levied.', 'By the tariff.'], 2],
])('says the conditions of several parcels %s', async (_, conditions, count) => {
  const parts = conditions.map((text, at) => ({
    code: String(at),
    text: '',
    cause: `Parcel ${at}.`,
    lines: [],
    advice: { law: {}, lawName: 'PMK 4/2025', conditions: text } as AdviceText,
  }))
  await renderApp(<LawReasons of={{ lead: '', parts }} />, { texts: ['reason', 'glossary'] })
  expect(screen.getAllByText(/^Only if levied\.$|^By the tariff\.$/)).toHaveLength(count)
})

it('explains what may be levied beyond a total', async () => {
  const { user } = await renderApp(<LawReasons of={{ lead: '', parts: [] } satisfies CautionText} />, {
    texts: ['reason', 'glossary'],
  })
  await user.click(await screen.findByRole('button', { name: 'Bisa dipungut lagi' }))
  const explained = await screen.findByRole('dialog')
  expect(explained.textContent).toMatch(/alas kaki.*USD\s1\.500.*NPWP/)
})

it('opens what is folded before it is printed', async () => {
  const { t } = await renderApp(<FoldedLaw of={{ lead: 'Siapkan lebih.', parts: [] }} />, {
    texts: ['price', 'reason', 'glossary'],
  })
  const fold = await screen.findByRole('button', { name: t('price:byLaw.details') })
  expect(fold).toHaveAttribute('aria-expanded', 'false')
  fireEvent(window, new Event('beforeprint'))
  expect(fold).toHaveAttribute('aria-expanded', 'true')
})
