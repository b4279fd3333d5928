import { render, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useBackCloses } from './use-back-closes.ts'

const onBack = vi.fn<() => void>()

function Layer() {
  useBackCloses(onBack)
  return null
}

const page = { key: 'page' }
const open: unknown = { ...page, layer: expect.any(String) }

test('Back closes what is open and stays on the page; closed in another way, it leaves no entry behind', async () => {
  history.replaceState(page, '')
  const first = render(<Layer />)
  expect(history.state).toEqual(open)
  history.back()
  await waitFor(() => expect(onBack).toHaveBeenCalledOnce())
  expect(history.state).toEqual(page)
  first.unmount()
  const second = render(<Layer />)
  expect(history.state).toEqual(open)
  second.unmount()
  await waitFor(() => expect(history.state).toEqual(page))
  expect(onBack).toHaveBeenCalledOnce()
})
