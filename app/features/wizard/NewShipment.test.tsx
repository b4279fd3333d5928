import { calls, type Agent, type Draft, type Package } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { message, messageFor, missingText } from '@seberang/domain/validation'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keepLocalAddresses } from '../../lib/addresses/local.ts'
import { device } from '../../lib/drafts/device.ts'
import { handOverDrafts } from '../../lib/drafts/hand-over.ts'
import { pageAfterSignIn } from '../../lib/session/previous-page.ts'
import { airsoft } from '../../testing/airsoft.ts'
import { address } from '../../testing/cart.ts'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { individual, reference } from '../../testing/reference.ts'
import { textOf } from '../../testing/text-of.ts'
import { customer, renderApp, type Rendered } from '../../testing/render-app.tsx'
import { emptyDraft, emptyProduct, type ShipmentDraft } from './draft/draft.ts'
import { idOfPart } from './focus-part.ts'
import { NewShipment } from './NewShipment.tsx'

const shoes = {
  ...emptyProduct('a', 'USD'),
  title: 'Sepatu lari',
  categoryId: 'sepatu',
  hscode: '64041100',
  hscodeLabel: 'Sepatu olahraga',
  price: '100',
  weight: '1',
}
const home = { ...address, address_id: 'local:1' }
const draft: ShipmentDraft = {
  ...emptyDraft('k'),
  step: 'products',
  country: 'US',
  addressId: home.address_id,
  products: [shoes],
}

beforeEach(() => void fakeServer())
afterEach(() => keepLocalAddresses([]))

/** The wizard of a guest, with what is stored on the device. */
async function open(
  body: ShipmentDraft,
  packages = reference.packages,
  { at = '/wizard', agents = reference.agents, addresses = [home] } = {},
): Promise<Rendered> {
  await keepLocalAddresses(addresses)
  await device.write('guest/import', { body, savedAt: Date.now(), version: 0, sent: false })
  const rendered = await renderApp(<NewShipment reference={{ ...reference, packages, agents }} />, {
    texts: ['wizard', 'address', 'calculator', 'checkout', 'file', 'locker', 'price', 'quotes', 'reason'],
    signedInAs: null,
    at,
  })
  // A dialog may lie over the page.
  await screen.findByRole('heading', { level: 1, hidden: true })
  return rendered
}

