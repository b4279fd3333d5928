import { calls } from '@seberang/domain/api'
import { screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { BookAddress } from '../../lib/addresses/book-address.ts'
import { useAddressBook, type AddressBookState } from '../../lib/addresses/use-address-book.ts'
import { device } from '../../lib/drafts/device.ts'
import { allLeft } from '../../lib/drafts/leaving.ts'
import { address as saved } from '../../testing/cart.ts'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { testForm } from '../../testing/form-suite.ts'
import { customer, renderApp, type Rendered } from '../../testing/render-app.tsx'
import { AddressDialog, withVillage } from './AddressDialog.tsx'

const onClose = vi.fn<() => void>()
const onSaved = vi.fn<(id: string) => void>()

function Dialog() {
  const { save } = useAddressBook()
  return <AddressDialog save={save} onClose={onClose} onSaved={onSaved} />
}

const gambir = {
  sub_district_id: '3171010',
  sub_district_name: 'Gambir',
  district_id: '3171',
  district_name: 'Jakarta Pusat',
  province_id: '31',
  province_name: 'DKI Jakarta',
  postal_codes: ['10110'],
  code: '31.71.01',
}

/** What an earlier test typed. */
async function forgetTyped(): Promise<void> {
  await allLeft()
  await device.remove('20418/address:new')
}

const name = ({ t }: Rendered) => screen.getByLabelText(t('address:field.name'))
const phone = ({ t }: Rendered) => screen.getByLabelText(t('address:field.phone'))

async function typesOver({ user }: Rendered, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field)
  await user.type(field, text)
}

testForm({
  open: async (server) => {
    await forgetTyped()
    server.answer(calls.addresses, { results: [] })
    server.answer(calls.searchSubDistricts, { results: [gambir] })
    return renderApp(<Dialog />, { texts: ['address', 'file'] })
  },
  call: calls.createAddress,
  answer: { address_id: '8' },
  body: {
    name: 'Siti Rahmawati',
    phone_number: '+62 8129876543',
    sub_district_id: '3171010',
    postal_code: '10110',
    address: 'Jalan Melati 5',
    is_main: true,
  },
  fill: async (page) => {
    const { t, user } = page
    await typesOver(page, name(page), 'Siti Rahmawati')
    await typesOver(page, phone(page), '8129876543')
    await user.type(screen.getByRole('combobox', { name: t('address:field.region') }), 'gambir')
    // jsdom lays nothing out, so the virtual list shows no row; the keyboard chooses all the same.
    await waitForElementToBeRemoved(() => screen.queryByText(t('address:field.regionSearching')))
    await user.keyboard('{ArrowDown}{Enter}')
    await user.type(screen.getByLabelText(t('address:field.address')), 'Jalan Melati 5')
    await user.click(screen.getByRole('checkbox', { name: t('address:field.isMain') }))
  },
  submit: ({ t, user }) => user.click(screen.getByRole('button', { name: t('common:action.save') })),
  field: { find: name, name: 'name' },
  typed: ({ t }) =>
    ['name', 'phone', 'region', 'address', 'postalCode'].map(
      (field) =>
        screen.getByRole<HTMLInputElement>(field === 'region' ? 'combobox' : 'textbox', {
          name: t(`address:field.${field as 'name'}`),
        }).value,
    ),
  outcome: () => onSaved.mock.lastCall,
  expected: ['8'],
})

async function begins(prepare?: (server: FakeServer) => void): Promise<Rendered> {
  await allLeft()
  const server = fakeServer()
  server.answer(calls.addresses, { results: [] })
  prepare?.(server)
  onClose.mockReset()
  return renderApp(<Dialog />, { texts: ['address', 'file'] })
}
const button = ({ t }: Rendered, key: 'cancel' | 'stay' | 'action') =>
  within(screen.getByRole('dialog')).getByRole('button', {
    name: key === 'cancel' ? t('common:action.cancel') : t(`common:discard.${key}`),
  })

