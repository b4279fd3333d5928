import { calls, type Agent, type Cart, type CourierPrice, type Package } from '@seberang/domain/api'
import { packagingOf } from '@seberang/domain/pricing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { device } from '../../lib/drafts/device.ts'
import { allLeft } from '../../lib/drafts/leaving.ts'
import { address, cart } from '../../testing/cart.ts'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { individual, reference } from '../../testing/reference.ts'
import { statusOrderOf } from '../../lib/navigation/paths.ts'
import { renderApp, type Rendered } from '../../testing/render-app.tsx'
import { EditShipment } from './EditShipment.tsx'

let server: FakeServer

beforeEach(async () => {
  await allLeft()
  await device.remove(`20418/edit:${cart.cart_code}`)
  server = fakeServer()
  server.answer(calls.addresses, { results: [address] })
  // jsdom has no layout to scroll.
  Object.assign(HTMLElement.prototype, { scrollIntoView: () => undefined })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

/** @param saved as the server has it; its product has no HS code */
async function open(
  saved: Cart = cart,
  agents = reference.agents,
  packages = reference.packages,
): Promise<Rendered> {
  server.answer(calls.cartOrInvoice, { data: { kind: 'cart', cart: saved } })
  const page = await renderApp(
    <EditShipment cartCode={saved.cart_code} reference={{ ...reference, agents, packages }} />,
    {
      texts: ['wizard', 'address', 'calculator', 'checkout', 'file', 'locker', 'price', 'quotes', 'reason'],
      at: `/wizard?cart=${saved.cart_code}`,
    },
  )
  await screen.findByRole('heading', { name: new RegExp(page.t('wizard:step.summary')), hidden: true })
  for (const part of ['goods', 'route', 'importer'] as const) {
    const edit = screen.queryByRole('button', { name: editOf(page, part) })
    if (edit?.closest('section')?.id !== 'summary') await (edit && page.user.click(edit))
  }
  await screen.findByLabelText(page.t('locker:sellerResi'), { exact: false })
  return page
}

const editOf = ({ t }: Rendered, part: 'goods' | 'route' | 'importer') =>
  `${t('wizard:summary.edit')} ${t(`wizard:summary.${part}`)}`

test('each step that lacks nothing is folded to what it holds, until it is to be changed', async () => {
  server.answer(calls.cartOrInvoice, { data: { kind: 'cart', cart } })
  const page = await renderApp(<EditShipment cartCode={cart.cart_code} reference={reference} />, {
    texts: ['wizard', 'address', 'calculator', 'checkout', 'file', 'locker', 'price', 'quotes', 'reason'],
    at: `/wizard?cart=${cart.cart_code}`,
  })
  const edit = await screen.findByRole('button', { name: editOf(page, 'importer') })
  expect(screen.queryByLabelText(page.t('locker:sellerResi'), { exact: false })).toBeNull()
  // What is asked for is open, and its step has no tick.
  expect(screen.getByText(page.t('wizard:missing.hscode'))).toBeVisible()
  const steps = within(screen.getByRole('list', { name: page.t('wizard:steps') }))
  const ticked = `${page.t('wizard:step.products')} (${page.t('common:label.stepDone')})`
  expect(steps.queryByRole('button', { name: ticked })).toBeNull()
  await page.user.click(edit)
  expect(tracking(page)).toBeVisible()
  await waitFor(() => expect(document.getElementById('delivery')).toHaveFocus())
})

const tracking = ({ t }: Rendered) =>
  screen.getByRole('textbox', { name: new RegExp(t('locker:sellerResi')) })
const press = ({ user }: Rendered, name: string) => user.click(screen.getByRole('button', { name }))

test('a shipment that was saved without an HS code is priced, asks for the code, and can be saved', async () => {
  const page = await open()
  expect(screen.getByText(page.t('wizard:missing.hscode'))).toBeVisible()
  expect(screen.getAllByText(/^Rp[\d.]+$/).length).toBeGreaterThan(0)
  server.answer(calls.updateCart, { cart_code: cart.cart_code, version: 4 })
  await page.user.type(tracking(page), 'RESI-1')
  await press(page, page.t('wizard:edit.save'))
  await waitFor(() => expect(server.received(calls.updateCart)).toHaveLength(1))
  await waitFor(() => expect(page.location()).toBe('/locker-import'))
})

test('the review lists, counts, weighs and sums the goods as they are typed', async () => {
  const page = await open()
  const goods = await screen.findByRole('list', { name: page.t('wizard:summary.goods') })
  const review = within(goods)
  const sum = (count: number) =>
    review.getByText(page.t('wizard:summary.goodsSum', { count, weight: `${count} kg` }))
  expect(sum(1)).toBeVisible()
  await press(page, page.t('wizard:products.edit', { name: 'Sepatu lari' }))
  const quantity = screen.getByRole('textbox', { name: new RegExp(`^${page.t('wizard:field.quantity')}`) })
  await page.user.clear(quantity)
  await page.user.type(quantity, '3')
  expect(await review.findByText(/^3\s×/)).toBeVisible()
  expect(sum(3)).toBeVisible()
  expect(review.getByText('Rp4.945.500')).toBeVisible()
})

test('a parcel in a warehouse that has closed ships from another warehouse of the same country', async () => {
  const air = (id: string, country: string): Agent => ({
    id,
    country,
    flag: country,
    name: id,
    contact_info: [],
    days: [5, 8],
  })
  const agents = { air: [air('us-air', 'US'), air('cn-air', 'CN')], sea: [] }
  const held = { ...cart, agent: { ...cart.agent, id: 'blueray' } }
  const page = await open({ ...held, received_at: '2026-11-20T03:00:00Z' }, agents)
  expect(screen.getByText(page.t('wizard:origin.arrivedInCountry'))).toBeVisible()
  expect(screen.getByRole('radio', { name: new RegExp(page.t('common:country.US')) })).toBeChecked()
  expect(screen.queryByRole('radio', { name: new RegExp(page.t('common:country.CN')) })).toBeNull()
  page.unmount()
  await allLeft()
  const free = await open(held, agents)
  expect(screen.getByRole('radio', { name: new RegExp(free.t('common:country.CN')) })).toBeVisible()
})

test('a parcel without an address goes to the main one, unless another one is chosen', async () => {
  const page = await open({ ...cart, address: null })
  expect(await screen.findByRole('radio', { name: new RegExp(address.name) })).toBeChecked()
  server.answer(calls.updateCart, { cart_code: cart.cart_code, version: 4 })
  await press(page, page.t('wizard:edit.save'))
  await waitFor(() =>
    expect(server.bodies(calls.updateCart)).toMatchObject([{ setup: { address_id: address.address_id } }]),
  )
})

test('what was typed survives leaving the page, and can be discarded', async () => {
  const first = await open()
  await first.user.type(tracking(first), 'RESI-1')
  first.unmount()
  await allLeft()
  const second = await open()
  expect(tracking(second)).toHaveValue('RESI-1')
  await press(second, second.t('wizard:edit.discard'))
  expect(tracking(second)).toHaveValue('')
  second.unmount()
  await allLeft()
  const third = await open()
  expect(tracking(third)).toHaveValue('')
})

test('what was typed meets a newer version: the customer decides', async () => {
  const first = await open()
  await first.user.type(tracking(first), 'RESI-1')
  first.unmount()
  await allLeft()
  const second = await open({ ...cart, version: cart.version + 1, seller_tracking_number: 'RESI-LAIN-2' })
  expect(tracking(second)).toHaveValue('RESI-1')
  await press(second, second.t('wizard:edit.takeTheirs'))
  expect(tracking(second)).toHaveValue('RESI-LAIN-2')
})

test('a save that meets a newer version goes to what differs, with both values', async () => {
  const focused = vi.spyOn(HTMLElement.prototype, 'focus')
  const page = await open()
  await page.user.type(tracking(page), 'RESI-1')
  const newer = {
    ...cart,
    version: cart.version + 1,
    seller_tracking_number: 'RESI-LAIN-2',
    products: cart.products.map((product) => ({ ...product, quantity: 3 })),
    setup: { ...cart.setup, insurance: 0.1, quantity_packaging: 2 },
  } satisfies Cart
  server.answer(calls.cartOrInvoice, { data: { kind: 'cart', cart: newer } })
  server.handle(calls.updateCart, () => ({ status: 409, body: { action: false, code: 'changed_meanwhile' } }))
  await press(page, page.t('wizard:edit.save'))
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent(page.t('wizard:edit.changedTitle'))
  expect(notice.textContent).toMatch(/Sepatu lari\. Tersimpan: 3 × .*; isianmu: 1 × /)
  expect(notice).toHaveTextContent('Nomor resi dari penjual. Tersimpan: RESI-LAIN-2; isianmu: RESI-1.')
  expect(notice).toHaveTextContent('Asuransi. Tersimpan: Asuransi 10%; isianmu: Tanpa asuransi.')
  expect(notice).toHaveTextContent('Kotak. Tersimpan: 2 kotak; isianmu: tidak ada.')
  expect(notice).not.toHaveTextContent(page.t('wizard:edit.origin'))
  expect(notice.parentElement).toHaveFocus()
  // Focus scrolls to it, unless that is prevented.
  expect(focused.mock.calls.at(-1)).toEqual([])
})

test('what was chosen elsewhere and not here does not come back when one’s own version is saved', async () => {
  const page = await open()
  await page.user.type(tracking(page), 'RESI-1')
  const setup = { ...cart.setup, insurance: 0.1 as const, quantity_packaging: 2, courier_package: 'jne-yes' }
  const newer = { ...cart, version: cart.version + 1, setup } satisfies Cart
  server.answer(calls.cartOrInvoice, { data: { kind: 'cart', cart: newer } })
  server.handle(calls.updateCart, () => ({ status: 409, body: { action: false, code: 'changed_meanwhile' } }))
  await press(page, page.t('wizard:edit.save'))
  await screen.findByRole('alert')
  server.answer(calls.updateCart, { cart_code: cart.cart_code, version: 5 })
  await press(page, page.t('wizard:edit.keepMine'))
  await waitFor(() => expect(server.received(calls.updateCart)).toHaveLength(2))
  const sent = server.received(calls.updateCart).at(-1)?.body
  expect(sent).toMatchObject({ version: newer.version, setup: { insurance: 0 } })
  expect(sent).not.toHaveProperty('setup.quantity_packaging')
  expect(sent).not.toHaveProperty('setup.courier_package')
})

test.each<[part: string, newer: Partial<Cart>, said: RegExp]>([
  [
    'papers',
    { setup: { ...cart.setup, paper_files: ['p1', 'p2'] } },
    /Dokumen lain\. Tersimpan: 2 berkas; isianmu: tidak ada/,
  ],
  [
    'photo of a product',
    { products: cart.products.map((product) => ({ ...product, image_url: 'photo-2' })) },
    /Sepatu lari\. Tersimpan: Foto produk; isianmu: tidak ada/,
  ],
  [
    'document of a product',
    { products: cart.products.map((product) => ({ ...product, additional_document: 'document-2' })) },
    /Sepatu lari\. Tersimpan: Dokumen tambahan; isianmu: tidak ada/,
  ],
  [
    'category of a product',
    { products: cart.products.map((product) => ({ ...product, category: 'umum' })) },
    /Sepatu lari\. Tersimpan: /,
  ],
  [
    'seller’s contact',
    { shipper_name: 'Toko Mei' },
    /Kontak penjual\. Tersimpan: Toko Mei; isianmu: tidak ada/,
  ],
  [
    'seller’s invoice',
    { setup: { ...cart.setup, quantity_packaging: 2, invoice_file: 'i1' } },
    /Kotak\. Tersimpan: 2 kotak, /,
  ],
])('a save that meets another %s says so', async (_, newer, said) => {
  const page = await open()
  await page.user.type(tracking(page), 'RESI-1')
  server.answer(calls.cartOrInvoice, {
    data: { kind: 'cart', cart: { ...cart, ...newer, version: cart.version + 1 } },
  })
  server.handle(calls.updateCart, () => ({ status: 409, body: { action: false, code: 'changed_meanwhile' } }))
  await press(page, page.t('wizard:edit.save'))
  expect((await screen.findByRole('alert')).textContent).toMatch(said)
})

test('"Cancel" asks before changes are discarded', async () => {
  const page = await open()
  await page.user.type(tracking(page), 'RESI-1')
  await press(page, page.t('common:action.cancel'))
  const dialog = within(screen.getByRole('alertdialog'))
  await page.user.click(dialog.getByRole('button', { name: page.t('common:discard.stay') }))
  expect(tracking(page)).toHaveValue('RESI-1')
  await press(page, page.t('common:action.cancel'))
  await press(page, page.t('common:discard.action'))
  await waitFor(() => expect(page.location()).toBe('/locker-import'))
  expect((await device.read(`20418/edit:${cart.cart_code}`))?.body).toBeNull()
})

test('a failure of the server says that the shipment was not updated', async () => {
  const page = await open()
  server.refuse(calls.updateCart, 500)
  await page.user.type(tracking(page), 'RESI-1')
  await press(page, page.t('wizard:edit.save'))
  expect(await screen.findByText(page.t('wizard:edit.failed'))).toBeVisible()
})

test('a shipment that does not exist leaves the header, a heading and a way on', async () => {
  server.refuse(calls.cartOrInvoice, 404)
  const page = await renderApp(<EditShipment cartCode="NOPE" reference={reference} />, {
    texts: ['wizard'],
    at: '/wizard?cart=NOPE',
  })
  const title = page.t('common:error.missing.title')
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByRole('banner')).toBeVisible()
  expect(screen.getByRole('link', { name: page.t('wizard:edit.toLocker') })).toBeVisible()
})

const measured = {
  ...cart,
  received_at: '2026-11-20T03:00:00Z',
  revision: { quantity: 2, weight_kg: 1.1, length_cm: 30, width_cm: 20, height_cm: 12, volume_m3: 0.0072 },
  packaging: packagingOf(
    { quantity_packaging: 1 },
    { quantity: 2, weight: 1.1, length: 30, width: 20, height: 12, volume: 0.0072 },
  ),
} satisfies Cart
const request = 'Foto kemasan dengan nomor BPOM.'
const papersAsked = { request, asked_at: '2026-11-20T03:00:00Z', given_at: null }
const quarantined = {
  ...measured,
  status: 'quarantine',
  quarantine_status: 'needs_papers',
  papers: papersAsked,
  can: { ...cart.can, checkout: 'no_papers' },
} satisfies Cart
const given = {
  ...quarantined,
  quarantine_status: 'in_review',
  papers: { ...papersAsked, given_at: '2026-11-21T03:00:00Z' },
  invoice_file: 'F-1',
  setup: { ...cart.setup, invoice_file: 'F-1' },
  can: cart.can,
} satisfies Cart

const courier = {
  courier_code: 'jne-reg',
  courier: 'JNE',
  service: 'REG',
  price_per_kg: 12_000,
  shipping_fee: 24_000,
  days: [2, 3],
} satisfies CourierPrice

const fromWarehouse = ({ t }: Rendered) =>
  within(screen.getByRole('region', { name: t('wizard:papers.from') }))

test('the editor of a parcel that has arrived says what was measured and, apart from it, what is billed', async () => {
  server.answer(calls.courierPrices, { results: [courier] })
  const page = await open({ ...measured, setup: { ...cart.setup, courier_package: courier.courier_code } })
  const block = fromWarehouse(page)
  expect(block.getByText(/^2 kotak, 1,1\skg, 30 × 20 × 12\scm$/)).toBeVisible()
  // Its size, not its 1.1 kg.
  expect(await block.findByText(/^3\skg karena ukurannya$/)).toBeVisible()
  expect(block.getByText(/^3\skg × Rp/)).toBeVisible()
  expect(block.getByText(/^JNE REG: 3\skg × Rp/)).toBeVisible()
  // Of a price that customs may raise, in its sentence.
  const basis = (name: 'measured' | 'estimate') =>
    screen.queryAllByText(new RegExp(`(?:^|\\()${page.t(`calculator:options.${name}`)}(?:\\)|$)`))
  expect(basis('measured').length).toBeGreaterThan(0)
  expect(basis('estimate')).toEqual([])
})

test('of a parcel that was measured, the weight of a product is said to be an estimate, and its number only to be kept', async () => {
  const page = await open(measured)
  const goods = await screen.findByRole('list', { name: page.t('wizard:summary.goods') })
  expect(within(goods).getByText(/perkiraan 1\.000\sgram/)).toBeVisible()
  expect(
    within(goods).getByText(page.t('wizard:summary.goodsSum', { count: 1, weight: '1,1 kg' })),
  ).toBeVisible()
  expect(screen.getByText(page.t('wizard:delivery.trackingArrived'))).toBeVisible()
})

test('the editor of a parcel that is still on its way says nothing of a warehouse', async () => {
  const page = await open()
  expect(screen.queryByRole('region', { name: page.t('wizard:papers.from') })).toBeNull()
})

test('a parcel without a list of goods is asked for papers, too', async () => {
  const page = await open({ ...quarantined, products: [], quarantine_status: 'needs_products' })
  const block = fromWarehouse(page)
  expect(block.getByText(page.t('locker:fromWarehouse.task.products_and_papers'))).toBeVisible()
  expect(block.getByText('Foto kemasan dengan nomor BPOM')).toBeVisible()
})

test('the photos of a parcel that nobody announced are there, and open large', async () => {
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }),
  )
  server.handle(calls.readFile, () => ({ status: 200, body: {} }))
  const page = await open({
    ...quarantined,
    products: [],
    quarantine_status: 'needs_products',
    actual_photos: [{ url: '/api/file/photo-1', taken_at: '2026-11-02T03:00:00Z' }],
  })
  const name = page.t('locker:photo', { number: 1, name: cart.cart_code })
  await page.user.click(await fromWarehouse(page).findByRole('button', { name }))
  expect(within(screen.getByRole('dialog')).getByRole('img', { name })).toBeVisible()
})

