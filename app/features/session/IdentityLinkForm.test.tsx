import { calls, type UnknownIdentity } from '@seberang/domain/api'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testForm } from '../../testing/form-suite.ts'
import { customer, renderApp } from '../../testing/render-app.tsx'
import { IdentityLinkForm } from './IdentityLinkForm.tsx'

const person: UnknownIdentity = {
  provider: 'facebook',
  first_name: 'Ratna',
  last_name: '',
  email: 'ratna@contoh.id',
  has_account: true,
  opened_by: [],
  step_token: 'step',
}

const open = () =>
  renderApp(<IdentityLinkForm person={person} />, {
    texts: ['identities', 'session'],
    signedInAs: null,
    at: '/callback',
  })

testForm({
  open,
  call: calls.loginByFacebook,
  answer: { login: true, token: 'new', customer },
  body: { step_token: 'step', link: true, password: 'rahasia sekali 9' },
  fill: ({ t, user }) => user.type(screen.getByLabelText(t('identities:link.password')), 'rahasia sekali 9'),
  submit: ({ t, user }) =>
    user.click(screen.getByRole('button', { name: t('identities:link.submit', { provider: 'Facebook' }) })),
  field: { find: ({ t }) => screen.getByLabelText(t('identities:link.password')), name: 'password' },
  outcome: ({ location }) => location(),
  expected: '/locker-import',
})

test('what keeps passwords knows of which account it is', async () => {
  await open()
  expect(document.querySelector('form input[autocomplete=username]')).toHaveValue(person.email)
})
