import { Regular } from './customers.ts'
import { address, test } from './journey.ts'
import { texts } from './texts.ts'
const w = texts('id')
test('look', async ({ page, world }) => {
  const regular = await Regular.registers()
  const codes: string[] = []
  for (const title of ['Lensa kamera', 'Sepatu lari', 'Tas punggung']) codes.push(await regular.declares(title))
  await world.warehouseReceives(codes[0] ?? '', '1.4kg', '24x18x14cm')
  await regular.signsIn(page, w)
  await page.setViewportSize({ width: 1366, height: 650 })
  await page.goto(`${address()}/checkout?carts=${codes.join(',')}`)
  await page.getByRole('radio', { name: 'BCA', exact: true }).check({ force: true })
  await page.screenshot({ path: '/tmp/look-laptop.png' })
  await page.getByRole('button', { name: /^Lensa kamera/ }).click()
  await page.evaluate(() => scrollTo(0, 99999))
  await page.waitForTimeout(300)
  await page.screenshot({ path: '/tmp/look-laptop-end.png' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForTimeout(300)
  await page.screenshot({ path: '/tmp/look-360.png' })
  await page.evaluate(() => scrollTo(0, 99999))
  await page.waitForTimeout(300)
  await page.screenshot({ path: '/tmp/look-360-end.png' })
  await page.setViewportSize({ width: 768, height: 1000 })
  await page.screenshot({ path: '/tmp/look-768.png', fullPage: true })
})
