import { calls } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { address } from '../../testing/cart.ts'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { customer, renderApp } from '../../testing/render-app.tsx'
import { keepLocalAddresses, localAddresses } from '../addresses/local.ts'
import { useCall } from '../api/use-call.ts'
import { prefetch } from '../api/prefetch.ts'
import { device } from '../drafts/device.ts'
import { draftKey } from '../drafts/owner.ts'
import { changeLanguage, currentLanguage } from '../i18n/i18n.ts'
import { session, updateSession } from '../session/session.ts'
import { afterSignIn } from './after-sign-in.ts'

const signedIn = { token: 'new', customer }
const localId = 'local:1'
const loads = ['addresses', 'profile', 'carts', 'paymentGroups', 'agents']

/** A guest's browser, in which an address was saved and a draft that names it, and a server that takes both. */
async function guest({ withAddress }: { withAddress: boolean }): Promise<FakeServer> {
  const server = fakeServer()
  await renderApp(null, { texts: [], signedInAs: null })
  await keepLocalAddresses(withAddress ? [{ ...address, address_id: localId }] : [])
  const body = { addressId: localId, note: 'sepatu' }
  await device.write(draftKey(null, 'import'), { body, version: 1, savedAt: 5, sent: true })
  server.answer(calls.createAddresses, {
    status: 'ok',
    results: [{ local_id: localId, address_id: '7' }],
  })
  server.answer(calls.addresses, { results: [address] })
  server.answer(calls.profile, { customer })
  server.answer(calls.carts, { count: 0, next: null, previous: null, page_size: 10, results: [] })
  server.answer(calls.paymentGroups, { results: [] })
  server.answer(calls.agents, { data: { air: [], sea: [] } })
  return server
}

afterEach(() => keepLocalAddresses([]))

test('hands over the addresses, renames them in the drafts, and then prefetches', async () => {
  const server = await guest({ withAddress: true })
  expect(await afterSignIn(signedIn)).toEqual({ addressesStayed: false })
  expect(server.log()).toEqual(['createAddresses', ...loads])
  expect(server.bodies(calls.createAddresses)).toMatchObject([[{ local_id: localId, name: address.name }]])
  expect(await localAddresses()).toEqual([])
  expect(await device.read(draftKey(null, 'import'))).toBeUndefined()
  expect(await device.read(draftKey(customer.customer_id, 'import'))).toMatchObject({
    body: { addressId: '7', note: 'sepatu' },
    sent: false,
  })
  expect(session()).toMatchObject(signedIn)
})

test('prefetched data is in the cache, and nothing of the previous customer', async () => {
  const server = await guest({ withAddress: false })
  server.answer(calls.invoices, { results: [] })
  await prefetch(calls.invoices, { query: { status: 'pending' } })
  await afterSignIn(signedIn)

  function Page() {
    const profile = useCall(calls.profile, {}, { revalidateOnMount: false })
    const invoices = useCall(calls.invoices, { query: { status: 'pending' } }, { revalidateOnMount: false })
    // As the ways to pay are read by what shows them.
    const methods = useCall(calls.paymentGroups, { query: {} }, { revalidateOnMount: false })
    return `${profile.data?.customer.first_name}, ${invoices.data ? 'theirs' : 'nothing of theirs'}, ${methods.data ? 'ways to pay' : ''}`
  }
  await renderApp(<Page />, { texts: [], appCache: true })
  expect(screen.getByText(`${customer.first_name}, nothing of theirs, ways to pay`)).toBeVisible()
})

test('what was prefetched for one customer is not there for the next', async () => {
  const server = await guest({ withAddress: false })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.answer(calls.identities, () => promise.then(() => ({ results: [] })))
  await updateSession(signedIn)
  const loading = prefetch(calls.identities, {})
  await waitFor(() => expect(server.received(calls.identities)).toHaveLength(1))
  await updateSession({ token: 'budi', customer: { ...customer, customer_id: '2' } })
  resolve()
  await expect(loading).rejects.toThrow('HTTP 401')

  function Page() {
    return useCall(calls.identities, {}, { revalidateOnMount: false }).data ? 'of another' : 'nothing'
  }
  await renderApp(<Page />, { texts: [], appCache: true })
  expect(screen.getByText('nothing')).toBeVisible()
})

