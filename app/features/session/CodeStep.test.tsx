import { calls } from '@seberang/domain/api'
import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { testForm } from '../../testing/form-suite.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { CodeStep } from './CodeStep.tsx'

const onVerified = vi.fn<(registerToken: string) => void>()
const onChangeEmail = vi.fn<() => void>()

testForm({
  open: () =>
    renderApp(
      <CodeStep
        email="ratna@contoh.id"
        resendAfter={60}
        onVerified={onVerified}
        onChangeEmail={onChangeEmail}
      />,
      { texts: ['session'], signedInAs: null },
    ),
  call: calls.verifyCode,
  answer: { register_token: 'register' },
  body: { user_id: 'ratna@contoh.id', code: '123456' },
  fill: ({ t, user }) => user.type(screen.getByLabelText(t('session:register.code.label')), '123456'),
  submit: ({ t, user }) =>
    user.click(screen.getByRole('button', { name: t('session:register.code.submit') })),
  field: { find: ({ t }) => screen.getByLabelText(t('session:register.code.label')), name: 'code' },
  outcome: () => onVerified.mock.lastCall,
  expected: ['register'],
})
