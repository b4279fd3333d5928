import { placeLabels, statusLabels } from '@seberang/domain/status'
import { formatRupiah } from '../../domain/format/index.ts'
import { atGateway } from '../server/support/api.ts'
import { Regular } from './customers.ts'
import { address, expect, expectAccessible, test, type World } from './journey.ts'
import { texts } from './texts.ts'

const w = texts('id')
const fiveMinutes = 5 * 60_000

/** Pays for a shipment before it arrives at the warehouse. @returns the codes of the shipment and its invoice */
async function paysAhead(regular: Regular, title: string): Promise<{ cart: string; invoice: string }> {
  const cart = await regular.declares(title)
  const invoice = await regular.customer.checksOut(cart)
  await pays(invoice.payment?.order_id)
  return { cart, invoice: invoice.invoice_code }
}

async function pays(orderId: string | undefined): Promise<void> {
  expect(await atGateway(address(), orderId ?? '', 'pay')).toBe(200)
}

test('an overestimated weight is credited to the wallet, as the tracking page says', async ({
  watched: page,
  world,
}) => {
  const regular = await Regular.registers()
  await regular.signsIn(page, w)
  const { cart, invoice } = await paysAhead(regular, 'Jaket tipis')
  await page.goto(`${address()}/status/order?action=${invoice}`)
  // Named once, by its goods.
  await expect(page.getByRole('heading', { name: 'Jaket tipis' })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jaket tipis')
  const sizes = page.getByRole('table', { name: w('status:sizes') })
  // Nothing is to be compared yet.
  await expect(sizes).toBeHidden()
  await page.getByRole('button', { name: new RegExp(`^${w('status:sizes')}`) }).click()
  await expect(sizes.getByRole('columnheader', { name: w('status:measured') })).toHaveCount(0)
  await world.warehouseReceives(cart, '0.4kg', '10x10x5cm')
  const { credited } = await regular.customer.cart(cart)
  expect(credited).toBeGreaterThan(0)
  // Without a reload.
  await expect(
    page.getByText(w('status:difference.credited.title', { amount: formatRupiah(credited) }), {
      exact: true,
    }),
  ).toBeVisible()
  await expect(sizes.getByRole('row', { name: /^Berat/ })).toContainText('0,4')
  await expectAccessible(page)
})

test('an underestimated weight is charged, and delivery continues once it is paid', async ({
  watched: page,
  world,
}) => {
  const regular = await Regular.registers()
  await regular.signsIn(page, w)
  const { cart, invoice } = await paysAhead(regular, 'Keyboard mekanik')
  await page.goto(`${address()}/status/order?action=${invoice}`)
  await world.warehouseReceives(cart, '4kg', '42x30x20cm')
  const [additional] = (await regular.customer.cart(cart)).additional_invoices
  const difference = formatRupiah(additional?.total ?? 0)
  await expect(page.getByText(w('status:difference.due.text', { amount: difference }))).toBeVisible()
  await expect(page.getByText(/^4\skg, semula /)).toBeVisible()
  await expect(page.getByText(w('status:lacking', { amount: difference }))).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('link', { name: w('status:bills.pay', { amount: difference }) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    w('invoice:payTitle', { amount: difference }),
  )
  await expect(page.getByText(difference).first()).toBeVisible()
  await expectAccessible(page)
  const charged = await regular.customer.invoice(additional?.invoice_code ?? '')
  await pays(charged.payment?.order_id)
  await expect(page.getByText(w('invoice:additional.paid', { amount: difference }))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: w('invoice:additional.shipment') }).click()
  await expect(page.getByText(w('status:difference.paid', { amount: difference }))).toBeVisible()
  await watchesItCome(cart, page, world)
})

async function watchesItCome(
  cart: string,
  page: Parameters<typeof expectAccessible>[0],
  world: World,
): Promise<void> {
  await world.timePasses(fiveMinutes)
  for (const status of ['sent', 'inbound', 'outbound', 'finished'] as const) {
    await world.operatorMoves(cart, status, `RESI-1-${status}`)
    await expect(page.getByText(statusLabels.id[status]).first()).toBeVisible()
  }
}

test('several shipments of one invoice are listed, each with its own tracking', async ({ watched: page }) => {
  const regular = await Regular.registers()
  await regular.signsIn(page, w)
  const codes = [await regular.declares('Sepatu lari'), await regular.declares('Tas punggung')]
  const invoice = await regular.customer.checksOut(...codes)
  await pays(invoice.payment?.order_id)
  await page.goto(`${address()}/status/order?action=${invoice.invoice_code}`)
  for (const title of ['Sepatu lari', 'Tas punggung']) {
    await expect(page.getByRole('region', { name: title })).toBeVisible()
  }
  await expectAccessible(page)
})

test('finds a shipment among many by place, text and invoice, and keeps that in the URL', async ({
  watched: page,
  world,
}) => {
  const regular = await Regular.registers()
  await regular.signsIn(page, w)
  for (let number = 1; number <= 11; number++) await regular.declares(`Kaus polos ${number}`)
  const billed = await regular.declares('Lampu meja')
  await world.warehouseReceives(billed, '1.4kg', '24x18x14cm')
  const invoice = await regular.customer.checksOut(billed)
  await page.goto(`${address()}/status`)
  const list = page.getByRole('list', { name: w('status:title') })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  await page.getByRole('link', { name: w('status:page', { page: 2 }) }).click()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('tab', { name: new RegExp(placeLabels.id.warehouse) }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list).toContainText('Lampu meja')
  await expectAccessible(page)
  await page.getByRole('tab', { name: new RegExp(w('status:all')) }).click()
  await page.getByRole('textbox', { name: w('status:search') }).fill('polos 7')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await page.reload()
  await expect(list).toContainText('Kaus polos 7')
  await page.getByRole('textbox', { name: w('status:search') }).fill(invoice.invoice_code)
  await expect(list).toContainText('Lampu meja')
  await page.getByRole('textbox', { name: w('status:search') }).fill('tidak ada begini')
  await expect(page.getByText(w('status:noMatch.title'))).toBeVisible()
  await page.getByRole('button', { name: w('status:showAll') }).click()
  await expect(list.getByRole('listitem')).toHaveCount(10)
})

/** The sheets of a PDF, in millimetres. */
function sheetsOf(pdf: Buffer): readonly (readonly [number, number])[] {
  const millimetres = (points: string) => Math.round((Number(points) * 25.4) / 72)
  return Array.from(
    pdf.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g),
    ([, width = '', height = '']) => [millimetres(width), millimetres(height)] as const,
  )
}

test('an invoice prints on A4, and a label per package on 100 × 150 mm', async ({ watched: page }) => {
  const regular = await Regular.registers()
  await regular.signsIn(page, w)
  const { customer } = regular
  const cart = await regular.declares('Kursi lipat', (input) => ({
    ...input,
    setup: { ...input.setup, quantity_packaging: 3 },
  }))
  await page.goto(`${address()}/print/print-label?code=${cart}`)
  await expect(page.getByText(w('print:label.piece', { place: 3, total: 3 }))).toBeVisible()
  await expect(page.getByText(customer.suite, { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  const labels = sheetsOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  expect(labels).toEqual([
    [100, 150],
    [100, 150],
    [100, 150],
  ])
  const invoice = await customer.checksOut(cart)
  await page.goto(`${address()}/print/invoice?code=${invoice.invoice_code}`)
  await expect(page.getByText(formatRupiah(invoice.total)).last()).toBeVisible()
  await expectAccessible(page)
  expect(sheetsOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))).toEqual([[210, 297]])
})
