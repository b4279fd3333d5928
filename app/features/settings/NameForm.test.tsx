import { calls } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { endSession, session } from '../../lib/session/session.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { testForm } from '../../testing/form-suite.ts'
import { customer, renderApp, type Rendered } from '../../testing/render-app.tsx'
import { ProfileTab } from './ProfileTab.tsx'

function Page() {
  const { customer: present } = useSession()
  return present && <ProfileTab customer={present} />
}

const open = (keepStorage = false) =>
  renderApp(<Page />, { texts: ['settings', 'security', 'avatar'], keepStorage })
const first = ({ t }: Rendered) => screen.getByLabelText(t('settings:name.first'))
const save = ({ t, user }: Rendered) =>
  user.click(screen.getByRole('button', { name: t('settings:name.save') }))

testForm({
  open: () => open(),
  call: calls.saveProfile,
  answer: { customer: { ...customer, first_name: 'Ratna Dewi' }, pending: [] },
  body: { first_name: 'Ratna Dewi', last_name: 'Wijaya' },
  fill: (page) => page.user.type(first(page), ' Dewi'),
  submit: save,
  field: { find: first, name: 'first_name' },
  outcome: () => session().customer?.first_name,
  expected: 'Ratna Dewi',
})

test('a change is named with what it was, and undone', async () => {
  const page = await open()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  await page.user.type(first(page), ' Dewi')
  expect(screen.getByRole('status')).toHaveTextContent(
    '1 perubahan belum disimpan. Nama depan: Ratna menjadi Ratna Dewi.',
  )
  await page.user.click(screen.getByRole('button', { name: page.t('settings:name.undo') }))
  expect(first(page)).toHaveValue('Ratna')
  expect(first(page)).toHaveFocus()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('what was typed is there again for whoever comes back', async () => {
  fakeServer()
  const page = await open()
  await page.user.type(first(page), ' Dewi')
  page.unmount()
  const again = await open(true)
  expect(first(again)).toHaveValue('Ratna Dewi')
  expect(screen.getByRole('button', { name: again.t('settings:name.save') })).toBeVisible()
})

test('after saving, the focus is where the form begins', async () => {
  const server = fakeServer()
  server.answer(calls.saveProfile, { customer: { ...customer, first_name: 'Ratna Dewi' }, pending: [] })
  const page = await open()
  await page.user.type(first(page), ' Dewi{Enter}')
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument())
  expect(first(page)).toHaveValue('Ratna Dewi')
  // The form that begins anew is focused once it is there.
  await waitFor(() => expect(first(page)).toHaveFocus())
})

test('whoever signs in next finds nothing of it', async () => {
  fakeServer()
  const page = await open()
  await page.user.type(first(page), ' Dewi')
  page.unmount()
  await endSession()
  expect(sessionStorage).toHaveLength(0)
})
