import { calls } from '@seberang/domain/api'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { request } from '../../lib/api/client.ts'
import { company } from '../../testing/company.ts'
import { testForm } from '../../testing/form-suite.ts'
import { renderApp, type Rendered } from '../../testing/render-app.tsx'
import { ContactForm } from './ContactForm.tsx'
import { bodyOf, type ContactFields } from './draft.ts'

const initial: ContactFields = { country: 'ID', phone: '', faxNumber: '', email: '', origin: '' }
const onDone = vi.fn<() => void>()
const phone = ({ t }: Rendered) => screen.getByLabelText(t('company:field.phone'))
const open = () => {
  onDone.mockClear()
  return renderApp(
    <ContactForm
      id="form"
      initial={initial}
      showsFaults={false}
      onType={() => undefined}
      onBusy={() => undefined}
      onSubmit={async (contact) => {
        await request(calls.saveCompany, { body: { ...company, contact: bodyOf.contact(contact) } })
        onDone()
      }}
    />,
    { texts: ['company'] },
  )
}

testForm({
  open,
  call: calls.saveCompany,
  answer: { company: { id: 'CO-1', status: 'waiting' } },
  body: {
    ...company,
    contact: { ...company.contact, faxNumber: '' },
  },
  fill: async (form) => {
    const { t, user } = form
    await user.type(screen.getByLabelText(t('company:field.city')), 'Kota Bandung')
    await user.type(screen.getByLabelText(t('company:field.email')), 'kantor@larasati.example')
    await user.type(phone(form), '22 2044 1871')
  },
  submit: (form) => form.user.type(phone(form), '{Enter}'),
  field: { find: phone, name: 'contact.phoneNumber' },
  outcome: () => onDone.mock.calls.length,
  expected: 1,
})

test('the country code is that of the country until a number is typed', async () => {
  const form = await open()
  const code = () => screen.getByRole('combobox', { name: form.t('company:field.phoneCode') })
  expect(code()).toHaveValue('+62')
  await form.user.selectOptions(screen.getByLabelText(form.t('company:field.country')), 'SG')
  expect(code()).toHaveValue('+65')
  await form.user.type(phone(form), '6123 4567')
  await form.user.selectOptions(screen.getByLabelText(form.t('company:field.country')), 'ID')
  expect(code()).toHaveValue('+65')
})
