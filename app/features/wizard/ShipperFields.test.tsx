import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { emptyShipper, type ShipperDraft } from './draft/draft.ts'
import { ShipperFields } from './ShipperFields.tsx'

const onType = vi.fn<(shipper: ShipperDraft) => void>()

test('what is typed of the seller is in the draft, and an address that cannot be one says so', async () => {
  fakeServer()
  const fields = <ShipperFields shipper={emptyShipper} onType={onType} revision={0} isMissing={false} />
  const { t, user } = await renderApp(fields, { texts: ['wizard'] })
  await user.click(screen.getByRole('button', { name: new RegExp(t('wizard:shipper.title')) }))
  await user.type(screen.getByLabelText(t('wizard:shipper.name')), 'Sneaker Co')
  const email = screen.getByLabelText(new RegExp(t('wizard:shipper.email')))
  await user.type(email, 'sales@')
  await user.tab()
  expect(email).toHaveAttribute('aria-invalid', 'true')
  expect(onType).toHaveBeenCalledWith({ ...emptyShipper, name: 'Sneaker Co', email: 'sales@' })
})
