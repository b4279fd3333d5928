import { calls } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { useCall } from './use-call.ts'
import { useChange } from './use-change.ts'

function Page() {
  useCall(calls.bankAccounts, {})
  const remove = useChange(calls.removeBankAccount, [calls.bankAccounts])
  const press = (id: string) => () => void remove.trigger({ params: { id } }).catch(() => undefined)
  return (
    <>
      <button onClick={press('100')}>100</button>
      <button onClick={press('200')}>200</button>
      <output>{remove.isMutating ? '' : 'idle'}</output>
    </>
  )
}

test('what is pressed again after its answer was lost is the same write, until it is answered', async () => {
  const server = fakeServer()
  server.answer(calls.bankAccounts, { results: [] })
  // The server did it, and could not say so; the client itself repeats it some times.
  server.handle(calls.removeBankAccount, () => ({ status: 503, headers: { 'Retry-After': '0.001' } }))
  const { user } = await renderApp(<Page />, { texts: ['wallet'] })
  const keys = () => [
    ...new Set(server.received(calls.removeBankAccount).map(({ headers }) => headers.get('Idempotency-Key'))),
  ]
  const press = async (name: string) => {
    await user.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('idle'))
  }
  await waitFor(() => expect(server.received(calls.bankAccounts)).toHaveLength(1))
  await press('100')
  expect(keys()).toHaveLength(1)
  // It may have been done: what it changes is read again.
  await waitFor(() => expect(server.received(calls.bankAccounts)).toHaveLength(2))
  await press('100')
  expect(keys()).toHaveLength(1)
  await press('200')
  expect(keys()).toHaveLength(2)
  server.answer(calls.removeBankAccount, {})
  await press('200')
  expect(keys()).toHaveLength(2)
  // The next one is another.
  await press('200')
  expect(keys()).toHaveLength(3)
})

test.each([
  ['a rate limit', 429, 1],
  ['a refusal', 422, 2],
])(
  'what was lost and then met %s is pressed again as the same write, unless that was its answer',
  async (_, status, writes) => {
    const server = fakeServer()
    server.answer(calls.bankAccounts, { results: [] })
    let lost = true
    server.handle(calls.removeBankAccount, () => {
      const isFirst = lost
      lost = false
      return isFirst
        ? { status: 503, headers: { 'Retry-After': '0.001' } }
        : { status, headers: { 'Retry-After': '3600' } }
    })
    const { user } = await renderApp(<Page />, { texts: ['wallet'] })
    const press = async () => {
      await user.click(screen.getByRole('button', { name: '100' }))
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('idle'))
    }
    await press()
    expect(server.received(calls.removeBankAccount)).toHaveLength(2)
    await press()
    const keys = server.received(calls.removeBankAccount).map(({ headers }) => headers.get('Idempotency-Key'))
    expect(new Set(keys).size).toBe(writes)
  },
)

function Upload() {
  const upload = useChange(calls.uploadFile, [])
  const send = () =>
    void upload
      .trigger({ upload: { form: new FormData(), send: (url, init) => fetch(url, init) } })
      .catch(() => undefined)
  return (
    <>
      <button onClick={send}>100</button>
      <output>{upload.isMutating ? '' : 'idle'}</output>
    </>
  )
}

test.each([
  ['lost', 503],
  ['lost and then held up', 429],
])('an upload that was %s is another one at the next press: it may be of another file', async (_, status) => {
  const server = fakeServer()
  let lost = true
  server.handle(calls.uploadFile, () => {
    const isFirst = lost
    lost = false
    return isFirst
      ? { status: 503, headers: { 'Retry-After': '0.001' } }
      : { status, headers: { 'Retry-After': status === 503 ? '0.001' : '3600' } }
  })
  const { user } = await renderApp(<Upload />, { texts: ['wallet'] })
  for (const presses of [1, 2]) {
    await user.click(screen.getByRole('button', { name: '100' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('idle'))
    const keys = server.received(calls.uploadFile).map(({ headers }) => headers.get('Idempotency-Key'))
    expect(new Set(keys).size).toBe(presses)
  }
})
