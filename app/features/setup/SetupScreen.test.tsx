import { calls, type Address, type Agent } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { device } from '../../lib/drafts/device.ts'
import { draftKey } from '../../lib/drafts/owner.ts'
import { landingKey } from '../../lib/session/landing.ts'
import { beginFirstSteps } from '../../lib/session/first-steps.ts'
import { address } from '../../testing/cart.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { customer, renderApp, type Rendered } from '../../testing/render-app.tsx'
import { emptySetup, type SetupDraft } from './draft.ts'
import { Screen } from './SetupScreen.tsx'

// jsdom scrolls nothing.
Object.assign(HTMLElement.prototype, { scrollIntoView: () => undefined })

const warehouse = (id: string, country: string): Agent => ({
  id,
  country,
  flag: country,
  name: id,
  contact_info: [{ title: 'Nama', value: 'Seberang {suite}' }],
  days: [5, 8],
})
const agents = { air: [warehouse('us-air', 'US')], sea: [warehouse('us-sea', 'US')] }
const key = draftKey(customer.customer_id, 'setup')

interface Opened {
  draft?: SetupDraft
  addresses?: Address[]
  type?: 'personal' | 'business'
}

async function open({ draft, addresses = [], type = 'personal' }: Opened = {}) {
  const server = fakeServer()
  server.answer(calls.agents, { data: agents })
  server.answer(calls.addresses, { results: addresses })
  server.answer(calls.draft, {
    data: { kind: 'setup', body: draft ?? null, version: draft ? 1 : 0, updated_at: null },
  })
  server.answer(calls.saveDraft, { version: 2 })
  if (draft) await device.write(key, { body: draft, savedAt: Date.now(), version: 1, sent: true })
  else await device.remove(key)
  const page = await renderApp(<Screen />, {
    texts: ['setup', 'address', 'file', 'overseas', 'session'],
    signedInAs: { ...customer, customer_type: type },
    at: { pathname: '/setup', state: { wanted: '/calculator' } },
  })
  localStorage.setItem(landingKey, '1')
  beginFirstSteps()
  await screen.findByRole('heading', { name: page.t('setup:shop.title') })
  return { server, page }
}
const country = ({ t }: Rendered, code: 'US') =>
  screen.getByRole('radio', { name: new RegExp(t(`common:country.${code}`)) })
const press = ({ t, user }: Rendered, name: 'later' | 'finish' | 'toCompany') =>
  user.click(screen.getByRole('button', { name: t(`setup:${name}`) }))
const flags = () => Object.keys(localStorage).filter((name) => /landing|first_steps/.test(name))

test('the country shows its warehouse, to be copied', async () => {
  const { page } = await open()
  const { t, user } = page
  expect(screen.getByText(t('setup:shop.choose'))).toBeVisible()
  await user.click(country(page, 'US'))
  await user.click(screen.getByRole('button', { name: t('setup:origin.see') }))
  expect(screen.getByRole('region', { name: t('setup:shop.title') })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: t('overseas:copyAll') }))
  expect(await navigator.clipboard.readText()).toContain(customer.customer_id)
})

test('what was chosen is there again after a reload', async () => {
  const { page } = await open({ draft: { ...emptySetup('business'), country: 'US' } })
  expect(country(page, 'US')).toBeChecked()
  expect(screen.getByText(page.t('setup:type.company'))).toBeVisible()
})

test('a country whose warehouse has closed since is to be chosen anew', async () => {
  const { page } = await open({ draft: { ...emptySetup('personal'), country: 'JP' } })
  const { t } = page
  expect(screen.getByText(t('setup:shop.choose'))).toBeVisible()
  expect(
    screen.getByRole('button', { name: new RegExp(`${t('setup:step.origin')}.*\\(sekarang\\)`) }),
  ).toBeVisible()
})

test('what is chosen is stored on the device', async () => {
  const { page } = await open()
  await page.user.click(country(page, 'US'))
  await waitFor(async () => expect((await device.read(key))?.body).toMatchObject({ country: 'US' }))
})

test('an address of the book is the first one: no second is asked for', async () => {
  const { page } = await open({ addresses: [address] })
  await screen.findByText(address.name)
  expect(screen.queryByText(page.t('setup:address.text'))).not.toBeInTheDocument()
})

test('done, it goes on to what was wanted, and what the link was for is over', async () => {
  const { page } = await open()
  await page.user.click(country(page, 'US'))
  await press(page, 'finish')
  await waitFor(() => expect(page.location()).toBe('/calculator'))
  expect(flags()).toEqual([])
  expect((await device.read(key))?.body ?? null).toBeNull()
})

test('it is not done without a country: the press leads there', async () => {
  const { page } = await open()
  await press(page, 'finish')
  expect(document.querySelector('#origin')).toHaveFocus()
  expect(page.location()).toBe('/setup')
  expect(flags()).toHaveLength(2)
})

test('put off, it can be gone on with', async () => {
  const { page } = await open()
  await press(page, 'later')
  await waitFor(() => expect(page.location()).toBe('/calculator'))
  expect(flags()).toHaveLength(2)
})

test('for a company, its data follow', async () => {
  const { page } = await open({ type: 'business' })
  await page.user.click(country(page, 'US'))
  await press(page, 'toCompany')
  await waitFor(() => expect(page.location()).toBe('/settings/company-upgrade'))
  expect(flags()).toEqual([])
})
