import type { Customer } from '@seberang/domain/api'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { closePanels, openPanel } from '../../lib/navigation/panels.ts'
import { cart } from '../../testing/cart.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { customer, renderApp } from '../../testing/render-app.tsx'
import { IdentityNotice, WaitingForIdentity } from './IdentityNotice.tsx'
import { IdentityQuestion } from './IdentityQuestion.tsx'

const bySea = { ...cart, package: cart.package && { ...cart.package, package_track: 'laut' as const } }
const later = 'Nanti'
const known = (status: 'waiting' | 'approved' | 'rejected'): Customer => ({
  ...customer,
  ktp: { id: 'paper', status },
})

afterEach(() => {
  vi.useRealTimers()
  act(closePanels)
})

const render = (part: React.ReactNode, options: { signedInAs?: Customer; keepStorage?: boolean } = {}) => {
  fakeServer()
  return renderApp(part, { texts: ['identity'], ...options })
}
/** After the announcements had their turn. */
async function timePasses() {
  await act(() => new Promise((resolve) => setTimeout(resolve)))
}

test('a shipment that needs a paper is asked about in its own words', async () => {
  const page = await render(<IdentityNotice cart={cart} />)
  expect(await screen.findByText(`${page.t('identity:question.needed')}.`)).toBeVisible()
  expect(screen.getByRole('link', { name: page.t('identity:question.upload') })).toHaveAttribute(
    'href',
    '/ktp',
  )
})

test.each([
  ['by sea', bySea, customer],
  ['of who has sent a paper', cart, known('waiting')],
  ['of who has an approved one', cart, known('approved')],
])('a shipment %s is not asked about', async (_, asked, signedInAs) => {
  await render(<IdentityNotice cart={asked} />, { signedInAs })
  await timePasses()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('a rejected paper is asked about again', async () => {
  await render(<IdentityNotice cart={cart} />, { signedInAs: known('rejected') })
  expect(await screen.findByRole('link')).toBeVisible()
})

test('put off, it does not come back on the same day, also not elsewhere; the next day it does', async () => {
  const page = await render(<IdentityNotice cart={cart} />)
  await page.user.click(await screen.findByRole('button', { name: later }))
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  page.unmount()
  const again = await render(<IdentityNotice cart={cart} />, { keepStorage: true })
  await timePasses()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  again.unmount()
  const tomorrow = Date.now() + 24 * 60 * 60_000
  const clock = vi.spyOn(Date, 'now').mockReturnValue(tomorrow)
  await render(<IdentityNotice cart={cart} />, { keepStorage: true })
  expect(await screen.findByRole('link')).toBeVisible()
  clock.mockRestore()
})

test('in the locker it is a dialog, which waits until no other is open, and is put off by closing it', async () => {
  act(() => openPanel('announcement'))
  const page = await render(<IdentityQuestion carts={[bySea, cart]} />)
  await timePasses()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  act(closePanels)
  const dialog = await screen.findByRole('dialog', {}, { timeout: 4_000 })
  expect(dialog).toHaveTextContent('1 kiriman udara')
  await page.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  page.unmount()
  await render(<IdentityNotice cart={cart} />, { keepStorage: true })
  await timePasses()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('before paying, the shipments that wait are named, and no others', async () => {
  const page = await render(<WaitingForIdentity carts={[cart, bySea]} />)
  expect(screen.getByText(page.t('identity:waits.title', { count: 1 }))).toBeVisible()
})

test('before paying, nothing is said where nothing waits', async () => {
  await render(<WaitingForIdentity carts={[cart]} />, { signedInAs: known('approved') })
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
