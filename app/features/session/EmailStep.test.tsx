import { calls } from '@seberang/domain/api'
import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { testForm } from '../../testing/form-suite.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { EmailStep } from './EmailStep.tsx'

const onSent = vi.fn<(email: string, resendAfter: number) => void>()

testForm({
  open: () => renderApp(<EmailStep email="" onSent={onSent} />, { texts: ['session'], signedInAs: null }),
  call: calls.registerMini,
  answer: { resend_after: 60 },
  body: { user_id: 'ratna@contoh.id' },
  fill: ({ t, user }) => user.type(screen.getByLabelText(t('session:field.email')), 'ratna@contoh.id'),
  submit: ({ t, user }) =>
    user.click(screen.getByRole('button', { name: t('session:register.mini.submit') })),
  field: { find: ({ t }) => screen.getByLabelText(t('session:field.email')), name: 'user_id' },
  outcome: () => onSent.mock.lastCall,
  expected: ['ratna@contoh.id', 60],
})
