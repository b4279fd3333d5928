import { calls } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { address, cart } from '../../testing/cart.ts'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { renderApp, type Rendered } from '../../testing/render-app.tsx'
import { ChangeAddressDialog } from './ChangeAddressDialog.tsx'

const onClose = vi.fn<() => void>()
const onChanged = vi.fn<() => void>()
beforeEach(() => {
  onClose.mockReset()
  onChanged.mockReset()
})
const office = { ...address, address_id: '8', name: 'Kantor', is_main: false }

async function open(prepare: (server: FakeServer) => void) {
  const server = fakeServer()
  server.answer(calls.addresses, { results: [address, office] })
  prepare(server)
  const rendered = await renderApp(
    <ChangeAddressDialog carts={[cart]} incomeTax={() => 0} onChanged={onChanged} onClose={onClose} />,
    { texts: ['checkout'] },
  )
  await rendered.user.click(await screen.findByRole('radio', { name: /Kantor/ }))
  return { server, rendered }
}

const button = ({ t }: Rendered) => screen.getByRole('button', { name: t('checkout:address.use') })

test('changes the shipments to the chosen address', async () => {
  const { server, rendered } = await open((to) => to.answer(calls.updateCartAddress, {}))
  await rendered.user.click(button(rendered))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.bodies(calls.updateCartAddress)).toEqual([{ cart_codes: [cart.cart_code], address_id: '8' }])
  expect(onChanged).toHaveBeenCalledOnce()
})

test('sends nothing for the current address', async () => {
  const { server, rendered } = await open((to) => to.answer(calls.updateCartAddress, {}))
  await rendered.user.click(screen.getByRole('radio', { name: /Ratna/ }))
  await rendered.user.click(button(rendered))
  expect(onClose).toHaveBeenCalled()
  expect(server.received(calls.updateCartAddress)).toEqual([])
})

test.each([
  ['the reason of the server', 409, { message: 'Kiriman ini sudah dibayar' }, 'Kiriman ini sudah dibayar'],
  ['that the earlier address still applies', 500, {}, undefined],
])('after a failure shows %s, and keeps the choice', async (_, status, answer, message) => {
  const { rendered } = await open((to) => to.refuse(calls.updateCartAddress, status, answer))
  await rendered.user.click(button(rendered))
  expect(await screen.findByText(message ?? rendered.t('checkout:address.failed'))).toBeVisible()
  expect(screen.getByRole('radio', { name: /Kantor/ })).toBeChecked()
  expect(onClose).not.toHaveBeenCalled()
  expect(onChanged).not.toHaveBeenCalled()
})

test('is sent once, however often it is pressed', async () => {
  const { server, rendered } = await open((to) =>
    to.answer(calls.updateCartAddress, () => new Promise(() => undefined)),
  )
  await rendered.user.dblClick(button(rendered))
  await waitFor(() => expect(server.received(calls.updateCartAddress)).toHaveLength(1))
})

test('says nothing of an NPWP that changes no tax', async () => {
  const { rendered } = await open(() => undefined)
  expect(screen.queryByText(rendered.t('checkout:address.npwp.none'))).not.toBeInTheDocument()
})
