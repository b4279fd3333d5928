import { calls } from '@seberang/domain/api'
import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { testForm } from '../../testing/form-suite.ts'
import { customer, renderApp } from '../../testing/render-app.tsx'
import SignInLayer from './SignInLayer.tsx'

const onSignedIn = vi.fn<() => void>()
const email = 'ratna@contoh.id'

testForm({
  open: () =>
    renderApp(
      <SignInLayer
        email={email}
        onSignedIn={onSignedIn}
        onChangeAccount={() => undefined}
        onGoHome={() => undefined}
      />,
      { texts: ['session'] },
    ),
  call: calls.login,
  answer: { login: true, token: 'new', customer },
  body: { user_id: email, password: 'rahasia sekali 9' },
  fill: ({ t, user }) =>
    user.type(screen.getByLabelText(t('session:again.password', { email })), 'rahasia sekali 9'),
  submit: ({ t, user }) => user.click(screen.getByRole('button', { name: t('session:again.submit') })),
  field: { find: ({ t }) => screen.getByLabelText(t('session:again.password', { email })), name: 'password' },
  outcome: () => onSignedIn.mock.lastCall,
  expected: [],
})