const title = ({ t }: Rendered) => screen.getByLabelText<HTMLInputElement>(t('wizard:field.title'))
const press = ({ user }: Rendered, name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const undo = async (page: Rendered) => {
  const toasts = screen.getByRole('region', { name: page.t('common:notices') })
  await page.user.click(within(toasts).getByRole('button', { name: page.t('common:action.undo') }))
}

test('goods that come by a link take the place of those in the open form', async () => {
  const typed = { ...shoes, title: 'Wiski' }
  const { user, t } = await open({ ...draft, products: [], open: { ...typed, key: 'k-1' } }, undefined, {
    at: '/wizard?from=US&goods=Sandal&price=80&currency=USD&weight=1',
  })
  await user.click(screen.getByRole('button', { name: t('wizard:linked.action') }))
  expect(screen.getByLabelText(t('wizard:field.title'))).toHaveValue('Sandal')
})

test('a half-typed product waits in the list while another one is edited', async () => {
  const page = await open(draft)
  await press(page, page.t('wizard:products.add'))
  await page.user.type(title(page), 'Tas')
  await press(page, page.t('wizard:products.edit', { name: 'Sepatu lari' }))
  expect(title(page)).toHaveValue('Sepatu lari')
  await press(page, page.t('wizard:products.edit', { name: 'Tas' }))
  expect(title(page)).toHaveValue('Tas')
})

test('the bar has the weight of all goods', async () => {
  await open({ ...draft, products: [shoes, { ...shoes, key: 'b', weight: '1,5' }] })
  const bar = document.querySelector('footer')
  await waitFor(() => expect(bar?.textContent).toMatch(/2,5\s*kg/))
})

test('by sea the bar has the volume, too, by which it is billed', async () => {
  const bySea: Package = { ...individual, package_id: 'laut-individu', package_track: 'laut', price_json: {} }
  const large = { ...shoes, length: '100', width: '100', height: '50' }
  await open({ ...draft, track: 'sea', products: [large] }, [bySea])
  const bar = document.querySelector('footer')
  await waitFor(() => expect(bar?.textContent).toMatch(/1\s*kg · 0,5\s*m³/))
})

test('cancelling a product can be undone', async () => {
  const page = await open(draft)
  await press(page, page.t('wizard:products.add'))
  await page.user.type(title(page), 'Tas')
  await press(page, page.t('common:action.cancel'))
  expect(screen.queryByLabelText(page.t('wizard:field.title'))).not.toBeInTheDocument()
  await undo(page)
  expect(title(page)).toHaveValue('Tas')
  await waitFor(() => expect(title(page)).toHaveFocus())
})

test('cancelling an untouched product asks for nothing', async () => {
  const page = await open(draft)
  await press(page, page.t('wizard:products.edit', { name: 'Sepatu lari' }))
  await press(page, page.t('common:action.cancel'))
  expect(screen.queryByRole('button', { name: page.t('common:action.undo') })).not.toBeInTheDocument()
})

test('removing a product can be undone, and it returns to its place', async () => {
  const page = await open({ ...draft, products: [shoes, { ...shoes, key: 'b', title: 'Kaus kaki' }] })
  await press(page, page.t('wizard:products.remove', { name: 'Sepatu lari' }))
  const titles = () =>
    within(screen.getByRole('list', { name: page.t('wizard:step.products') }))
      .getAllByRole('listitem')
      .map(({ textContent }) => /^(Sepatu lari|Kaus kaki)/.exec(textContent ?? '')?.[0])
  expect(titles()).toEqual(['Kaus kaki'])
  await undo(page)
  expect(titles()).toEqual(['Sepatu lari', 'Kaus kaki'])
  const edit = page.t('wizard:products.edit', { name: 'Sepatu lari' })
  await waitFor(() => expect(screen.getByRole('button', { name: edit })).toHaveFocus())
})

test.each([
  ['url', 'https://contoh.id/tas'],
  ['quantity', '2'],
] as const)(
  'a product with only its %s does not get lost on the way to the next step',
  async (field, typed) => {
    const page = await open(draft)
    await press(page, page.t('wizard:products.add'))
    const label = new RegExp(`^${page.t(`wizard:field.${field}`)}`)
    await page.user.type(screen.getByRole('textbox', { name: label }), typed)
    await press(page, page.t('wizard:next.delivery'))
    await waitFor(() => expect(title(page)).toBeInvalid())
  },
)

test('whoever leaves with a whole product is told first that another one is not', async () => {
  const half = { ...shoes, key: 'b', title: 'Tas', price: '' }
  const page = await open({ ...draft, products: [half], open: shoes })
  await press(page, page.t('wizard:next.delivery'))
  expect((await screen.findAllByText(page.t('wizard:missing.productDetails'))).length).toBeGreaterThan(0)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(page.t('wizard:products.title'))
})

test('whoever leaves with the last whole product goes on', async () => {
  const page = await open({ ...draft, products: [], open: shoes })
  await press(page, page.t('wizard:next.delivery'))
  const name = page.t('wizard:delivery.title')
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
})

test.each(['Back', 'the stepper'])('a product that is being typed is still there after %s', async (way) => {
  const page = await open({ ...draft, products: [], open: { ...shoes, title: '' } })
  await page.user.type(title(page), 'Tas')
  await (way === 'Back'
    ? press(page, page.t('common:action.back'))
    : page.user.click(screen.getByRole('button', { name: new RegExp(page.t('wizard:step.origin')) })))
  await press(page, page.t('wizard:next.products'))
  expect(title(page)).toHaveValue('Tas')
})

test('a product whose input was never submitted is asked for before the shipment is saved', async () => {
  const unsubmitted = { ...shoes, key: 'b', title: 'Tas' }
  const page = await open({ ...draft, packageId: 'udara-individu', open: unsubmitted, step: 'summary' })
  await press(page, page.t('wizard:summary.register'))
  const heading = await screen.findByRole('heading', { level: 1, name: page.t('wizard:products.title') })
  expect(heading).toBeVisible()
  expect(title(page)).toHaveValue('Tas')
})

test('after a refused step the product’s own button stays on the page', async () => {
  const page = await open(draft)
  await press(page, page.t('wizard:products.add'))
  await page.user.type(screen.getByLabelText(page.t('wizard:field.url'), { exact: false }), 'https://a.id')
  await press(page, page.t('wizard:next.delivery'))
  await waitFor(() => expect(title(page)).toBeInvalid())
  await press(page, page.t('common:action.cancel'))
  await press(page, page.t('wizard:products.edit', { name: 'Sepatu lari' }))
  await press(page, page.t('wizard:products.keep'))
  await screen.findByRole('button', { name: page.t('wizard:products.add') })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(page.t('wizard:products.title'))
})

test('what a product still lacks is listed in the order of its fields', async () => {
  const page = await open({ ...draft, products: [], step: 'products' })
  await press(page, page.t('wizard:next.delivery'))
  const alert = within(await screen.findByRole('alert'))
  const listed = alert.getAllByRole('button').map(({ textContent }) => textContent?.split(':')[0])
  const fields = ['title', 'hscode', 'category', 'price', 'weight'] as const
  expect(listed).toEqual(fields.map((name) => page.t(`wizard:field.${name}`)))
})

test('a double click on the way to the next step takes one step', async () => {
  const page = await open({ ...draft, packageId: 'udara-individu' })
  await page.user.dblClick(screen.getByRole('button', { name: page.t('wizard:next.delivery') }))
  const heading = await screen.findByRole('heading', { level: 1, name: page.t('wizard:delivery.title') })
  expect(heading).toBeVisible()
})

test('what cannot be a tracking number is said at its field, and holds the step', async () => {
  const page = await open({ ...draft, step: 'delivery', packageId: individual.package_id })
  const field = screen.getByRole('textbox', { name: new RegExp(page.t('locker:sellerResi')) })
  const wrong = messageFor('id', message('tracking_number'))
  await page.user.type(field, '12#')
  expect(field).not.toBeInvalid()
  await page.user.tab()
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(new RegExp(wrong))
  await press(page, page.t('wizard:next.summary'))
  await waitFor(() => expect(field).toHaveFocus())
  expect(screen.queryByRole('heading', { level: 1, name: page.t('wizard:step.summary') })).toBeNull()
  await page.user.clear(field)
  await page.user.type(field, 'JD 0099 8877')
  await press(page, page.t('wizard:next.summary'))
  expect(await screen.findByText('JD 0099 8877')).toBeVisible()
})

test('Back and Forward go through the steps', async () => {
  const page = await open({ ...draft, packageId: 'udara-individu' })
  const heading = (step: 'products' | 'delivery' | 'summary') =>
    screen.findByRole('heading', { level: 1, name: page.t(`wizard:${step}.title`) })
  await press(page, page.t('wizard:next.delivery'))
  await press(page, page.t('wizard:next.summary'))
  expect(await heading('summary')).toBeVisible()
  page.go(-1)
  expect(await heading('delivery')).toBeVisible()
  page.go(-1)
  expect(await heading('products')).toBeVisible()
  page.go(1)
  expect(await heading('delivery')).toBeVisible()
})

test('Back does not open a step of an earlier shipment', async () => {
  const page = await open({ ...draft, packageId: 'udara-individu' })
  await press(page, page.t('wizard:next.delivery'))
  await press(page, page.t('wizard:reset.button'))
  await press(page, page.t('wizard:reset.action'))
  const origin = { level: 1, name: page.t('wizard:origin.title') }
  await screen.findByRole('heading', origin)
  page.go(-1)
  expect(screen.getByRole('heading', origin)).toBeVisible()
})

describe('from the review', () => {
  const heading = (page: Rendered, step: 'origin' | 'products' | 'delivery' | 'summary') =>
    screen.findByRole('heading', { level: 1, name: page.t(`wizard:${step}.title`) })
  const edit = (page: Rendered, part: 'goods' | 'address' | 'insurance') =>
    press(page, `${page.t('wizard:summary.edit')} ${page.t(`wizard:summary.${part}`)}`)
  const whole = { ...draft, packageId: 'udara-individu', step: 'summary' as const }

  test('a part is changed at its step, and Continue leads back', async () => {
    const page = await open(whole)
    await edit(page, 'address')
    expect(await heading(page, 'origin')).toBeVisible()
    await press(page, page.t('wizard:next.summary'))
    expect(await heading(page, 'summary')).toBeVisible()
    await edit(page, 'goods')
    expect(await heading(page, 'products')).toBeVisible()
    await press(page, page.t('wizard:next.summary'))
    expect(await heading(page, 'summary')).toBeVisible()
  })

  test('a name of goods that are not sent is asked about there, too', async () => {
    fakeServer().answer(calls.hsCodes, { results: [airsoft] })
    const page = await open({ ...whole, products: [{ ...shoes, title: 'Airsoft gun' }] })
    const question = page.t('wizard:nameQuestion.title', { goods: airsoft.label })
    expect(await screen.findByText(question)).toBeVisible()
  })

  test('what a change left open elsewhere is asked for first', async () => {
    const page = await open(whole)
    await edit(page, 'address')
    await press(page, page.t('wizard:next.summary'))
    await heading(page, 'summary')
    await edit(page, 'insurance')
    await heading(page, 'delivery')
    await page.user.click(screen.getByRole('radio', { name: page.t('common:track.sea') }))
    await press(page, page.t('wizard:next.summary'))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(page.t('wizard:delivery.title'))
    expect(screen.getAllByText(missingText('id', 'package_id')).length).toBeGreaterThan(0)
  })

  test('what is left open elsewhere is asked for after a product, too', async () => {
    const page = await open({ ...whole, track: 'sea', packageId: 'laut-individu' })
    await edit(page, 'goods')
    await heading(page, 'products')
    await press(page, page.t('wizard:products.edit', { name: 'Sepatu lari' }))
    await press(page, page.t('wizard:next.summary'))
    expect(await heading(page, 'delivery')).toBeVisible()
  })

  test('whoever steps back leaves the way back to it', async () => {
    const page = await open(whole)
    await edit(page, 'goods')
    await heading(page, 'products')
    await press(page, page.t('common:action.back'))
    await heading(page, 'origin')
    await press(page, page.t('wizard:next.products'))
    await heading(page, 'products')
    expect(screen.getByRole('button', { name: page.t('wizard:next.delivery') })).toBeVisible()
  })
})

const jastip: Package = {
  ...individual,
  package_id: 'udara-jastip',
  package_type: 'jastip',
  package_details: { bea_masuk: 10, ppn: 11, pph_npwp: 7.5 },
}
const lens = { ...shoes, title: 'Lensa', hscode: '90021100', price: '350' }
const delivery: ShipmentDraft = { ...draft, step: 'delivery', products: [lens] }
const footer = () => screen.getByRole('contentinfo')

test('a tariff that charges less than the law is neither first nor cheapest, and says what customs may levy besides', async () => {
  const page = await open(delivery, [jastip, individual])
  const rows = screen.getAllByRole('radio', { name: /Express udara/ })
  expect(rows.map((row) => row.getAttribute('value'))).toEqual(['udara-individu', 'udara-jastip'])
  const [own, brought] = rows.map((row) => row.closest('label'))
  expect(own).toHaveTextContent(page.t('calculator:options.cheapest'))
  expect(brought).not.toHaveTextContent(page.t('calculator:options.cheapest'))
  expect(textOf(brought)).toMatch(
    /Rp[\d.]+ kalau dipungut.*lebih mahal ?Di sini kamu bayar Rp[\d.]+ \(sejauh ini\)/,
  )
  expect(screen.getByText(page.t('calculator:options.byLaw'), { exact: false })).toBeVisible()
})

test('a price with all levies is reviewed with the sentence of its option', async () => {
  const allIn: Package = { ...individual, tax_included: true }
  const page = await open({ ...draft, packageId: allIn.package_id, step: 'summary' }, [allIn])
  expect(await screen.findByText(page.t('calculator:reason.all_in'))).toBeVisible()
  expect(screen.queryByText(page.t('calculator:importerText.individu'))).toBeNull()
})

test('phones of several products that one parcel does not take together stop at the goods, with the reason', async () => {
  const phone = { ...shoes, hscode: '85171300' }
  const products = [phone, { ...phone, key: 'p2', quantity: '2' }]
  const page = await open({ ...draft, products, packageId: individual.package_id, step: 'products' })
  const text = page.t('calculator:units.lead', { count: 2 })
  expect(await screen.findByText(new RegExp(`^${text} 1 unit lebihnya tidak kami kirim`))).toBeVisible()
  await press(page, page.t('wizard:next.delivery'))
  expect(screen.getByRole('heading', { level: 1, name: page.t('wizard:products.title') })).toBeVisible()
})

test('goods without a price are reviewed with what customs makes of it, and no levy on them is settled', async () => {
  const products = [{ ...shoes, price: '0' }]
  const page = await open({ ...draft, products, packageId: individual.package_id, step: 'summary' })
  expect(await screen.findByText(page.t('calculator:hint.priceZero'))).toBeVisible()
  expect(screen.getAllByText(page.t('price:notCalculated')).length).toBeGreaterThanOrEqual(3)
  expect(screen.queryByText(new RegExp(page.t('price:basis.estimate')))).toBeNull()
})

test.each([
  ['one product', [shoes], ['Rp1.648.500']],
  [
    'two products',
    [shoes, { ...shoes, key: 'b', quantity: '2' }],
    ['Rp1.648.500', 'Rp3.297.000', 'Rp4.945.500'],
  ],
] as const)('the review of %s says each sum once', async (_, products, sums) => {
  const page = await open({ ...draft, products, packageId: individual.package_id, step: 'summary' })
  const goods = await screen.findByRole('list', { name: page.t('wizard:summary.goods') })
  expect(textOf(goods).match(/Rp\d{1,3}(?:\.\d{3})+/g)).toEqual(sums)
})

test('no way is called the cheapest above a cheaper one on the other track', async () => {
  const seaFreight: Package = {
    ...individual,
    package_id: 'laut-trading-company',
    package_track: 'laut',
    package_type: 'trading-company',
    tax_included: true,
    price_json: {},
    days: { US: [45, 60] },
  }
  // Ten kilograms by air cost more than a small volume by sea.
  const heavy = { ...lens, weight: '10', length: '20', width: '20', height: '20' }
  const page = await open({ ...delivery, products: [heavy] }, [individual, jastip, seaFreight])
  const [byAir] = screen.getAllByRole('radio', { name: /Express udara/ })
  expect(byAir?.closest('label')).toHaveTextContent(page.t('calculator:options.cheapestBy.air'))
  expect(screen.queryByText(page.t('calculator:options.cheapest'))).not.toBeInTheDocument()
  expect(textOf(document.body)).toMatch(/Cargo laut LCL mulai Rp[\d.]+, Rp[\d.]+ lebih murah, 45.*60 hari/)
})

test('an option that nobody chose leaves no price and no levies: only where prices start', async () => {
  await open(delivery, [jastip, individual])
  expect(textOf(footer())).toMatch(/mulai Rp[\d.]+.*belum: .*cara kirim/)
  expect(textOf(footer())).not.toMatch(/memungut/)
  expect(screen.queryByText('Bea masuk')).not.toBeInTheDocument()
})

test('prices start at what is called the cheapest, though jastip would take less', async () => {
  const dear = { US: { tiers: [{ up_to_kg: null, price_per_kg: 900_000 }] } }
  const page = await open(delivery, [jastip, { ...individual, price_json: dear }])
  const rows = screen.getAllByRole('radio', { name: /Express udara/ }).map((row) => row.closest('label'))
  const [cheapest, brought] = rows.map((row) => /Rp[\d.]+/.exec(textOf(row))?.[0] ?? '')
  expect(rows[0]).toHaveTextContent(page.t('calculator:options.cheapest'))
  expect(Number(brought?.replaceAll(/\D/g, ''))).toBeLessThan(Number(cheapest?.replaceAll(/\D/g, '')))
  expect(textOf(footer())).toContain(`mulai ${cheapest}`)
  expect(textOf(document.body)).toContain(`Express udara mulai ${cheapest}`)
})

test('where customs may levy more than the cheapest tariff, every starting price says so', async () => {
  await open(delivery, [jastip])
  const row = screen.getByRole('radio', { name: /Express udara/ }).closest('label')
  const [sum] = /Rp[\d.]+(?= kalau dipungut)/.exec(textOf(row)) ?? ['no sum']
  const start = sum.replaceAll('.', String.raw`\.`)
  const included = String.raw`ermasuk Rp[\d.]+ yang bisa dipungut bea cukai`
  expect(textOf(footer())).toMatch(new RegExp(`mulai ${start}.*t${included}`))
  expect(textOf(footer())).toMatch(/belum: .*cara kirim/)
  expect(screen.getByText(new RegExp(String.raw`^Mulai ${start}\. .* T${included}\.`))).toBeInTheDocument()
  expect(textOf(document.body)).toMatch(
    new RegExp(String.raw`Express udara mulai ${start} \(t${included}\)\.`),
  )
})

test('air or sea stands as it was chosen with the origin, and the other is one press away', async () => {
  const seaFreight: Package = {
    ...individual,
    package_id: 'laut-individu',
    package_track: 'laut',
    price_json: {},
  }
  const page = await open({ ...delivery, packageId: individual.package_id }, [individual, seaFreight])
  const chosen = screen.getByRole('group', { name: page.t('wizard:delivery.track.air') })
  expect(within(chosen).getByRole('radio', { name: page.t('common:track.air') })).toBeChecked()
  expect(textOf(chosen)).toMatch(/Cargo laut LCL mulai Rp[\d.]+/)
  expect(textOf(chosen)).not.toMatch(/Express udara mulai/)
  await page.user.click(within(chosen).getByRole('radio', { name: page.t('common:track.sea') }))
  expect(screen.getByRole('group', { name: page.t('wizard:delivery.track.sea') })).toBe(chosen)
})

test('the row, the foot and the review say the same tariff, and the same of what customs may levy besides', async () => {
  const page = await open({ ...delivery, packageId: 'udara-jastip' }, [jastip, individual])
  const chosen = screen.getByRole('radio', { name: /Express udara/, checked: true }).closest('label')
  const [, tariff = ''] = /(Rp[\d.]+) \(sejauh ini\)/.exec(textOf(chosen)) ?? []
  const [, ready = ''] = /(Rp[\d.]+) ?kalau dipungut/.exec(textOf(chosen)) ?? []
  const worth = (amount: string) => Number(amount.replaceAll(/\D/g, ''))
  const levies = formatRupiah(worth(ready) - worth(tariff))
  expect(textOf(footer())).toContain(tariff)
  // Its reasons are a press away: on phones there is no aside.
  expect(textOf(within(footer()).getByRole('button', { name: /memungut/ }))).toBe(
    `bea cukai bisa memungut ${levies} lagi`,
  )
  expect(screen.getAllByText(/^Bea cukai bisa memungut Rp[\d.]+ lagi/).length).toBeGreaterThan(0)
  await press(page, page.t('wizard:next.summary'))
  await screen.findByRole('heading', { level: 1, name: page.t('wizard:summary.title') })
  // On desktops in the aside, below them on the page.
  expect(screen.getAllByText(/Bea cukai bisa memungut Rp[\d.]+ lagi/)).toHaveLength(2)
  expect(textOf(footer())).toContain(`bea cukai bisa memungut ${levies} lagi`)
})

test('beside the page stand the lines of the price alone, and the crossing only before there is one', async () => {
  const page = await open({ ...delivery, packageId: null }, [individual])
  const crossing = () => screen.queryByText(page.t('wizard:aside.title'))
  expect(crossing()).toBeInTheDocument()
  await page.user.click(screen.getByRole('radio', { name: /Express udara/ }))
  expect(screen.getByRole('heading', { level: 2, name: page.t('wizard:aside.lines') })).toBeInTheDocument()
  expect(crossing()).toBeNull()
})

const company: Package = {
  ...individual,
  package_id: 'udara-company',
  package_type: 'company',
  package_details: {},
}

test.each<[string, Partial<ShipmentDraft>]>([
  ['supposed', {}],
  ['ticked', { supposedNpwp: true }],
])(
  'a complete NPWP that the calculator %s is named, and an address without one says by how much it rises',
  async (_, ofLink) => {
    const linked = {
      ...delivery,
      packageId: company.package_id,
      addressId: null,
      fromCalculator: true,
      ...ofLink,
    }
    const supposed = 'NPWP dianggap lengkap'
    const before = await open(linked, [company], { addresses: [] })
    expect(textOf(footer())).toContain(supposed)
    const [seen = 'no sum'] = /Rp[\d.]+/.exec(textOf(footer())) ?? []
    before.unmount()
    const after = await open(linked, [company])
    expect(textOf(footer())).toMatch(/naik Rp[\d.]+: NPWP belum lengkap/)
    expect(textOf(footer())).toContain(seen)
    expect(textOf(footer())).not.toContain(supposed)
    after.unmount()
    await open({ ...linked, fromCalculator: false }, [company])
    expect(textOf(footer())).not.toContain('NPWP')
  },
)

test('a company is offered at the price of an address without NPWP, with what it would be with one', async () => {
  const supposed = await open({ ...delivery, addressId: null }, [company], { addresses: [] })
  const row = () => screen.getByRole('radio', { name: /badan usaha/ }).closest('label')
  const [withNpwp = 'no sum'] = /Rp[\d.]+/.exec(textOf(row())) ?? []
  expect(textOf(row())).toContain(supposed.t('calculator:importerText.company'))
  supposed.unmount()
  await open({ ...delivery, addressId: null }, [company])
  const text = textOf(row())
  expect(text).toContain(`NPWP di alamatmu belum lengkap; dengan NPWP ${withNpwp}.`)
  expect(/Rp[\d.]+/.exec(text)?.[0]).not.toBe(withNpwp)
})

test('without an address the price supposes of the NPWP what the calculator or the quote did', async () => {
  const totalOf = async (supposed: Partial<ShipmentDraft>): Promise<number> => {
    const { unmount } = await open({ ...delivery, packageId: company.package_id, ...supposed }, [company], {
      addresses: [],
    })
    const [total = ''] = /Rp[\d.]+/.exec(textOf(footer())) ?? []
    unmount()
    return Number(total.replace(/\D/g, ''))
  }
  const supposed = await totalOf({})
  expect(supposed).toBeGreaterThan(0)
  expect(await totalOf({ supposedNpwp: false })).toBeGreaterThan(supposed)
})

test('goods that are in the price are not missing from it, though they are not saved yet', async () => {
  await open({ ...delivery, step: 'products', products: [], open: lens, packageId: individual.package_id })
  expect(footer()).toHaveTextContent('belum termasuk kurir domestik')
  expect(footer()).not.toHaveTextContent('barang')
})

test.each([
  ['whose address was deleted', 'local:gone', 'wizard:stepIncomplete'],
  ['with an address', home.address_id, 'common:label.stepDone'],
] as const)('the first step %s is ticked only if it is complete', async (_, addressId, state) => {
  const page = await open({ ...draft, addressId })
  const steps = within(screen.getByRole('list', { name: page.t('wizard:steps') }))
  const first = `${page.t('wizard:step.origin')} (${page.t(state)})`
  expect(await steps.findByRole('button', { name: first })).toBeInTheDocument()
})

test('the main address is chosen until another one is', async () => {
  const office = { ...home, address_id: 'local:2', name: 'Kantor', is_main: false }
  await keepLocalAddresses([office, home])
  await device.write('guest/import', {
    body: { ...draft, step: 'origin', addressId: null },
    savedAt: Date.now(),
    version: 0,
    sent: false,
  })
  const page = await renderApp(<NewShipment reference={reference} />, {
    texts: ['wizard', 'address', 'calculator', 'checkout', 'file', 'locker', 'price', 'quotes', 'reason'],
    signedInAs: null,
    keepStorage: true,
  })
  expect(await screen.findByRole('radio', { name: new RegExp(home.name) })).toBeChecked()
  await page.user.click(screen.getByRole('radio', { name: /Kantor/ }))
  expect(screen.getByRole('radio', { name: /Kantor/ })).toBeChecked()
  await page.user.click(screen.getByRole('radio', { name: new RegExp(home.name) }))
  await press(page, page.t('wizard:next.products'))
  expect(
    await screen.findByRole('heading', { level: 1, name: page.t('wizard:products.title') }),
  ).toBeVisible()
})

test('a guest without addresses signs in or registers from the first step, on a phone, too', async () => {
  await keepLocalAddresses([])
  await device.remove('guest/import')
  const page = await renderApp(<NewShipment reference={reference} />, {
    texts: ['wizard', 'address'],
    signedInAs: null,
  })
  await screen.findByText(page.t('wizard:origin.guestText'))
  const main = within(screen.getByRole('main'))
  for (const [name, href] of [
    ['login', paths.login],
    ['register', paths.register],
  ] as const) {
    expect(main.getByRole('link', { name: page.t(`common:nav.${name}`) })).toHaveAttribute('href', href)
  }
})

test('what is missing on the first step is said at its place, and the summary leads there', async () => {
  await keepLocalAddresses([])
  await device.remove('guest/import')
  const page = await renderApp(<NewShipment reference={reference} />, {
    texts: ['wizard', 'address'],
    signedInAs: null,
  })
  await screen.findByText(page.t('wizard:origin.guestText'))
  await press(page, page.t('wizard:next.products'))
  const summary = within(screen.getByRole('alert'))
  const needsAddress = missingText('id', 'address_id')
  const to = screen.getByRole('region', { name: page.t('wizard:origin.to') })
  expect(to).toHaveAccessibleDescription(needsAddress)
  // Once at its place, once in the summary.
  expect(screen.getAllByText(needsAddress)).toHaveLength(2)
  await page.user.click(summary.getByRole('button', { name: needsAddress }))
  expect(within(to).getByRole('button', { name: page.t('address:add') })).toHaveFocus()
})

test('the review leads to the address itself, which stands below the countries of its step', async () => {
  const page = await open({ ...draft, step: 'summary', packageId: individual.package_id, addressId: null })
  await press(page, `${page.t('wizard:summary.edit')} ${page.t('wizard:summary.address')}`)
  await waitFor(() => expect(document.activeElement?.closest(`#${idOfPart('address')}`)).not.toBeNull())
})

test.each([
  ['company', true],
  ['individu', false],
] as const)(
  'that a private person cannot import as a %s is said before it is saved: %s',
  async (type, said) => {
    const offered: Package = { ...individual, package_id: `udara-${type}`, package_type: type }
    const page = await open({ ...draft, step: 'summary', packageId: offered.package_id }, [offered])
    expect(screen.queryByText(page.t('price:company.text')) !== null).toBe(said)
  },
)

test('a guest registers to save, or signs in', async () => {
  const page = await open({ ...draft, step: 'summary', packageId: individual.package_id })
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: page.t('common:nav.login') })).toHaveAttribute('href', paths.login)
  await press(page, page.t('wizard:summary.register'))
  expect(page.location()).toBe(paths.register)
})

