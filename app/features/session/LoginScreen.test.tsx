import { calls } from '@seberang/domain/api'
import { screen } from '@testing-library/react'
import { testForm } from '../../testing/form-suite.ts'
import { customer, renderApp } from '../../testing/render-app.tsx'
import { Screen } from './LoginScreen.tsx'

testForm({
  open: () => renderApp(<Screen />, { texts: ['session'], signedInAs: null, at: '/login' }),
  call: calls.login,
  answer: { login: true, token: 'new', customer },
  body: { user_id: 'ratna@contoh.id', password: 'rahasia sekali 9' },
  fill: async ({ t, user }) => {
    await user.type(screen.getByLabelText(t('session:field.email')), 'ratna@contoh.id')
    await user.type(screen.getByLabelText(t('session:field.password')), 'rahasia sekali 9')
  },
  submit: ({ t, user }) => user.click(screen.getByRole('button', { name: t('session:login.submit') })),
  field: { find: ({ t }) => screen.getByLabelText(t('session:field.email')), name: 'user_id' },
  outcome: ({ location }) => location(),
  expected: '/locker-import',
})
