import { calls } from '@seberang/domain/api'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server.ts'
import { testForm } from '../../../testing/form-suite.ts'
import { renderApp, type Rendered } from '../../../testing/render-app.tsx'
import { AcceptTermsForm } from './AcceptTermsForm.tsx'

const onChanged = vi.fn<() => void>()
const open = () => {
  onChanged.mockClear()
  return renderApp(<AcceptTermsForm version="2026-11" onChanged={onChanged} />, { texts: ['company'] })
}
const name = ({ t }: Rendered) => screen.getByLabelText(t('company:terms.name'))
const submit = ({ t, user }: Rendered) =>
  user.click(
    screen.getAllByRole('button', {
      name: t('company:terms.accept', { version: '2026-11' }),
    })[0] as HTMLElement,
  )

testForm({
  open: () => open(),
  call: calls.acceptTerms,
  answer: { accepted: { version: '2026-11', name: 'Ratna Wijaya', at: '2026-11-29T03:00:00.000Z' } },
  body: { version: '2026-11', name: 'Ratna Wijaya' },
  fill: (form) => form.user.type(name(form), 'Ratna Wijaya'),
  submit,
  field: { find: name, name: 'name' },
  outcome: ({ t }) => screen.queryByText(t('company:terms.done', { version: '2026-11' })) !== null,
  expected: true,
})

test('of another version than the current one, it says so and asks for that', async () => {
  const server = fakeServer()
  server.refuse(calls.acceptTerms, 409, {
    code: 'terms_changed',
    message: 'Ketentuannya sudah berganti versi.',
  })
  const form = await open()
  await form.user.type(name(form), 'Ratna')
  await submit(form)
  expect(await screen.findByText('Ketentuannya sudah berganti versi.')).toBeVisible()
  expect(onChanged).toHaveBeenCalledOnce()
})