describe('a guest without an address registers at once, and finds the review as it was', () => {
  async function register(book: readonly (typeof address)[]): Promise<Rendered> {
    const whole = { ...draft, addressId: null, packageId: individual.package_id, step: 'summary' as const }
    const page = await open(whole, undefined, { addresses: [] })
    await press(page, page.t('wizard:summary.register'))
    expect(page.location()).toBe(paths.register)
    expect(pageAfterSignIn()).toBe(paths.wizard)
    page.unmount()

    fakeServer().answer(calls.addresses, { results: [...book] })
    await handOverDrafts(customer.customer_id, new Map())
    const after = await renderApp(<NewShipment reference={reference} />, {
      texts: ['wizard', 'address', 'calculator', 'checkout', 'file', 'locker', 'price', 'quotes', 'reason'],
      keepStorage: true,
    })
    const heading = await screen.findByRole('heading', { level: 1, name: after.t('wizard:summary.title') })
    expect(heading).toBeVisible()
    expect(screen.getByText('Sepatu lari')).toBeVisible()
    return after
  }

  test('with the address of the account, to be saved', async () => {
    const after = await register([address])
    expect(await screen.findByText(address.name, { exact: false })).toBeVisible()
    expect(screen.getByRole('button', { name: after.t('wizard:summary.save') })).toBeVisible()
  })

  test('a new account is asked for its address alone, and Continue leads back', async () => {
    const after = await register([])
    await press(after, after.t('wizard:summary.save'))
    const heading = await screen.findByRole('heading', { level: 1, name: after.t('wizard:origin.title') })
    expect(heading).toBeVisible()
    expect(screen.getByText(after.t('wizard:missing.title', { count: 1 }))).toBeVisible()
    expect(screen.getByRole('button', { name: after.t('wizard:next.summary') })).toBeVisible()
  })
})

