import { calls } from '@seberang/domain/api'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { saveReauthToken } from '../../lib/session/reauthentication.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { customer, renderApp, type Rendered } from '../../testing/render-app.tsx'
import { FirstPasswordRow, useFirstPassword } from './FirstPasswordRow.tsx'

function Page() {
  const first = useFirstPassword()
  return (
    <>
      <FirstPasswordRow {...first} />
      {first.dialogs}
    </>
  )
}
const field = ({ t }: Rendered, name: 'new' | 'again') =>
  screen.getByLabelText(t(`settings:password.${name}`))
const press = ({ t, user }: Rendered) =>
  user.click(screen.getByRole('button', { name: t('settings:password.createTitle') }))
async function types(page: Rendered, password: string): Promise<void> {
  await page.user.type(await screen.findByLabelText(page.t('settings:password.new')), password)
  await page.user.type(field(page, 'again'), password)
}

test('the late answer of a dialog that was closed does not close the next one', async () => {
  const server = fakeServer()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.answer(calls.setPassword, async () => {
    await promise
    return { customer }
  })
  const page = await renderApp(<Page />, { texts: ['settings', 'security'] })
  await saveReauthToken('who')
  await press(page)
  await types(page, 'perahu kecil di sungai')
  await press(page)
  await page.user.keyboard('{Escape}')
  await page.user.click(screen.getByRole('button', { name: page.t('discard.action') }))
  await press(page)
  await types(page, 'sungai kecil di perahu')
  resolve()
  expect(await screen.findByText(page.t('settings:password.created'))).toBeVisible()
  expect(field(page, 'again')).toHaveValue('sungai kecil di perahu')
})
