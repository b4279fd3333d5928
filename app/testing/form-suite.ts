import { calls, type AnyCall } from '@seberang/domain/api'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, type Answer, type FakeServer } from './fake-server.ts'
import type { Rendered } from './render-app.tsx'

interface FormUnderTest<C extends AnyCall> {
  /** Opens the form; the server is there before it. */
  open: (server: FakeServer) => Promise<Rendered>
  /** The call that the form ends in, its answer, and the body that it gets for what `fill` types. */
  call: C
  answer: Answer<C>
  body: unknown
  /** Types everything that is required. */
  fill: (form: Rendered) => Promise<void>
  submit: (form: Rendered) => Promise<void>
  /** `fill` sends it already: its last character submits the form. */
  submitsItself?: true
  /** A required field: how it is found, and what the server calls it. */
  field: { find: (form: Rendered) => HTMLElement; name: string; clear?: (form: Rendered) => Promise<void> }
  /** What shows that the form is done: where the app is, or how a callback was called. */
  outcome: (form: Rendered) => unknown
  expected: unknown
  /** What stands in the fields after `fill`; the given field's value when left out. */
  typed?: (form: Rendered) => readonly unknown[]
  /** The call has to know who asks, and may find that it was asked too long ago. */
  reauthenticates?: true
}

/** What every form promises, from its fields to the body of its call and back. */
export function testForm<C extends AnyCall>(form: FormUnderTest<C>): void {
  const { call, field } = form
  const valueOf = (element: HTMLElement): unknown => ('value' in element ? element.value : undefined)
  const typed = form.typed ?? ((rendered: Rendered) => [valueOf(field.find(rendered))])

  async function filled(prepare: (server: FakeServer) => void) {
    const server = fakeServer()
    prepare(server)
    const rendered = await form.open(server)
    await form.fill(rendered)
    return { server, rendered }
  }

  test('sends what was typed', async () => {
    const { server, rendered } = await filled((to) => to.answer(call, form.answer))
    await form.submit(rendered)
    await waitFor(() => expect(form.outcome(rendered)).toEqual(form.expected))
    expect(server.bodies(call)).toEqual([form.body])
  })

  test('shows at its field what is missing, focuses it, and sends nothing', async () => {
    const { server, rendered } = await filled((to) => to.answer(call, form.answer))
    await (field.clear?.(rendered) ?? rendered.user.clear(field.find(rendered)))
    await form.submit(rendered)
    await waitFor(() => expect(field.find(rendered)).toHaveFocus())
    expect(field.find(rendered)).toBeInvalid()
    expect(server.received(call)).toHaveLength(form.submitsItself ? 1 : 0)
  })

  test('shows a refusal of the server at its field, and keeps the input', async () => {
    const { rendered } = await filled((to) =>
      to.refuse(call, 422, { errors: [{ field: field.name, message: 'Ditolak oleh server' }] }),
    )
    const before = typed(rendered)
    await form.submit(rendered)
    await waitFor(() => expect(field.find(rendered)).toHaveAccessibleDescription(/Ditolak oleh server/))
    await waitFor(() => expect(field.find(rendered)).toHaveFocus())
    expect(typed(rendered)).toEqual(before)
  })

  test.each([
    ['a refusal of no field', 403, { message: 'Periksa jam perangkatmu' }, /Periksa jam perangkatmu/],
    [
      'a refusal of what has no field',
      422,
      { errors: [{ field: 'no_such_field', message: 'Waktunya habis' }] },
      /Waktunya habis/,
    ],
  ])('says %s in the words of the server', async (_, status, answer, words) => {
    const { rendered } = await filled((to) => to.refuse(call, status, answer))
    await form.submit(rendered)
    expect(await rendered.findByText(words)).toBeVisible()
  })

  test('shows a failure of the server, and keeps the input', async () => {
    const { rendered } = await filled((to) => to.refuse(call, 500))
    const before = typed(rendered)
    await form.submit(rendered)
    expect(await rendered.findByRole('alert')).not.toBeEmptyDOMElement()
    expect(typed(rendered)).toEqual(before)
  })

  const asking = form.reauthenticates ? [call.id] : []
  test.each(asking)('asks again who is there where %s finds that too long ago', async () => {
    const { server, rendered } = await filled((to) => {
      to.refuse(call, 403, { code: 'reauthenticate', message: 'Pastikan dulu ini kamu.' })
      to.answer(calls.reauthenticate, { reauth_token: 'again', expires_at: '2026-05-03T03:10:00.000Z' })
    })
    const before = typed(rendered)
    const password = () => rendered.findByLabelText(rendered.t('security:reauthenticate.password'))
    await form.submit(rendered)
    await password()
    await rendered.user.keyboard('{Escape}')
    // Whoever gives up finds what they typed.
    await waitFor(() => expect(field.find(rendered)).toBeVisible())
    expect(typed(rendered)).toEqual(before)
    await form.submit(rendered)
    await rendered.user.type(await password(), 'hujan di pagi hari')
    server.answer(call, form.answer)
    await rendered.user.keyboard('{Enter}')
    await waitFor(() => expect(form.outcome(rendered)).toEqual(form.expected))
    expect(server.bodies(call).at(-1)).toEqual({ ...Object(form.body), reauth_token: 'again' })
  })

  test('is sent once, however often it is submitted', async () => {
    const { server, rendered } = await filled((to) => to.answer(call, () => new Promise(() => undefined)))
    const element = field.find(rendered).closest('form')
    element?.requestSubmit()
    element?.requestSubmit()
    await waitFor(() => expect(server.received(call)).toHaveLength(1))
    element?.requestSubmit()
    expect(server.received(call)).toHaveLength(1)
  })
}