test('papers that were sent are counted, and more can be added until an operator confirms', async () => {
  const page = await open(given)
  expect(screen.getByRole('heading', { level: 1, name: page.t('wizard:papers.addTitle') })).toBeVisible()
  expect(fromWarehouse(page).getByText(page.t('locker:fromWarehouse.files', { count: 1 }))).toBeVisible()
  await press(page, page.t('wizard:papers.send'))
  expect(await screen.findByText(page.t('wizard:papers.missing'))).toBeVisible()
  expect(server.received(calls.updateCart)).toHaveLength(0)
})

/** The server's answer to every upload, which goes through XMLHttpRequest. */
class Upload extends EventTarget {
  upload = new EventTarget()
  status = 201
  responseText = JSON.stringify({ action: true, file_id: 'F-2' })
  open = vi.fn<() => void>()
  setRequestHeader = vi.fn<() => void>()
  getResponseHeader = (): null => null
  abort = vi.fn<() => void>()
  send = () => this.dispatchEvent(new Event('load'))
}

test('several papers are sent together, each in a field of its own', async () => {
  vi.stubGlobal('XMLHttpRequest', Upload)
  server.answer(calls.updateCart, { cart_code: cart.cart_code, version: 4 })
  const sent = { ...given, setup: { ...given.setup, paper_files: ['F-0'] } }
  const page = await open(sent)
  const fieldOf = (number: number) =>
    screen.getByRole('group', { name: new RegExp(page.t('wizard:papers.other', { number })) })
  expect(within(fieldOf(1)).getByText(page.t('wizard:field.document'))).toBeVisible()
  const [chooser] = within(fieldOf(2)).getAllByLabelText(/./, { selector: 'input' })
  await page.user.upload(
    chooser as HTMLInputElement,
    new File(['%PDF'], 'izin.pdf', { type: 'application/pdf' }),
  )
  expect(await within(fieldOf(2)).findByText('izin.pdf')).toBeVisible()
  expect(fieldOf(3)).toBeVisible()
  await press(page, page.t('wizard:papers.send'))
  await waitFor(() =>
    expect(server.bodies(calls.updateCart)).toMatchObject([{ setup: { paper_files: ['F-0', 'F-2'] } }]),
  )
})

