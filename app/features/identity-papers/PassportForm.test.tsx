import { calls, type IdentityPaper } from '@seberang/domain/api'
import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { FakeServer } from '../../testing/fake-server.ts'
import { fakeUploads } from '../../testing/fake-uploads.ts'
import { testForm } from '../../testing/form-suite.ts'
import { renderApp, type Rendered } from '../../testing/render-app.tsx'
import { PassportForm } from './PassportForm.tsx'

const sent = { id: 'paper', status: 'waiting' } as const
const onSaved = vi.fn<(paper: IdentityPaper) => Promise<void>>()

async function open(server: FakeServer) {
  onSaved.mockReset().mockResolvedValue(undefined)
  fakeUploads()
  server.answer(calls.uploadFile, {
    file_id: 'photo',
    url: '/api/file/photo',
    content_type: 'image/jpeg',
    size: 5,
  })
  return renderApp(<PassportForm reauthToken={undefined} onSaved={onSaved} />, {
    texts: ['identity', 'file'],
  })
}
const number = ({ t }: Rendered) => screen.getByLabelText(t('identity:form.number'))

testForm({
  open,
  call: calls.savePassport,
  answer: { passport: sent },
  body: {
    passport_number: 'X1234567',
    name: 'Ratna Wijaya',
    nationality: 'DE',
    expires_on: '2035-05-21',
    file: 'photo',
  },
  fill: async (page) => {
    const { t, user, container } = page
    const input = container.querySelector<HTMLInputElement>('input[type=file]:not([capture])')
    await user.upload(input as HTMLInputElement, new File(['p'], 'p.jpg', { type: 'image/jpeg' }))
    await user.type(number(page), 'x 1234567')
    await user.selectOptions(screen.getByLabelText(t('identity:form.nationality')), 'DE')
    await user.type(screen.getByLabelText(t('identity:form.expires')), '21/05/2035')
  },
  submit: ({ t, user }) => user.click(screen.getByRole('button', { name: t('identity:send.passport') })),
  field: { find: number, name: 'passport_number' },
  outcome: () => onSaved.mock.lastCall,
  expected: [sent],
})
