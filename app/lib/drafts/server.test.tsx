import { calls } from '@seberang/domain/api'
import { expect, test } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { customer, renderApp } from '../../testing/render-app.tsx'
import { updateSession } from '../session/session.ts'
import { draftServer } from './server.ts'

const draft = { body: { note: 'sepatu' }, savedAt: 5, version: 0 }

test('what a customer has left to be sent goes to no account of somebody else', async () => {
  const server = fakeServer()
  server.answer(calls.saveDraft, { version: 1 })
  await renderApp(null, { texts: [] })
  const copy = draftServer('import', { customerId: customer.customer_id })
  await expect(copy.save(draft)).resolves.toMatchObject({ version: 1 })
  await updateSession({ token: null, customer: null })
  await expect(copy.save(draft)).rejects.toMatchObject({ status: 401 })
  await updateSession({ token: 'budi', customer: { ...customer, customer_id: '2' } })
  await expect(copy.save(draft)).rejects.toMatchObject({ status: 401 })
  await expect(copy.load()).rejects.toMatchObject({ status: 401 })
  expect(server.received(calls.saveDraft)).toHaveLength(1)
})