test.each([
  ['Escape', ({ user }: Rendered) => user.keyboard('{Escape}')],
  ['"Cancel"', (page: Rendered) => page.user.click(button(page, 'cancel'))],
])('%s asks before typed input is lost', async (_, leave) => {
  await forgetTyped()
  const page = await begins()
  await typesOver(page, name(page), 'Siti')
  await leave(page)
  await waitFor(() => expect(button(page, 'stay')).toHaveFocus())
  expect(onClose).not.toHaveBeenCalled()
  await page.user.click(button(page, 'stay'))
  expect(name(page)).toHaveValue('Siti')
  await leave(page)
  await page.user.click(button(page, 'action'))
  expect(onClose).toHaveBeenCalledOnce()
})

test('Escape closes the list of regions alone, and what was chosen stays', async () => {
  await forgetTyped()
  const page = await begins((server) => server.answer(calls.searchSubDistricts, { results: [gambir] }))
  const region = screen.getByRole<HTMLInputElement>('combobox', { name: page.t('address:field.region') })
  await page.user.type(region, 'gambir')
  await waitForElementToBeRemoved(() => screen.queryByText(page.t('address:field.regionSearching')))
  await page.user.keyboard('{ArrowDown}{Enter}')
  const chosen = region.value
  expect(chosen).toContain('Gambir')
  await page.user.keyboard('{ArrowDown}')
  expect(region).toHaveAttribute('aria-expanded', 'true')
  await page.user.keyboard('{Escape}')
  expect(region).toHaveAttribute('aria-expanded', 'false')
  expect(region).toHaveValue(chosen)
  expect(screen.queryByText(page.t('common:discard.question'))).toBeNull()
  await page.user.keyboard('{Escape}')
  expect(region).toHaveValue(chosen)
  await waitFor(() => expect(button(page, 'stay')).toHaveFocus())
})

test('Enter in a field saves, although the button stands outside the form', async () => {
  await forgetTyped()
  const page = await renderApp(<Dialog />, { texts: ['address', 'file'] })
  await page.user.type(name(page), '{Enter}')
  const street = screen.getByLabelText(page.t('address:field.address'))
  await waitFor(() => expect(street).toBeInvalid())
})

test('a new address begins with the name and phone of the customer; closing it at once asks nothing and stores no draft', async () => {
  await forgetTyped()
  const page = await begins()
  expect(name(page)).toHaveValue('Ratna Wijaya')
  expect(phone(page)).toHaveValue('8123456789')
  await page.user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
  page.unmount()
  await allLeft()
  expect(await device.read('20418/address:new')).toBeUndefined()
})

test('a new address of a guest begins empty', async () => {
  fakeServer()
  const page = await renderApp(<Dialog />, { texts: ['address', 'file'], signedInAs: null })
  expect(name(page)).toHaveValue('')
  expect(phone(page)).toHaveValue('')
})

test('what was typed is there when the form is opened again, until it is discarded', async () => {
  await forgetTyped()
  const first = await begins()
  await typesOver(first, name(first), 'Siti')
  first.unmount()
  const second = await begins()
  await waitFor(() => expect(name(second)).toHaveValue('Siti'))
  expect(screen.getByText(second.t('address:resumed'))).toBeVisible()
  await second.user.keyboard('{Escape}')
  await second.user.click(button(second, 'action'))
  second.unmount()
  const third = await begins()
  await third.user.type(name(third), ' B')
  expect(name(third)).toHaveValue('Ratna Wijaya B')
})

test.each([
  ['a saved address', '8', true],
  ['one that is in this browser alone', 'local:8', false],
])('at the edit of %s, what is checked out is told of where there can be any', async (_, id, hasSentence) => {
  const server = fakeServer()
  server.answer(calls.addresses, { results: [] })
  server.answer(calls.subDistricts, { results: [gambir] })
  const address: BookAddress = {
    ...gambir,
    address_id: id,
    name: 'Ratna Wijaya',
    phone_number: '+62 8123456789',
    postal_code: '10110',
    address: 'Jalan Melati 5',
  }
  const { t } = await renderApp(
    <AddressDialog save={vi.fn<AddressBookState['save']>()} address={address} onClose={onClose} />,
    {
      texts: ['address', 'file'],
    },
  )
  expect(screen.getByLabelText(t('address:field.name'))).toHaveValue('Ratna Wijaya')
  expect(screen.queryAllByText(t('address:editKeeps'))).toHaveLength(hasSentence ? 1 : 0)
})

