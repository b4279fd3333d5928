import { calls } from '@seberang/domain/api'
import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { testForm } from '../../testing/form-suite.ts'
import { renderApp, type Rendered } from '../../testing/render-app.tsx'
import { ConfirmByPinDialog, type PinAndProof } from './ConfirmByPinDialog.tsx'

const confirm = vi.fn<(proof: PinAndProof) => Promise<void>>(() => Promise.resolve())
const field = ({ t }: Rendered, name: 'pin' | 'code') => screen.getByLabelText(t(`wallet:confirm.${name}`))

testForm({
  open: () =>
    renderApp(
      <ConfirmByPinDialog
        title="Bayar dari saldo"
        text="Rp245.000"
        action="Bayar"
        code={{ ref: 'CO', resendAt: 0, send: () => Promise.resolve(60), typed: '', keep: () => undefined }}
        confirm={confirm}
        failure="Belum bisa"
        onBack={() => undefined}
      />,
      { texts: ['wallet', 'security'] },
    ),
  call: calls.exchangeCode,
  answer: { otp_token: 'proof', expires_at: '2026-11-29T03:05:00.000Z' },
  body: { ref: 'CO', code: '902146' },
  fill: async (page) => {
    await page.user.type(field(page, 'pin'), '480217')
    await page.user.type(field(page, 'code'), '902146')
  },
  submit: ({ user }) => user.click(screen.getByRole('button', { name: 'Bayar' })),
  field: { find: (page) => field(page, 'code'), name: 'code' },
  outcome: () => confirm.mock.lastCall,
  expected: [{ pin: '480217', otp_token: 'proof' }],
})
