import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../testing/fake-server.ts'
import { renderApp } from '../testing/render-app.tsx'
import { ActionDialog } from './ActionDialog.tsx'

test('a write that takes longer than four seconds says that nothing is lost by waiting', async () => {
  fakeServer()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { t } = await renderApp(
    <ActionDialog
      title="Bayar"
      action="Bayar"
      busy
      busyLabel="…"
      onAction={() => undefined}
      onClose={() => undefined}
    >
      …
    </ActionDialog>,
    { texts: ['wallet'] },
  )
  act(() => void vi.advanceTimersByTime(3_999))
  expect(screen.queryAllByText(t('wallet:longWrite'))).toEqual([])
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getAllByText(t('wallet:longWrite'))).not.toEqual([])
  vi.useRealTimers()
})
