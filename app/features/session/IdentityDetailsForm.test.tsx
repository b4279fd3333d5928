import { calls, type UnknownIdentity } from '@seberang/domain/api'
import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { testForm } from '../../testing/form-suite.ts'
import { landingKey } from '../../lib/session/landing.ts'
import { customer, renderApp } from '../../testing/render-app.tsx'
import { IdentityDetailsForm } from './IdentityDetailsForm.tsx'

const person: UnknownIdentity = {
  provider: 'google',
  first_name: 'Ratna',
  last_name: 'Wulandari',
  email: 'ratna@contoh.id',
  has_account: false,
  opened_by: [],
  step_token: 'step',
}

testForm({
  open: async () => {
    const page = await renderApp(<IdentityDetailsForm person={person} onKnown={vi.fn<() => void>()} />, {
      texts: ['identities', 'session'],
      signedInAs: null,
      at: '/callback',
    })
    localStorage.setItem(landingKey, '1')
    return page
  },
  call: calls.registerByGoogle,
  answer: { login: true, token: 'new', customer },
  body: {
    step_token: 'step',
    first_name: 'Ratna',
    last_name: 'Wulandari',
    phone_number: '08123456789',
    customer_type: 'personal',
    accept_terms: true,
  },
  fill: async ({ t, user }) => {
    await user.type(screen.getByLabelText(t('session:field.phone')), '08123456789')
    await user.click(screen.getByRole('checkbox'))
  },
  submit: ({ t, user }) =>
    user.click(screen.getByRole('button', { name: t('session:register.details.submit') })),
  field: { find: ({ t }) => screen.getByLabelText(t('session:field.phone')), name: 'phone_number' },
  outcome: ({ location }) => location(),
  // Whoever came by a landing link takes the first steps, however they sign in.
  expected: '/setup',
})
