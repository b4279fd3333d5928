import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { shoes } from '../../testing/reference.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { RestrictionNote } from './RestrictionNote.tsx'

const phones = { ...shoes, additional_info: { extra_charge_handphone: 150_000 } }

test('the charge comes before the reason, which the edge of a low window may cut off', async () => {
  const reason = 'Paling banyak 2 unit per kiriman.'
  await renderApp(
    <RestrictionNote restriction={{ kind: 'imei', reason, source: 'Permendag 8/2024' }} category={phones} />,
    { texts: ['calculator'], signedInAs: null },
  )
  const charge = screen.getByText(/Biaya tambahan Rp[\d.]+ per unit/)
  expect(charge.compareDocumentPosition(screen.getByText(reason))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
