import type { Refund } from '@seberang/domain/api'
import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { changeLanguage } from '../../../lib/i18n/i18n.ts'
import { bankAccount } from '../../../testing/bank-account.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { Refunds } from './Refunds.tsx'

const rejected: Refund = {
  id: 'RF-7KQ2M9XA',
  cart_code: 'SC-1',
  invoice_code: 'INV-1',
  title: 'Lensa',
  reason: 'missing',
  description: 'Kurang dua.',
  files: [],
  to: 'wallet',
  requested_amount: 100_000,
  amount: null,
  status: 'rejected',
  created_at: '2026-10-19T01:12:00Z',
  decided_at: '2026-10-20T01:12:00Z',
  ended_at: '2026-10-20T01:12:00Z',
  undone_at: null,
}

test('who disagrees with a refusal writes to support, with its number', async () => {
  const { t } = await renderApp(<Refunds refunds={[rejected]} areNamed={false} />, {
    texts: ['refund'],
  })
  const link = screen.getByRole('link', { name: t('refund:disagree.action') })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(rejected.id)
})

test.each([
  ['returned, it says so, not that it was paid', 'paid', 'Dikembalikan'],
  ['still looked at, nothing is disagreed with', 'requested', 'Diperiksa'],
] as const)('%s', async (_, status, badge) => {
  const { t } = await renderApp(
    <Refunds
      refunds={[{ ...rejected, status, amount: status === 'paid' ? 100_000 : null }]}
      areNamed={false}
    />,
    { texts: ['refund'] },
  )
  expect(screen.getByText(badge)).toBeVisible()
  expect(screen.queryByRole('link', { name: t('refund:disagree.action') })).toBeNull()
})

test('of what a bank took back before it was transferred, it says that it is no longer due, not that it was refused', async () => {
  const { t } = await renderApp(
    <Refunds refunds={[{ ...rejected, undone_at: '2026-10-21T01:12:00Z' }]} areNamed={false} />,
    { texts: ['refund'] },
  )
  expect(screen.getByText(t('refund:status.not_due'))).toBeVisible()
  expect(screen.getByText(t('refund:steps.undone'))).toBeVisible()
  expect(screen.queryByText(t('refund:status.rejected'))).toBeNull()
  expect(screen.queryByRole('link', { name: t('refund:disagree.action') })).toBeNull()
})

test('of what is approved in part, who disagrees writes to support', async () => {
  const { t } = await renderApp(
    <Refunds refunds={[{ ...rejected, status: 'paid', amount: 60_000 }]} areNamed={false} />,
    { texts: ['refund'] },
  )
  expect(screen.getByText(t('refund:part', { requested: 'Rp100.000' }))).toBeVisible()
  expect(screen.getByRole('link', { name: t('refund:disagree.action') })).toBeVisible()
})

describe('where it goes is a thing to come until it is there', () => {
  afterEach(() => changeLanguage('id'))

  const ended = '2026-10-21T01:12:00Z'
  test.each([
    ['Into the wallet', 'en', 'wallet', null, /^Into the wallet$/],
    ['In the wallet', 'en', 'wallet', ended, /^In the wallet$/],
    ['Transfer to BCA', 'en', bankAccount, null, /^Transfer to BCA/],
    ['Transferred to BCA', 'en', bankAccount, ended, /^Transferred to BCA/],
    ['转入 BCA', 'zh', bankAccount, null, /^转入 BCA/],
    ['Transfer ke BCA', 'id', bankAccount, null, /^Transfer ke BCA/],
  ] as const)('%s', async (_, language, to, ended_at, words) => {
    const status = ended_at ? 'paid' : 'approved'
    const refund: Refund = { ...rejected, status, amount: 100_000, to, ended_at }
    await renderApp(<Refunds refunds={[refund]} areNamed={false} />, { texts: ['refund'] })
    await act(() => changeLanguage(language))
    expect(await screen.findByText(words)).toBeVisible()
  })
})