test('offline, it waits and saves as soon as there is a connection', async () => {
  const page = await open()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  server.answer(calls.updateCart, { cart_code: cart.cart_code, version: 4 })
  await page.user.type(tracking(page), 'RESI-1')
  await press(page, page.t('wizard:edit.save'))
  expect(await screen.findByText(page.t('wizard:edit.waits'))).toBeVisible()
  expect(server.received(calls.updateCart)).toHaveLength(0)
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(server.received(calls.updateCart)).toHaveLength(1))
  online.mockRestore()
})

test('a shipment whose invoice is open leads to it', async () => {
  const closed: Cart = {
    ...cart,
    status: 'pending',
    invoice_code: 'INV-7',
    can: { ...cart.can, edit: 'invoice_open' },
  }
  server.answer(calls.cartOrInvoice, { data: { kind: 'cart', cart: closed } })
  const page = await renderApp(<EditShipment cartCode={cart.cart_code} reference={reference} />, {
    texts: ['wizard'],
    at: `/wizard?cart=${cart.cart_code}`,
  })
  const link = await screen.findByRole('link', { name: page.t('wizard:edit.toInvoice') })
  expect(link).toHaveAttribute('href', statusOrderOf('INV-7'))
})

test('opening a parcel without products types nothing', async () => {
  const arrived: Cart = { ...cart, status: 'quarantine', products: [] }
  const page = await open(arrived)
  expect(screen.getByRole('link', { name: page.t('common:action.cancel') })).toBeVisible()
  page.unmount()
  await allLeft()
  const again = await open(arrived)
  expect(screen.queryByText(again.t('wizard:edit.resumed'))).toBeNull()
})

