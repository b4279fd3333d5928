import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { Screen } from './GlossaryScreen.tsx'

test('all terms stand above their texts, each a link to its own, until something is searched for', async () => {
  fakeServer()
  const { t, user } = await renderApp(<Screen />, { texts: ['glossary', 'reason'] })
  const list = await screen.findByRole('navigation', { name: t('glossary:title') })
  for (const link of within(list).getAllByRole('link')) {
    const anchor = link.getAttribute('href')?.split('#')[1] ?? ''
    expect(document.getElementById(anchor)).toHaveTextContent(link.textContent)
  }
  await user.type(screen.getByRole('textbox'), 'NPWP')
  expect(screen.queryByRole('navigation')).toBeNull()
})