test('what a page loaded just before signing in is loaded again by the next page', async () => {
  const server = await guest({ withAddress: false })
  server.answer(calls.categories, { results: [] })

  function Page() {
    const { data } = useCall(calls.categories, {}, { revalidateIfStale: false })
    return data ? 'loaded' : 'loading'
  }
  const before = await renderApp(<Page />, { texts: [], appCache: true })
  expect(await screen.findByText('loaded')).toBeVisible()
  before.unmount()
  await afterSignIn(signedIn)
  await renderApp(<Page />, { texts: [], appCache: true })
  expect(await screen.findByText('loaded')).toBeVisible()
})

test('refused addresses stay in the browser and do not block', async () => {
  const server = await guest({ withAddress: true })
  server.refuse(calls.createAddresses, 422)
  expect(await afterSignIn(signedIn)).toEqual({ addressesStayed: true })
  expect(await localAddresses()).toHaveLength(1)
  expect(await device.read(draftKey(customer.customer_id, 'import'))).toMatchObject({
    body: { addressId: localId },
  })
  expect(server.log()).toEqual(['createAddresses', ...loads])
  expect(session().customer).toEqual(customer)
})

test('an address whose paper is not here stays, with its draft, and the others are handed over', async () => {
  const server = await guest({ withAddress: true })
  const npwp_paper = { id: 'device:gone', name: 'npwp.pdf', type: 'application/pdf' }
  const [whole] = await localAddresses()
  const lacking = { ...address, address_id: 'local:2', npwp_paper }
  await keepLocalAddresses([...(whole ? [whole] : []), lacking])
  expect(await afterSignIn(signedIn)).toEqual({ addressesStayed: true })
  expect(server.bodies(calls.createAddresses)).toMatchObject([[{ local_id: localId }]])
  expect(await localAddresses()).toEqual([lacking])
  expect(await device.read(draftKey(customer.customer_id, 'import'))).toMatchObject({
    body: { addressId: '7' },
  })
})

test('nobody is signed in when addresses were handed over but cannot be loaded', async () => {
  const server = await guest({ withAddress: true })
  server.refuse(calls.addresses, 422)
  await expect(afterSignIn(signedIn)).rejects.toThrow('HTTP 422')
  expect(session()).toMatchObject({ token: null, customer: null })
})

test('a failed prefetch leaves the customer signed in when nothing was handed over', async () => {
  const server = await guest({ withAddress: false })
  for (const call of [calls.addresses, calls.profile, calls.carts]) server.refuse(call, 422)
  await afterSignIn(signedIn)
  expect(session()).toMatchObject(signedIn)
})

test('whoever signs in while another customer is signed in finds nothing of theirs in this browser', async () => {
  await guest({ withAddress: false })
  await updateSession({ token: 'old', customer: { ...customer, customer_id: '1' } })
  for (const storage of [localStorage, sessionStorage]) storage.setItem('tk_first_steps', '1')
  localStorage.setItem('tk_theme', 'dark')
  await afterSignIn(signedIn)
  expect([localStorage, sessionStorage].map((storage) => storage.getItem('tk_first_steps'))).toEqual([
    null,
    null,
  ])
  expect(localStorage.getItem('tk_theme')).toBe('dark')
  expect(session()).toMatchObject(signedIn)
})

test('the same customer who signs in once more loses nothing', async () => {
  await guest({ withAddress: false })
  await updateSession({ token: 'old', customer })
  localStorage.setItem('tk_first_steps', '1')
  await afterSignIn(signedIn)
  expect(localStorage.getItem('tk_first_steps')).toBe('1')
})

test('a browser in which none was chosen takes the language of each account; one that was chosen stays', async () => {
  await guest({ withAddress: false })
  await afterSignIn({ token: 'new', customer: { ...customer, language: 'en' } })
  expect(currentLanguage()).toBe('en')
  await afterSignIn({ token: 'another', customer: { ...customer, customer_id: '2', language: 'cn' } })
  expect(currentLanguage()).toBe('zh')
  await changeLanguage('id')
  await afterSignIn({ token: 'new', customer: { ...customer, language: 'en' } })
  expect(currentLanguage()).toBe('id')
})
