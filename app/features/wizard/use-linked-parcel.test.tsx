import { expect, test } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { reference } from '../../testing/reference.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { useLinkedParcel } from './use-linked-parcel.ts'
import { useShipmentDraft } from './use-shipment-draft.ts'

test('goods that are taken over at once are not asked about while they are still in the URL', async () => {
  fakeServer()
  const seen: { title: string | undefined; asking: boolean }[] = []
  function Wizard() {
    const { draft, change } = useShipmentDraft(null, () => undefined)
    const { asking } = useLinkedParcel({ reference, draft, change })
    seen.push({ title: draft.open?.title, asking })
    return null
  }
  await renderApp(<Wizard />, {
    texts: [],
    at: '/wizard?from=US&goods=Sandal&price=80&currency=USD&weight=1',
  })
  expect(seen.at(-1)).toEqual({ title: 'Sandal', asking: false })
  expect(seen.filter(({ asking }) => asking)).toEqual([])
})
