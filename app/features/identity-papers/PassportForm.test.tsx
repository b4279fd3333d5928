import { calls, type IdentityPaper } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
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
  return renderApp(<PassportForm replacesApproved={false} onSaved={onSaved} />, {
    texts: ['identity', 'file', 'security'],
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

test.each([
  ['12/05/2020', /sudah habis masa berlakunya/],
  ['12/05/2099', /paling lama sampai/],
  ['12/05/30', /empat angka/],
])('an end on %s is refused as soon as the field is left', async (day, reason) => {
  const { t, user } = await open(fakeServer())
  const field = screen.getByLabelText(t('identity:form.expires'))
  await user.type(field, day)
  await user.tab()
  await waitFor(() => expect(field).toHaveAccessibleDescription(reason))
})
