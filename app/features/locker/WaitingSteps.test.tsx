import type { Customer } from '@seberang/domain/api'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { beginFirstSteps, endFirstSteps, rememberForCompany } from '../../lib/session/first-steps.ts'
import { customer, renderApp, type Rendered } from '../../testing/render-app.tsx'
import { WaitingSteps } from './WaitingSteps.tsx'

const business: Customer = { ...customer, customer_type: 'business' }
const open = (signedInAs: Customer, keepStorage = false) =>
  renderApp(<WaitingSteps />, { texts: ['locker'], signedInAs, keepStorage })
const link = ({ t }: Rendered, name: 'firstSteps' | 'company') =>
  screen.queryByRole('link', { name: t(`locker:waits.${name}`) })
const close = ({ t, user }: Rendered) =>
  user.click(screen.getByRole('button', { name: t('common:action.close') }))

test('a business is reminded of its company until it closes that', async () => {
  const page = await open(business)
  await waitFor(() => expect(link(page, 'company')).toHaveAttribute('href', '/settings/company-upgrade'))
  await close(page)
  expect(link(page, 'company')).not.toBeInTheDocument()
  page.unmount()
  const again = await open(business, true)
  await waitFor(() => expect(link(again, 'company')).not.toBeInTheDocument())
})

test.each([
  ['a person', customer],
  ['who has sent a company', { ...business, company: { id: 'CO-1', status: 'waiting' as const } }],
])('nothing waits for %s', async (_, signedInAs) => {
  const page = await open(signedInAs)
  await waitFor(() => expect(link(page, 'company')).not.toBeInTheDocument())
})

test('a person who has said that it is for a company is reminded as well', async () => {
  const page = await open(customer)
  act(() => rememberForCompany(true))
  await waitFor(() => expect(link(page, 'company')).toBeVisible())
})

test('a business that has said otherwise is not', async () => {
  const page = await open(business)
  await waitFor(() => expect(link(page, 'company')).toBeVisible())
  act(() => rememberForCompany(false))
  expect(link(page, 'company')).not.toBeInTheDocument()
})

test('the first steps come first, and are over for all tabs once they are closed', async () => {
  const page = await open(business)
  act(() => beginFirstSteps())
  expect(link(page, 'firstSteps')).toHaveAttribute('href', '/setup')
  expect(link(page, 'company')).not.toBeInTheDocument()
  await close(page)
  expect(link(page, 'firstSteps')).not.toBeInTheDocument()
  act(() => beginFirstSteps())
  expect(link(page, 'firstSteps')).toBeVisible()
  act(() => endFirstSteps())
  expect(link(page, 'firstSteps')).not.toBeInTheDocument()
})
