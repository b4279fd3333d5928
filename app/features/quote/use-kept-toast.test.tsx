import { quoteDays } from '@seberang/domain/limits'
import { screen } from '@testing-library/react'
import { Link, Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { justKept } from '../../lib/navigation/just-kept.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { useKeptToast } from './use-kept-toast.ts'

function Quote() {
  useKeptToast()
  return <Link to="/wizard">Mulai</Link>
}

test('that a quote was just kept is said on its page, ends with it, and is not said again on the way back', async () => {
  const pages = (
    <Routes>
      <Route
        path="/calculator"
        element={
          <Link to="/quote/ABCDEFGH" state={justKept}>
            Simpan
          </Link>
        }
      />
      <Route path="/quote/:code" element={<Quote />} />
      <Route path="/wizard" element={<p>Wizard</p>} />
    </Routes>
  )
  const { t, user, go } = await renderApp(pages, { texts: ['quote'], at: '/calculator' })
  const text = t('quote:kept', { days: quoteDays })
  await user.click(screen.getByRole('link', { name: 'Simpan' }))
  expect(await screen.findByText(text)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Mulai' }))
  expect(await screen.findByText('Wizard')).toBeVisible()
  expect(screen.queryByText(text)).toBeNull()
  go(-1)
  expect(await screen.findByRole('link', { name: 'Mulai' })).toBeVisible()
  expect(screen.queryByText(text)).toBeNull()
})