describe('an account with a draft, after a guest typed another one and signed in', () => {
  const lamp = { ...shoes, key: 'b', title: 'Lampu meja' }
  const account: ShipmentDraft = {
    ...emptyDraft('lamp'),
    country: 'US',
    addressId: address.address_id,
    products: [lamp],
  }
  const here: ShipmentDraft = { ...draft, step: 'origin', addressId: null }
  const theirs = `${customer.customer_id}/import`

  /** A server that keeps drafts by their versions, and has the account's. */
  function draftsAtServer(server: FakeServer, arrival?: Promise<void>): () => Record<string, string> {
    const saved = new Map<string, { version: number; body: object | null }>([
      [
        'import',
        { version: 4, body: { saved_at: Date.now() + 10_800_000, browser: 'phone', draft: account } },
      ],
    ])
    const kindOf = ({ url }: { url: string }) => /drafts\/(\w+)/.exec(url)?.[1] ?? ''
    const found = (kind: string) => saved.get(kind) ?? { version: 0, body: null }
    const asDraft = (kind: string) =>
      ({ kind, ...found(kind), updated_at: '2026-11-22T12:00:00Z' }) as unknown as Draft
    server.answer(calls.draft, async (received) => {
      await arrival
      return { data: asDraft(kindOf(received)) }
    })
    server.handle(calls.saveDraft, (received) => {
      const kind = kindOf(received)
      const { body, version } = received.body as { body: object | null; version: number }
      if (version !== found(kind).version) {
        return { status: 409, body: { action: false, code: 'changed_meanwhile', data: asDraft(kind) } }
      }
      saved.set(kind, { version: version + 1, body })
      return { status: 200, body: { action: true, version: version + 1 } }
    })
    return () => Object.fromEntries([...saved].map(([kind, { body }]) => [kind, JSON.stringify(body)]))
  }

  async function signedIn(): Promise<{ page: Rendered; saved: () => Record<string, string> }> {
    const server = fakeServer()
    const saved = draftsAtServer(server)
    server.answer(calls.addresses, { results: [address] })
    await device.remove(`${theirs}_other`)
    await device.write(theirs, { body: here, savedAt: Date.now(), version: 0, sent: false })
    const page = await renderApp(<NewShipment reference={reference} />, {
      texts: ['wizard', 'address', 'calculator', 'checkout', 'file', 'locker', 'price', 'quotes', 'reason'],
      at: '/wizard',
    })
    await screen.findByRole('dialog', { name: page.t('wizard:two.title') })
    return { page, saved }
  }

  const others = (page: Rendered) => screen.getByRole('region', { name: page.t('wizard:others.title') })

  test('goes on with its goods when the first step was answered as there before it arrived', async () => {
    const server = fakeServer()
    const { promise, resolve } = Promise.withResolvers<void>()
    const saved = draftsAtServer(server, promise)
    server.answer(calls.addresses, { results: [address] })
    await device.remove(theirs)
    await device.remove(`${theirs}_other`)
    const agent: Agent = {
      id: 'us-air',
      country: 'US',
      flag: 'US',
      name: 'New Jersey',
      contact_info: [],
      days: [5, 8],
    }
    const agents = { air: [agent], sea: [] }
    const page = await renderApp(<NewShipment reference={{ ...reference, agents }} />, {
      texts: ['wizard', 'address', 'calculator', 'checkout', 'file', 'locker', 'price', 'quotes', 'reason'],
      at: '/wizard',
    })
    await page.user.click(await screen.findByRole('radio', { name: new RegExp(page.t('common:country.US')) }))
    await page.user.click(screen.getByRole('radio', { name: new RegExp(address.name) }))
    await press(page, page.t('wizard:next.products'))
    resolve()
    expect(await screen.findByText('Lampu meja')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(page.t('wizard:products.title'))
    await waitFor(() => expect(saved()['import']).toContain(`"addressId":"${address.address_id}"`))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test.each([
    ['Sepatu lari', 'Lampu meja'],
    ['Lampu meja', 'Sepatu lari'],
  ])('continues with the one chosen, %s, and keeps the other one, %s', async (chosen, other) => {
    const { page, saved } = await signedIn()
    // Until the answer, both are where they were.
    expect(saved()['import']).toContain('Lampu meja')
    await page.user.click(screen.getByRole('radio', { name: new RegExp(chosen) }))
    await press(page, page.t('wizard:two.action'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(within(others(page)).getByText(other)).toBeVisible()
    await waitFor(() => expect(saved()['import']).toContain(chosen))
    await waitFor(() => expect(saved()['import_other']).toContain(other))
  })

  test('is answered by keyboard, and the focus stays on the page', async () => {
    const { page } = await signedIn()
    expect(screen.getByRole('radio', { name: /Sepatu lari/ })).toHaveFocus()
    await page.user.keyboard('{ArrowDown}{Tab}{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(within(others(page)).getByText('Sepatu lari')).toBeVisible()
    await waitFor(() => expect(document.querySelector('main')).toHaveFocus())
  })

  test('the other one is continued in place of this one, which stays in turn, and discarded', async () => {
    const { page } = await signedIn()
    await press(page, page.t('wizard:two.action'))
    await press(page, page.t('wizard:others.continueOf', { name: 'Lampu meja' }))
    expect(within(others(page)).getByText('Sepatu lari')).toBeVisible()
    await press(page, page.t('wizard:others.discardOf', { name: 'Sepatu lari' }))
    await press(page, page.t('common:discard.action'))
    expect(screen.queryByRole('region', { name: page.t('wizard:others.title') })).not.toBeInTheDocument()
  })
})

describe('between air and sea', () => {
  const seaJastip: Package = { ...jastip, package_id: 'laut-jastip', package_track: 'laut', price_json: {} }
  const go = (page: Rendered, track: 'air' | 'sea') =>
    page.user.click(screen.getByRole('radio', { name: page.t(`common:track.${track}`) }))

  test('the importer stays chosen where the other way has it', async () => {
    const page = await open({ ...delivery, packageId: 'udara-jastip' }, [individual, jastip, seaJastip])
    await go(page, 'sea')
    expect(screen.getByRole('radio', { name: /Cargo laut LCL, jastip/ })).toBeChecked()
    expect(screen.queryByText(/tidak bisa lewat laut/)).toBeNull()
  })

  test('where it does not, that is said, and the way back has it again', async () => {
    const page = await open({ ...delivery, packageId: individual.package_id }, [individual, seaJastip])
    await go(page, 'sea')
    expect(screen.getByRole('radio', { name: /Cargo laut LCL, jastip/ })).not.toBeChecked()
    expect(screen.getByText(/Atas nama perorangan tidak bisa lewat laut/)).toBeVisible()
    await go(page, 'air')
    expect(screen.getByRole('radio', { name: /Express udara, perorangan/ })).toBeChecked()
    expect(screen.queryByText(/tidak bisa lewat/)).toBeNull()
  })

  test('what was asked for on one track is not asked for on the other before Continue', async () => {
    const page = await open(delivery, [individual, jastip, seaJastip])
    await press(page, page.t('wizard:next.summary'))
    expect(screen.getAllByText(missingText('id', 'package_id')).length).toBeGreaterThan(0)
    await page.user.click(screen.getByRole('radio', { name: /Express udara, jastip/ }))
    await go(page, 'sea')
    expect(screen.queryByText(page.t('wizard:missing.container'))).toBeNull()
    await press(page, page.t('wizard:next.summary'))
    expect(screen.getAllByText(page.t('wizard:missing.container')).length).toBeGreaterThan(0)
  })

  const stepTo = async (page: Rendered, step: 'origin' | 'products' | 'delivery') => {
    await press(page, new RegExp(`^${page.t(`wizard:step.${step}`)}`))
    await screen.findByRole('heading', { level: 1, name: page.t(`wizard:${step}.title`) })
  }

  test('another country is chosen among its own: no importer is said to be gone', async () => {
    const seaIndividual: Package = { ...seaJastip, package_id: 'laut-individu', package_type: 'individu' }
    const warehouses = ['US', 'CN'].map((country) => ({
      id: country,
      country,
      flag: country,
      name: country,
      contact_info: [],
      days: [5, 8] as [number, number],
    }))
    const page = await open({ ...delivery, packageId: 'udara-jastip' }, [individual, jastip, seaIndividual], {
      agents: { air: warehouses, sea: warehouses },
    })
    await go(page, 'sea')
    expect(screen.getByText(/Atas nama jastip tidak bisa lewat laut/)).toBeVisible()
    await go(page, 'air')
    await stepTo(page, 'origin')
    for (const country of ['CN', 'US'] as const)
      await page.user.click(
        screen.getByRole('radio', { name: new RegExp(page.t(`common:country.${country}`)) }),
      )
    await stepTo(page, 'delivery')
    expect(screen.getByRole('radio', { name: /Express udara, jastip/ })).toBeEnabled()
    expect(screen.queryByText(/tidak bisa lewat/)).toBeNull()
  })

  test('an importer that was gone with a product is there again without it', async () => {
    const limited: Package = { ...jastip, max_goods_usd: 400 }
    const camera = { ...lens, key: 'b', title: 'Kamera', price: '500' }
    const page = await open(
      { ...delivery, track: 'sea', products: [lens, camera], packageId: 'laut-jastip' },
      [individual, limited, seaJastip],
    )
    await go(page, 'air')
    expect(screen.getByText(/Atas nama jastip tidak bisa lewat udara/)).toBeVisible()
    await stepTo(page, 'products')
    await press(page, page.t('wizard:products.remove', { name: 'Kamera' }))
    await stepTo(page, 'delivery')
    expect(screen.getByRole('radio', { name: /Express udara, jastip/ })).toBeEnabled()
    expect(screen.queryByText(/tidak bisa lewat/)).toBeNull()
  })
})
