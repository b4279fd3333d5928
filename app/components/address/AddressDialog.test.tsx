import { calls } from '@seberang/domain/api'
import { screen, waitForElementToBeRemoved } from '@testing-library/react'
import { vi } from 'vitest'
import { useAddressBook } from '../../lib/addresses/use-address-book.ts'
import { testForm } from '../../testing/form-suite.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { AddressDialog } from './AddressDialog.tsx'

const onClose = vi.fn<() => void>()
const onSaved = vi.fn<(id: string) => void>()

function Dialog() {
  const { save } = useAddressBook()
  return <AddressDialog save={save} onClose={onClose} onSaved={onSaved} />
}

testForm({
  open: (server) => {
    server.answer(calls.addresses, { results: [] })
    server.answer(calls.searchSubDistricts, {
      results: [
        {
          sub_district_id: '3171010',
          sub_district_name: 'Gambir',
          district_id: '3171',
          district_name: 'Jakarta Pusat',
          province_id: '31',
          province_name: 'DKI Jakarta',
          postal_codes: ['10110'],
          code: '31.71.01',
        },
      ],
    })
    return renderApp(<Dialog />, { texts: ['address', 'file'] })
  },
  call: calls.createAddress,
  answer: { address_id: '8' },
  body: {
    name: 'Ratna Wijaya',
    phone_number: '+62 8123456789',
    sub_district_id: '3171010',
    postal_code: '10110',
    address: 'Jalan Melati 5',
    is_main: true,
  },
  fill: async ({ t, user }) => {
    await user.type(screen.getByLabelText(t('address:field.name')), 'Ratna Wijaya')
    await user.type(screen.getByLabelText(t('address:field.phone')), '8123456789')
    await user.type(screen.getByRole('combobox', { name: t('address:field.region') }), 'gambir')
    // jsdom lays nothing out, so the virtual list shows no row; the keyboard chooses all the same.
    await waitForElementToBeRemoved(() => screen.queryByText(t('address:field.regionSearching')))
    await user.keyboard('{ArrowDown}{Enter}')
    await user.type(screen.getByLabelText(t('address:field.address')), 'Jalan Melati 5')
    await user.click(screen.getByRole('checkbox', { name: t('address:field.isMain') }))
  },
  submit: ({ t, user }) => user.click(screen.getByRole('button', { name: t('common:action.save') })),
  field: { find: ({ t }) => screen.getByLabelText(t('address:field.name')), name: 'name' },
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
