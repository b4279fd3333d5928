import { calls } from '@seberang/domain/api'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { customer, renderApp } from '../../testing/render-app.tsx'
import { CustomerAvatar } from './CustomerAvatar.tsx'

test.each([
  ['nothing chosen', null],
  ['a drawing of another release', 'avatar-99'],
])('%s shows the initials', async (_, avatar) => {
  fakeServer()
  await renderApp(<CustomerAvatar customer={{ ...customer, avatar }} size="small" />, { texts: [] })
  expect(screen.getByText('RW')).toBeVisible()
})

test('a drawing is shown in place of the initials', async () => {
  fakeServer()
  const chosen = { ...customer, avatar: 'avatar-07' }
  const { container } = await renderApp(<CustomerAvatar customer={chosen} size="large" />, { texts: [] })
  expect(screen.queryByText('RW')).not.toBeInTheDocument()
  expect(container.querySelector('svg')).toBeInTheDocument()
})

test('a photo is asked for as its customer, once for all who show it; without it the initials stay', async () => {
  const server = fakeServer()
  server.refuse(calls.readFile, 404)
  const chosen = { ...customer, avatar_url: '/api/file/photo' }
  await renderApp(
    <>
      <CustomerAvatar customer={chosen} size="small" />
      <CustomerAvatar customer={chosen} size="large" />
    </>,
    { texts: [] },
  )
  const received = server.received(calls.readFile)
  expect(received.map(({ url, headers }) => [url, headers.get('Authorization')])).toEqual([
    ['/api/file/photo', 'Token token'],
  ])
  expect(screen.getAllByText('RW')).toHaveLength(2)
})
