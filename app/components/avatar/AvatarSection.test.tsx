import { calls, type Customer } from '@seberang/domain/api'
import { maxUploadBytes } from '@seberang/domain/limits'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { session, updateSession } from '../../lib/session/session.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { customer, renderApp, type Rendered } from '../../testing/render-app.tsx'
import { AvatarSection } from './AvatarSection.tsx'
import { useAvatarChanges } from './use-avatar-changes.ts'

/** As the settings show it: of whoever is signed in. */
function Settings() {
  const { customer: signedIn } = useSession()
  return signedIn && <AvatarSection customer={signedIn} />
}

async function open(change: Partial<Customer> = {}, prepare: (server: FakeServer) => void = () => undefined) {
  const server = fakeServer()
  prepare(server)
  const page = await renderApp(<Settings />, { texts: ['avatar'], signedInAs: { ...customer, ...change } })
  return { server, page }
}
const press = ({ user }: Rendered, name: string) => user.click(screen.getByRole('button', { name }))
const removeButton = ({ t }: Rendered) => screen.queryByRole('button', { name: t('avatar:removeLabel') })
const saves = (avatar: string | null) => (server: FakeServer) =>
  server.answer(calls.saveProfile, { customer: { ...customer, avatar }, pending: [] })

test('a drawing is removed; whoever has none has nothing to remove', async () => {
  const { server, page } = await open({ avatar: 'avatar-07' }, saves(null))
  await press(page, page.t('avatar:removeLabel'))
  await waitFor(() => expect(removeButton(page)).not.toBeInTheDocument())
  expect(server.bodies(calls.saveProfile)).toEqual([{ avatar: null }])
})

test('a photo is removed, too; what fails is said', async () => {
  const { page } = await open({ avatar_url: '/api/file/photo' }, (server) =>
    server.refuse(calls.saveProfile, 500),
  )
  await press(page, page.t('avatar:removeLabel'))
  expect(await screen.findByText(page.t('avatar:removeFailed'))).toBeVisible()
  expect(removeButton(page)).toBeVisible()
})

test.each([
  ['of another kind', new File(['a'], 'me.gif', { type: 'image/gif' }), 'Pakai foto JPEG, PNG, atau WebP.'],
  [
    'that is too large',
    new File([new Uint8Array(maxUploadBytes + 1)], 'me.jpg', { type: 'image/jpeg' }),
    'Foto lebih dari 10 MB. Pilih yang lebih kecil.',
  ],
])('a file %s is refused where it was chosen', async (_, file, words) => {
  const { page } = await open()
  const input = screen.getByLabelText(page.t('avatar:upload'), { selector: 'input' })
  // The chooser of the device lets through what "all files" shows.
  input.removeAttribute('accept')
  await page.user.upload(input, file)
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

function Upload() {
  const { upload } = useAvatarChanges()
  const [outcome, setOutcome] = useState<string>()
  const send = () =>
    upload(new Blob(['p'])).then(
      () => setOutcome('done'),
      () => setOutcome('failed'),
    )
  return outcome ?? <button onClick={() => void send()}>upload</button>
}

test.each([
  ['is of who has sent it', '20418', 'done', '/api/file/photo'],
  ['is not of whoever is signed in by now', '2', 'failed', null],
])('a photo %s', async (_, customer_id, outcome, avatar_url) => {
  fakeServer().answer(calls.uploadAvatar, async () => {
    await updateSession({ token: 'next', customer: { ...customer, customer_id } })
    return { avatar_url: '/api/file/photo' }
  })
  const page = await renderApp(<Upload />, { texts: [] })
  await press(page, 'upload')
  expect(await screen.findByText(outcome)).toBeVisible()
  expect(session().customer).toMatchObject({ customer_id, avatar_url })
})
