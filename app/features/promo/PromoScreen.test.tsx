import { calls } from '@seberang/domain/api'
import { formatDay } from '@seberang/domain/format'
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { paths } from '../../lib/navigation/paths.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { promo } from '../../testing/promo.ts'
import { voucher } from '../../testing/voucher.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { Screen } from './PromoScreen.tsx'

const page = (
  <Routes>
    <Route path={paths.promo} element={<Screen />} />
  </Routes>
)

test('its text is Markdown: what it has of HTML is shown as text, and its links lead where links may', async () => {
  const server = fakeServer()
  const body = [
    '# Judul',
    'Tulisan **tebal** <img src=x onerror="alert(1)"> <script>alert(2)</script>',
    '[jahat](javascript:alert(3)) [syarat](https://contoh.id/syarat)',
    '![gambar](https://lain.id/lacak.png)',
  ].join('\n\n')
  server.answer(calls.promo, { data: { ...promo, body } })
  const { container } = await renderApp(page, { at: '/promo/freight-november', texts: ['promo'] })
  await screen.findByRole('heading', { level: 2, name: 'Judul' })
  expect(container.querySelectorAll('img, script, [onerror]')).toHaveLength(0)
  expect(container.querySelectorAll('[href^="javascript"]')).toHaveLength(0)
  expect(screen.getByRole('link', { name: 'syarat' })).toHaveAttribute('href', 'https://contoh.id/syarat')
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

test('its voucher is saved by one press, and is then saved', async () => {
  const server = fakeServer()
  let state: 'usable' | 'saved' = 'usable'
  server.answer(calls.promo, () => ({
    data: { ...promo, voucher: promo.voucher && { ...promo.voucher, state } },
  }))
  server.answer(calls.claimVoucher, () => {
    state = 'saved'
    return { voucher }
  })
  const { t, user } = await renderApp(page, { at: '/promo/freight-november', texts: ['promo'] })
  await user.click(await screen.findByRole('button', { name: t('promo:saveCode', { code: 'HEMAT' }) }))
  expect(await screen.findByText(t('promo:state.saved'))).toBeVisible()
  expect(server.bodies(calls.claimVoucher)).toEqual([{ code: 'HEMAT' }])
})

test.each(['used', 'not_yet', 'over'] as const)('a voucher that is %s is not saved', async (state) => {
  const server = fakeServer()
  server.answer(calls.promo, { data: { ...promo, voucher: promo.voucher && { ...promo.voucher, state } } })
  const { t } = await renderApp(page, { at: '/promo/freight-november', texts: ['promo'] })
  const date = formatDay(promo.voucher?.starts_at ?? '', 'id', 'short')
  const shown = t(`promo:state.${state}`, { date }).replaceAll('\u00a0', ' ')
  expect(await screen.findByText(shown)).toBeVisible()
  expect(screen.queryByRole('button', { name: t('promo:saveCode', { code: 'HEMAT' }) })).toBeNull()
})

test('why it could not be saved is said', async () => {
  const server = fakeServer()
  server.answer(calls.promo, { data: promo })
  const errors = [{ field: 'code', message: 'Voucher ini sudah dipakai.' }]
  server.refuse(calls.claimVoucher, 409, { code: 'voucher_used', errors })
  const { t, user } = await renderApp(page, { at: '/promo/freight-november', texts: ['promo'] })
  await user.click(await screen.findByRole('button', { name: t('promo:saveCode', { code: 'HEMAT' }) }))
  expect(await screen.findByText('Voucher ini sudah dipakai.')).toBeVisible()
})

test('a guest is led to the sign-in', async () => {
  const server = fakeServer()
  server.answer(calls.promo, { data: promo })
  const { t } = await renderApp(page, { at: '/promo/freight-november', texts: ['promo'], signedInAs: null })
  const link = await screen.findByRole('link', { name: t('promo:signInFor', { code: 'HEMAT' }) })
  expect(link).toHaveAttribute('href', '/login')
})
