import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { textOf } from '../../testing/text-of.ts'
import { emptyDraft, emptyProduct, type ProductDraft, type ShipmentDraft } from './draft/draft.ts'
import { OtherDrafts } from './OtherDrafts.tsx'
import { TwoDraftsDialog } from './TwoDraftsDialog.tsx'
import { useDraftName } from './use-draft-name.ts'

const product = (key: string, title = ''): ProductDraft => ({ ...emptyProduct(key, 'USD'), title })
const shoes = product('a', 'Sepatu lari')
const lamp = product('b', 'Lampu meja')
const draftOf = (products: ProductDraft[], open: ProductDraft | null = null): ShipmentDraft => ({
  ...emptyDraft('k'),
  products,
  open,
})

function Name({ draft }: { draft: ShipmentDraft }) {
  return <p>{useDraftName()(draft)}</p>
}

test.each<[string, ShipmentDraft, string]>([
  ['by its product', draftOf([shoes]), 'Sepatu lari'],
  ['by the first of several', draftOf([shoes, lamp]), 'Sepatu lari dan 1 produk lain'],
  ['by the one that is being typed', draftOf([], lamp), 'Lampu meja'],
  ['by the first, with the one that is being typed', draftOf([shoes], lamp), 'Sepatu lari dan 1 produk lain'],
  ['once by the one that is open again', draftOf([shoes], shoes), 'Sepatu lari'],
  ['as without a name', draftOf([product('c', '  ')]), 'Tanpa nama'],
  ['as without products', draftOf([]), 'Belum ada produk'],
  ['as without products while nothing is typed', draftOf([], product('d')), 'Belum ada produk'],
])('a draft is named %s', async (_, draft, name) => {
  fakeServer()
  const { container } = await renderApp(<Name draft={draft} />, { texts: ['wizard'] })
  expect(container).toHaveTextContent(name)
})

const older = Date.parse('2026-11-20T03:00:00Z')
const newer = Date.parse('2026-11-21T04:30:00Z')

test('two drafts of one name are told apart by where and when they were typed', async () => {
  fakeServer()
  const onChoose = vi.fn<() => void>()
  const two = {
    here: { draft: draftOf([shoes]), savedAt: newer },
    account: { draft: draftOf([shoes]), savedAt: older },
  }
  const { user, t } = await renderApp(<TwoDraftsDialog two={two} onChoose={onChoose} />, {
    texts: ['wizard'],
  })
  const [here, account] = screen.getAllByRole('radio')
  expect(screen.getAllByText('Sepatu lari')).toHaveLength(2)
  expect(textOf(here?.closest('label'))).toMatch(/Di perangkat ini, 21 Nov 2026.*11\.30/)
  expect(textOf(account?.closest('label'))).toMatch(/Di akunmu, 20 Nov 2026.*10\.00/)
  if (account) await user.click(account)
  await user.click(screen.getByRole('button', { name: t('wizard:two.action') }))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('account')
})

test('other drafts of one name are told apart by their time, and each is discarded alone', async () => {
  fakeServer()
  const onDiscard = vi.fn<() => void>()
  const [first, second] = [draftOf([shoes]), draftOf([shoes])]
  const drafts = [
    { draft: first, savedAt: older },
    { draft: second, savedAt: newer },
  ]
  const { user, t } = await renderApp(
    <OtherDrafts drafts={drafts} onContinue={vi.fn<() => void>()} onDiscard={onDiscard} />,
    { texts: ['wizard'] },
  )
  const region = screen.getByRole('region', { name: t('wizard:others.title') })
  expect(textOf(region)).toMatch(/20 Nov 2026.*21 Nov 2026/s)
  const [, discard] = within(region).getAllByRole('button', {
    name: t('wizard:others.discardOf', { name: 'Sepatu lari' }),
  })
  if (discard) await user.click(discard)
  await user.click(screen.getByRole('button', { name: t('common:discard.action') }))
  expect(onDiscard.mock.calls[0]?.[0 as never]).toBe(second)
})
