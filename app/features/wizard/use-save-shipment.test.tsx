import { calls } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { savedOf } from '../../lib/navigation/saved-link.ts'
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

function Save() {
  const { run, failure } = useSaveShipment({ shown: undefined, change: () => {}, forget: async () => {} })
  return (
    <>
      <button onClick={() => void run(emptyDraft('the key of the draft'), chosen)}>Save</button>
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
  const page = await renderApp(<Save />, { texts: ['wizard'] })
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
