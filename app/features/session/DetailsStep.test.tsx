import { calls } from '@seberang/domain/api'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { RegistrationDetails } from '../../lib/session/registration.ts'
import { testForm } from '../../testing/form-suite.ts'
import { customer, renderApp } from '../../testing/render-app.tsx'
import { DetailsStep } from './DetailsStep.tsx'

const onType = vi.fn<(details: RegistrationDetails) => void>()
const onRegistered = vi.fn<() => Promise<void>>()
const onChangeEmail = vi.fn<() => void>()

const open = () =>
  renderApp(
    <DetailsStep
      email="ratna@contoh.id"
      registerToken="register"
      typed={null}
      onType={onType}
      onRegistered={onRegistered}
      onSigningIn={() => undefined}
      onChangeEmail={onChangeEmail}
    />,
    { texts: ['session', 'security'], signedInAs: null, at: '/register' },
  )

testForm({
  open,
  call: calls.registerMandatory,
  answer: { login: true, token: 'new', customer: { ...customer, customer_type: 'business' } },
  body: {
    register_token: 'register',
    first_name: 'Ratna',
    last_name: 'Wijaya',
    phone_number: '08123456789',
    password: 'rahasia sekali 9',
    customer_type: 'business',
    accept_terms: true,
  },
  fill: async ({ t, user }) => {
    await user.type(screen.getByLabelText(t('session:field.firstName')), 'Ratna')
    await user.type(screen.getByLabelText(new RegExp(t('session:field.lastName'))), 'Wijaya')
    await user.type(screen.getByLabelText(t('session:field.phone')), '08123456789')
    await user.type(screen.getByLabelText(t('session:field.password')), 'rahasia sekali 9')
    await user.click(screen.getByRole('radio', { name: new RegExp(t('session:field.business')) }))
    await user.click(screen.getByRole('checkbox'))
  },
  submit: ({ t, user }) =>
    user.click(screen.getByRole('button', { name: t('session:register.details.submit') })),
  field: { find: ({ t }) => screen.getByLabelText(t('session:field.firstName')), name: 'first_name' },
  outcome: ({ location }) => location(),
  // A business is led to its company.
  expected: '/settings/company-upgrade',
})

test('what is agreed to can be read, in a new tab: nothing that was typed is lost', async () => {
  const page = await open()
  for (const [key, href] of [
    ['termsName', '/terms'],
    ['privacyName', '/privacy-policy'],
  ] as const) {
    const link = screen.getByRole('link', { name: new RegExp(page.t(`session:field.${key}`)) })
    expect(link).toHaveAttribute('href', href)
    expect(link).toHaveAttribute('target', '_blank')
  }
})