const coblong = {
  sub_district_id: '32.73.02',
  sub_district_name: 'Coblong',
  district_id: '32.73',
  district_name: 'Kota Bandung',
  province_id: '32',
  province_name: 'Jawa Barat',
  postal_codes: ['40132', '40134'],
  code: '32.73.02',
}
const sekeloa = { ...coblong, village_name: 'Sekeloa', village_postal_codes: ['40134'] }
const points = [
  { label: 'Sekeloa, Coblong', lat: -6.886, long: 107.621, sub_district_id: '32.73.02' },
  { label: 'Coblong', lat: -6.88, long: 107.61, sub_district_id: null },
]

/** The form with everything but the place typed, and a place chosen. */
async function typedAt(place: typeof coblong) {
  await forgetTyped()
  const page = await begins()
  // Stands in for the one that the form was opened with.
  const server = fakeServer()
  server.answer(calls.addresses, { results: [] })
  server.answer(calls.searchSubDistricts, { results: [place] })
  server.answer(calls.createAddress, { address_id: '8' })
  const { t, user } = page
  await user.type(screen.getByLabelText(t('address:field.address')), 'Jalan Melati 5')
  await user.type(screen.getByRole('combobox', { name: t('address:field.region') }), 'sekeloa')
  await waitForElementToBeRemoved(() => screen.queryByText(t('address:field.regionSearching')))
  await user.keyboard('{ArrowDown}{Enter}')
  const postalCode = screen.getByRole<HTMLInputElement>('textbox', { name: t('address:field.postalCode') })
  return {
    ...page,
    server,
    postalCode,
    save: () => user.click(screen.getByRole('button', { name: t('common:action.save') })),
    press: (key: 'search' | 'remove') =>
      user.click(screen.getByRole('button', { name: t(`address:point.${key}`) })),
    sent: () => server.bodies(calls.createAddress),
  }
}

test('a village fills in its postal code, is shown with those above it and is part of the address', async () => {
  const { t, postalCode, save, sent } = await typedAt(sekeloa)
  expect(screen.getByRole('combobox', { name: t('address:field.region') })).toHaveValue(
    'Sekeloa, Coblong, Kota Bandung',
  )
  expect(postalCode).toHaveValue('40134')
  await save()
  await waitFor(() =>
    expect(sent()).toEqual([
      expect.objectContaining({ postal_code: '40134', address: 'Jalan Melati 5, Sekeloa' }),
    ]),
  )
})

test('a sub-district with several postal codes names them and fills in none', async () => {
  const { t, postalCode } = await typedAt(coblong)
  expect(postalCode).toHaveValue('')
  const hint = t('address:field.postalCodeHint', { place: 'Coblong', codes: '40132, 40134' })
  expect(postalCode).toHaveAccessibleDescription(hint)
})

test('a postal code of another place is refused at its field before it is sent', async () => {
  const { user, postalCode, save, sent } = await typedAt(coblong)
  await user.type(postalCode, '99999')
  await save()
  await waitFor(() => expect(postalCode).toBeInvalid())
  expect(postalCode).toHaveAccessibleDescription(/40132, 40134/)
  await user.clear(postalCode)
  await user.type(postalCode, '40132')
  await save()
  await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ postal_code: '40132' })]))
})

