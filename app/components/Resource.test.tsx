import { calls } from '@seberang/domain/api'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useCall } from '../lib/api/use-call.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { renderApp } from '../testing/render-app.tsx'
import { Resource } from './Resource.tsx'

function Rates({ isPage = false }: { isPage?: boolean }) {
  const rates = useCall(calls.rates, {})
  return (
    <Resource
      of={rates}
      loading={<p>…</p>}
      safe="Semua aman."
      {...(isPage && { wayOn: <a href="/status">Status</a> })}
    >
      {() => <p>isi</p>}
    </Resource>
  )
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('says after three seconds that it is still trying, and after ten what is safe, with a way to try again', async () => {
  const server = fakeServer()
  server.answer(calls.rates, () => new Promise(() => undefined))
  // The session is stored before the clock stands still.
  const { t, unmount } = await renderApp(<p />, { texts: [] })
  unmount()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await renderApp(<Rates />, { texts: [] })
  act(() => void vi.advanceTimersByTime(2_999))
  expect(screen.queryByText(t('common:stillTrying'))).not.toBeInTheDocument()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByText(t('common:stillTrying'))).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  act(() => void vi.advanceTimersByTime(7_000))
  expect(screen.getByText(`${t('common:stillTrying')} Semua aman.`)).toBeVisible()
  vi.useRealTimers()
  server.answer(calls.rates, { results: [] })
  fireEvent.click(screen.getByRole('button', { name: t('common:action.retry') }))
  expect(await screen.findByText('isi')).toBeVisible()
})

test('what does not exist is a page with a heading and a way on', async () => {
  fakeServer().refuse(calls.rates, 404)
  const { t } = await renderApp(<Rates isPage />, { texts: [] })
  expect(
    await screen.findByRole('heading', { level: 1, name: t('common:error.missing.title') }),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Status' })).toBeVisible()
})

test('offline it says so in place of a skeleton', async () => {
  fakeServer().answer(calls.rates, () => new Promise(() => undefined))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { t } = await renderApp(<Rates />, { texts: [] })
  expect(screen.getByText(t('common:offline.title'))).toBeVisible()
})
