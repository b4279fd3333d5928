import { address, expect, expectAccessible, expectNoOverflow, newEmail, test } from './journey.ts'
import { fillsAddress, signsUp } from './steps.ts'
import { texts } from './texts.ts'

const w = texts('id')

test('who comes by a landing link and registers takes the first steps, and gives the address to a shop', async ({
  watched: page,
  world,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: address() })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${address()}/?landing=teman`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('home:hero.title'))
  await signsUp({ page, world, w }, newEmail())
  await expect(page).toHaveURL(/\/setup$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('setup:title'))
  await expectAccessible(page)

  const country = page.getByRole('radio', { name: new RegExp(`^${w('common:country.JP')}`) })
  await country.check({ force: true })
  await page.getByRole('button', { name: w('address:add') }).click()
  await fillsAddress({ page, world, w }, 'Jl. Kebon Bibit Utara 14, RT 03/RW 11')
  const street = page.getByText(/Kebon Bibit Utara 14/)
  await expect(street).toHaveCount(1)
  await page.reload()
  await expect(country).toBeChecked()
  await expect(street).toHaveCount(1)
  await expectAccessible(page)
  await expectNoOverflow(page)

  await page.getByRole('button', { name: w('overseas:copyAll') }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/Japan/)
  expect(copied).toMatch(/SBR-\w+/)

  await page.getByRole('button', { name: w('setup:finish'), exact: true }).click()
  await expect(page).toHaveURL(/\/locker-import$/)
  // It is over, for Back as well.
  await page.goto(`${address()}/setup`)
  await expect(page).toHaveURL(`${address()}/`)
})

test('put off, the first steps wait in the locker; for a company its data follow, and may be put off as well', async ({
  watched: page,
  world,
}) => {
  await page.goto(`${address()}/?landing=teman`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('home:hero.title'))
  await page.goto(`${address()}/calculator`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await signsUp({ page, world, w }, newEmail())
  await expect(page).toHaveURL(/\/setup$/)
  await page.getByRole('button', { name: w('setup:later') }).click()
  await expect(page).toHaveURL(/\/locker-import$/)
  await page.getByRole('link', { name: w('locker:waits.firstSteps') }).click()
  await page.getByRole('radio', { name: new RegExp(w('session:field.business')) }).check({ force: true })
  await page.getByRole('radio', { name: new RegExp(`^${w('common:country.JP')}`) }).check({ force: true })
  await page.getByRole('button', { name: w('setup:toCompany') }).click()
  await expect(page).toHaveURL(/\/settings\/company-upgrade/)
  await page.getByRole('button', { name: w('company:later') }).click()
  await expect(page).toHaveURL(/\/locker-import$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('locker:title'))
  await expect(page.getByRole('link', { name: w('locker:waits.company') })).toBeVisible()
  await expectAccessible(page)
})

test('a business that registers is led to its company, and may put it off', async ({
  watched: page,
  world,
}) => {
  await signsUp({ page, world, w }, newEmail(), 'business')
  await expect(page).toHaveURL(/\/settings\/company-upgrade/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('company:title.information'))
  await expectAccessible(page)
  await page.getByRole('button', { name: w('company:later') }).click()
  await expect(page).toHaveURL(/\/locker-import$/)
  const line = page.getByRole('link', { name: w('locker:waits.company') })
  await line.click()
  await expect(page).toHaveURL(/\/settings\/company-upgrade/)
  await page.goto(`${address()}/locker-import`)
  await page
    .getByRole('main')
    .locator('div', { has: line })
    .last()
    .locator('xpath=..')
    .getByRole('button', { name: w('common:action.close') })
    .click()
  await expect(line).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('locker:title'))
  await expect(line).toBeHidden()
})
