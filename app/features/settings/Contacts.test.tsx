import { calls } from '@seberang/domain/api'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { saveReauthToken } from '../../lib/session/reauthentication.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { customer, renderApp, type Rendered } from '../../testing/render-app.tsx'
import { Contacts } from './Contacts.tsx'

const codeBox = ({ t }: Rendered) => screen.findByLabelText(t('security:code.label'))
const change = ({ t, user }: Rendered, of: 'changeEmail' | 'changePhone') =>
  user.click(screen.getByRole('button', { name: t(`settings:contact.${of}`) }))

test('the late answer of a dialog that was closed does not replace the next one', async () => {
  const server = fakeServer()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.answer(calls.saveProfile, async () => {
    await promise
    return { customer, pending: ['email' as const] }
  })
  const page = await renderApp(<Contacts customer={customer} />, { texts: ['settings', 'security'] })
  const { t, user } = page
  await saveReauthToken('who')
  await change(page, 'changeEmail')
  await user.type(await screen.findByLabelText(t('settings:contact.newEmail')), 'dewi@contoh.id')
  await user.click(screen.getByRole('button', { name: t('settings:contact.send') }))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: t('discard.action') }))
  await change(page, 'changePhone')
  const phone = await screen.findByLabelText(t('settings:contact.newPhone'))
  await user.type(phone, '81155566677')
  resolve()
  // It waits for its code beside its row.
  expect(
    await screen.findByText(t('settings:contact.waitingEmail', { value: 'dewi@contoh.id' })),
  ).toBeInTheDocument()
  expect(phone).toBeVisible()
  expect(phone).toHaveValue('81155566677')
})

test('the late answer to the code of one e-mail leaves the next, which waits for its own', async () => {
  sessionStorage.clear()
  const server = fakeServer()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.answer(calls.saveProfile, async ({ body }) => {
    const isConfirmed = 'email_code' in (body as object)
    if (isConfirmed) await promise
    return { customer, pending: isConfirmed ? [] : ['email' as const] }
  })
  const page = await renderApp(<Contacts customer={customer} />, { texts: ['settings', 'security'] })
  const { t, user } = page
  await saveReauthToken('who')
  const begin = async (email: string) => {
    await change(page, 'changeEmail')
    await user.type(await screen.findByLabelText(t('settings:contact.newEmail')), email)
    await user.click(screen.getByRole('button', { name: t('settings:contact.send') }))
    await codeBox(page)
  }
  await begin('dewi@contoh.id')
  await user.type(await codeBox(page), '123456')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: t('settings:cancel') }))
  await begin('dewi@lain.id')
  await user.type(await codeBox(page), '12')
  resolve()
  expect(await screen.findByText(t('settings:contact.emailSaved'))).toBeInTheDocument()
  expect(await codeBox(page)).toHaveValue('12')
  expect(screen.getByText(t('settings:contact.waitingEmail', { value: 'dewi@lain.id' }))).toBeInTheDocument()
})

test.each(['first', 'repeated'] as const)(
  'the late answer to the %s request for a code of one e-mail leaves the next',
  async (which) => {
    sessionStorage.clear()
    vi.useFakeTimers({ toFake: ['Date'] })
    const server = fakeServer()
    const { promise, resolve } = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    let ofFirst = 0
    server.answer(calls.saveProfile, async ({ body }) => {
      const isFirst = (body as { email: string }).email === 'dewi@contoh.id'
      if (isFirst && (ofFirst += 1) === (which === 'first' ? 1 : 2)) {
        held.resolve()
        await promise
      }
      return { customer, pending: ['email' as const] }
    })
    const page = await renderApp(<Contacts customer={customer} />, { texts: ['settings', 'security'] })
    const { t, user } = page
    await saveReauthToken('who')
    const begin = async (email: string) => {
      await change(page, 'changeEmail')
      await user.type(await screen.findByLabelText(t('settings:contact.newEmail')), email)
      await user.click(screen.getByRole('button', { name: t('settings:contact.send') }))
    }
    await begin('dewi@contoh.id')
    if (which === 'repeated') {
      await codeBox(page)
      await user.keyboard('{Escape}')
      vi.setSystemTime(Date.now() + 61_000)
      await user.click(screen.getByRole('button', { name: t('settings:contact.enterCode') }))
      await user.click(await screen.findByRole('button', { name: t('security:code.resend') }))
      await held.promise
      await user.keyboard('{Escape}')
      await user.click(await screen.findByRole('button', { name: t('settings:cancel') }))
    } else {
      await user.keyboard('{Escape}')
      await user.click(screen.getByRole('button', { name: t('discard.action') }))
    }
    vi.setSystemTime(Date.now() + 1000)
    await begin('dewi@lain.id')
    await user.type(await codeBox(page), '12')
    resolve()
    await act(() => new Promise((done) => setTimeout(done)))
    expect(await codeBox(page)).toHaveValue('12')
    expect(
      screen.getByText(t('settings:contact.waitingEmail', { value: 'dewi@lain.id' })),
    ).toBeInTheDocument()
    vi.useRealTimers()
  },
)
