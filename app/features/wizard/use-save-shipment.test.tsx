import { calls } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keepLocalAddresses } from '../../lib/addresses/local.ts'
import { savedOf } from '../../lib/navigation/saved-link.ts'
import { address } from '../../testing/cart.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { emptyDraft } from './draft/draft.ts'
import { useSaveShipment } from './use-save-shipment.ts'

const chosen = {
  addressId: 'a',
  packageId: 'udara-individu',
  agentId: 'us-air',
  country: 'US',
  courierCode: null,
}

function Save({ addressId = chosen.addressId }) {
  const { run, failure } = useSaveShipment({ shown: undefined, change: () => {}, forget: async () => {} })
  return (
    <>
      <button onClick={() => void run(emptyDraft('the key of the draft'), { ...chosen, addressId })}>
        Save
      </button>
      <output>{failure}</output>
    </>
  )
}

it('saves the shipment of a draft once, also where an answer was lost and it is pressed again', async () => {
  const server = fakeServer()
  let isLost = true
  server.handle(calls.createCart, () =>
    isLost
      ? { status: 422, body: { action: false, message: 'An answer that does not say that it is saved' } }
      : { status: 201, body: { action: true, cart_code: 'SC-1' } },
  )
  const page = await renderApp(<Save />, { texts: ['wizard', 'file'] })
  await page.user.click(screen.getByText('Save'))
  await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement())
  isLost = false
  await page.user.click(screen.getByText('Save'))
  await waitFor(() => expect(page.location()).toBe(savedOf('SC-1')))
  expect(server.received(calls.createCart).map(({ headers }) => headers.get('idempotency-key'))).toEqual([
    'the key of the draft',
    'the key of the draft',
  ])
})

it('names the address whose paper this device no longer has, and sends nothing', async () => {
  const server = fakeServer()
  const npwp_paper = { id: 'device:gone', name: 'npwp.pdf', type: 'application/pdf' }
  await keepLocalAddresses([{ ...address, address_id: 'local:1', npwp_paper }])
  const page = await renderApp(<Save addressId="local:1" />, { texts: ['wizard', 'file'] })
  await page.user.click(screen.getByText('Save'))
  const words = { name: 'npwp.pdf', address: address.name }
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(page.t('wizard:summary.addressFileGone', words)),
  )
  expect(server.log()).toEqual([])
  await keepLocalAddresses([])
})
