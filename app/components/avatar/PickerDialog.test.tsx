import { calls } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '../../lib/session/session.ts'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { customer, renderApp } from '../../testing/render-app.tsx'
import { AvatarSection } from './AvatarSection.tsx'

async function open(avatar: string | null, prepare: (server: FakeServer) => void) {
  const server = fakeServer()
  prepare(server)
  const page = await renderApp(<AvatarSection customer={{ ...customer, avatar }} />, { texts: ['avatar'] })
  await page.user.click(screen.getByRole('button', { name: page.t('avatar:choose', { total: 37 }) }))
  return {
    server,
    page,
    use: () => page.user.click(screen.getByRole('button', { name: page.t('avatar:picker.use') })),
  }
}
const saves = (avatar: string | null) => (server: FakeServer) =>
  server.answer(calls.saveProfile, { customer: { ...customer, avatar }, pending: [] })

test('one of the drawings is chosen, beginning with the present one', async () => {
  const { server, page, use } = await open('avatar-02', saves('avatar-07'))
  expect(screen.getAllByRole('radio')).toHaveLength(38)
  expect(screen.getByRole('radio', { name: 'Perahu layar, warna kunyit' })).toBeChecked()
  await page.user.click(screen.getByRole('radio', { name: 'Peti kemas, warna air' }))
  await use()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(server.bodies(calls.saveProfile)).toEqual([{ avatar: 'avatar-07' }])
  expect(session().customer?.avatar).toBe('avatar-07')
  expect(screen.getByText(page.t('avatar:picker.saved'))).toBeVisible()
})

test('initials are one of the choices', async () => {
  const { server, page, use } = await open('avatar-37', saves(null))
  expect(screen.getByRole('radio', { name: 'Mercusuar, malam hari' })).toBeChecked()
  await page.user.click(screen.getByRole('radio', { name: 'Inisial Ratna Wijaya' }))
  await use()
  await waitFor(() => expect(server.bodies(calls.saveProfile)).toEqual([{ avatar: null }]))
})

test.each([
  ['a failure', 500, {}, 'Gambar belum bisa disimpan. Coba lagi.'],
  [
    'a refusal',
    422,
    { errors: [{ field: 'avatar', message: 'Tidak ada gambar ini' }] },
    'Tidak ada gambar ini',
  ],
])('%s is said in the dialog, which keeps the choice', async (_, status, answer, words) => {
  const { page, use } = await open(null, (server) => server.refuse(calls.saveProfile, status, answer))
  await page.user.click(screen.getByRole('radio', { name: 'Joglo, warna bata' }))
  await use()
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Joglo, warna bata' })).toBeChecked()
})