test('the point on the map is found from the address, chosen, removed and saved', async () => {
  const { t, user, server, save, press, sent } = await typedAt(sekeloa)
  server.answer(calls.geocode, { results: points })
  await press('search')
  await user.click(await screen.findByRole('radio', { name: /^Sekeloa, Coblong/ }))
  const [asked] = server.received(calls.geocode)
  expect(new URL(asked?.url ?? '', 'http://localhost').searchParams.get('q')).toBe(
    'Jalan Melati 5, Sekeloa, Coblong, Kota Bandung, Jawa Barat, 40134',
  )
  expect(screen.getByText('−6.88600, 107.62100')).toBeVisible()
  await press('remove')
  expect(screen.queryByRole('radio')).toBeNull()
  await press('search')
  await user.click(await screen.findByRole('radio', { name: /^Coblong/ }))
  await user.type(screen.getByLabelText(new RegExp(t('address:field.email'))), 'ratna@example.com')
  await save()
  await waitFor(() =>
    expect(sent()).toEqual([
      expect.objectContaining({ lat: -6.88, long: 107.61, email: 'ratna@example.com' }),
    ]),
  )
})

test('a search for the point says why it finds none', async () => {
  await forgetTyped()
  const page = await begins()
  const { t, user } = page
  await user.click(screen.getByRole('button', { name: t('address:point.search') }))
  expect(screen.getByText(t('address:point.tooEarly'))).toBeVisible()
})

test.each([
  ['Jalan Melati 5', 'Sekeloa', 'Jalan Melati 5, Sekeloa'],
  ['Jalan Melati 5, kel. SEKELOA', 'Sekeloa', 'Jalan Melati 5, kel. SEKELOA'],
  ['Jalan Melati 5', undefined, 'Jalan Melati 5'],
  [' ', 'Sekeloa', ' '],
  ['a'.repeat(495), 'Sekeloa', 'a'.repeat(495)],
])('%j in %s is saved as %j', (address, village, saved) => {
  expect(withVillage(address, village)).toBe(saved)
})

test('a new address begins at the place that is already known', async () => {
  await forgetTyped()
  fakeServer()
  const near = {
    sub_district_id: '32.73.02',
    sub_district_name: 'Coblong',
    district_id: '32.73',
    district_name: 'Kota Bandung',
    province_id: '32',
    province_name: 'Jawa Barat',
    postal_codes: ['40132'],
    code: '32.73.02',
  }
  const save = () => Promise.resolve('1')
  const { t } = await renderApp(<AddressDialog save={save} near={near} onClose={onClose} />, {
    texts: ['address', 'file'],
  })
  expect(screen.getByRole('combobox', { name: t('address:field.region') })).toHaveValue(
    'Coblong, Kota Bandung',
  )
  expect(screen.getByLabelText(t('address:field.postalCode'))).toHaveValue('40132')
})

test('an NPWP without its paper says so at the paper before it is saved, and keeps what was typed', async () => {
  await forgetTyped()
  fakeServer()
  const save = vi.fn<() => Promise<string>>(() => Promise.resolve('1'))
  const { t, user } = await renderApp(<AddressDialog save={save} address={saved} onClose={onClose} />, {
    texts: ['address', 'file'],
  })
  const npwp = screen.getByLabelText(new RegExp(t('address:field.npwp')))
  await user.type(npwp, '012345678901234')
  const press = () => user.click(screen.getByRole('button', { name: t('common:action.save') }))
  await press()
  expect(await screen.findByText(t('address:field.npwpFileMissing'))).toBeVisible()
  expect(save).not.toHaveBeenCalled()
  expect(npwp).toHaveValue('012345678901234')
  await press()
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
})

test('a paper that this device no longer has is said at the paper', async () => {
  await forgetTyped()
  fakeServer()
  const save = vi.fn<() => Promise<string>>(() => Promise.resolve('1'))
  const npwp_paper = { id: 'device:gone', name: 'npwp.pdf', type: 'application/pdf' }
  const lacking = { ...saved, npwp: '012345678901234', npwp_paper }
  const { t, user } = await renderApp(<AddressDialog save={save} address={lacking} onClose={onClose} />, {
    texts: ['address', 'file'],
    signedInAs: customer,
  })
  await user.click(screen.getByRole('button', { name: t('common:action.save') }))
  expect(await screen.findByText(t('file:gone', { name: 'npwp.pdf' }))).toBeVisible()
  expect(save).not.toHaveBeenCalled()
})