test('the code of saved goods has its name', async () => {
  const [product] = cart.products
  if (!product) throw new Error('a shipment without goods')
  const named = {
    hscode: '94016100',
    label: 'Kursi kayu berlapis kain',
    category_id: product.category,
    official: null,
    restriction: null,
  }
  server.answer(calls.hsCodes, { results: [named] as never })
  const page = await open({ ...cart, products: [{ ...product, hscode: named.hscode }] })
  await page.user.click(
    screen.getByRole('button', { name: page.t('wizard:products.edit', { name: product.product_title }) }),
  )
  expect(await screen.findByDisplayValue(/9401.*Kursi kayu berlapis kain/)).toBeVisible()
})

test('by sea nothing is chosen for its customer: the review says what the price is for, and leads to the choice', async () => {
  const bySea: Package = { ...individual, package_id: 'laut-individu', package_track: 'laut', price_json: {} }
  const page = await open(
    { ...cart, package: bySea, setup: { ...cart.setup, package_id: bySea.package_id } },
    reference.agents,
    [bySea],
  )
  const review = within(document.getElementById('summary') ?? document.body)
  expect(review.getByText(/Kontainer belum dipilih\. Harganya sementara memakai LCL\./)).toBeVisible()
  expect(review.queryByText(page.t('wizard:container.lcl'), { exact: false })).toBeNull()
  expect(screen.getByText(/harga di bawah memakai LCL/)).toBeVisible()
  expect(screen.getByRole('contentinfo').textContent).toMatch(/pilihan kontainer \(dihitung dengan LCL\)/)
  await page.user.click(review.getByRole('button', { name: page.t('wizard:container.choose') }))
  await waitFor(() => expect(document.getElementById('delivery')).toHaveFocus())
  await page.user.click(screen.getByRole('radio', { name: /LCL.*kubik/ }))
  expect(screen.queryByText(/Kontainer belum dipilih/)).toBeNull()
})
