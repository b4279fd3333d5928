import { Button } from '@seberang/design-system/Button'
import { calls } from '@seberang/domain/api'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { proveCode } from '../../components/security/mailed-codes.ts'
import { saveReauthToken } from '../../lib/session/reauthentication.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderApp, type Rendered } from '../../testing/render-app.tsx'
import { useAddBank } from './use-add-bank.tsx'

function Page() {
  const add = useAddBank()
  return (
    <>
      <Button onClick={() => void add.begin()}>+</Button>
      {add.dialog}
    </>
  )
}
const begin = ({ user }: Rendered) => user.click(screen.getByRole('button', { name: '+' }))
async function types({ t, user }: Rendered, number: string): Promise<void> {
  await user.type(await screen.findByRole('combobox', { name: t('wallet:add.bank') }), 'BCA')
  await user.tab()
  await user.type(screen.getByRole('textbox', { name: t('wallet:add.number') }), number)
}

test('the late answer of a dialog that was closed does not close the next one', async () => {
  const server = fakeServer()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.answer(calls.exchangeCode, { otp_token: 'code', expires_at: '2099-01-01T00:00:00.000Z' })
  server.answer(calls.availableBanks, { results: [{ bank_code: '014', bank: 'BCA' }] })
  server.answer(calls.addBankAccount, async ({ body }) => {
    await promise
    const { number, owner_name } = body as { number: string; owner_name: string }
    return {
      bank_account: {
        id: 'bca',
        bank_code: '014',
        bank: 'BCA',
        number,
        owner_name,
        is_main: true,
        is_own: true,
      },
    }
  })
  const page = await renderApp(<Page />, { texts: ['wallet', 'security'] })
  await saveReauthToken('who')
  await proveCode('BA', '123456')
  await begin(page)
  await types(page, '0081 2765 8841')
  await page.user.click(screen.getByRole('button', { name: page.t('wallet:add.action') }))
  await page.user.keyboard('{Escape}')
  await page.user.click(screen.getByRole('button', { name: page.t('discard.action') }))
  await begin(page)
  await types(page, '0099 1234 5678')
  resolve()
  expect(await screen.findByText(page.t('wallet:add.done', { bank: 'BCA' }))).toBeVisible()
  expect(screen.getByRole('textbox', { name: page.t('wallet:add.number') })).toHaveValue('0099 1234 5678')
})
