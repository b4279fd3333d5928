import type { Guard } from '../../app/shell/guards.ts'
import { routeGuards, routePaths } from '../../app/shell/route-guards.ts'
import { expect, expectNoOverflow, expectAccessible, test, address } from './journey.ts'
import { texts } from './texts.ts'

const w = texts('id')

const customersOnly: readonly Guard[] = ['customer', 'business']
const forCustomers = routePaths.filter((path) => customersOnly.includes(routeGuards[path]))

test('a guest who opens a page for customers is sent to the login page', async ({ watched: page }) => {
  expect(forCustomers.length).toBeGreaterThan(0)
  for (const path of forCustomers) {
    await page.goto(address() + path)
    await expect(page, path).toHaveURL(/\/login$/)
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('session:login.title'))
})

test('the build tells the server every page of the app', async ({ request }) => {
  for (const path of routePaths) {
    const answer = await request.get(address() + path.replace(/:\w+/g, 'Q7KM2ABC'))
    expect([path, answer.status()]).toEqual([path, 200])
  }
})

test('an unknown URL shows the not-found page with a link home', async ({ watched: page }) => {
  const answer = await page.goto(`${address()}/tidak-ada`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('common:error.notFound.title'))
  await page.getByRole('link', { name: w('common:action.home') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('home:hero.title'))
})

test('a wrong password is reported in place, and the input stays', async ({ watched: page }) => {
  await page.clock.install()
  await page.goto(`${address()}/login`)
  await page.getByLabel(w('session:field.email')).fill('tidak.ada@contoh.id')
  await page.getByLabel(w('session:field.password'), { exact: true }).fill('salah-sekali')
  await page.getByRole('button', { name: w('session:login.submit'), exact: true }).click()
  const refusal = page.getByText('Email atau kata sandi salah.')
  await expect(refusal).toBeVisible()
  await expect(page.getByLabel(w('session:field.email'))).toHaveValue('tidak.ada@contoh.id')
  // A refusal of the server is shown for three seconds.
  await page.clock.fastForward(3000)
  await expect(refusal).toBeHidden()
})

test('the theme is stored and applied before the first paint', async ({ watched: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(address())
  await page.getByLabel(w('common:theme.label')).filter({ visible: true }).selectOption('dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset['first'] = document.documentElement.dataset['theme'] ?? 'none'
    })
  })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-first', 'dark')
})

test('the connection is lost on a loaded page, and returns', async ({ watched: page, context }) => {
  await page.goto(address())
  // Everything that loads when the browser is idle has loaded.
  await expect(page.getByText('Rp245.000').first()).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(w('common:offline.notice'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.getByText(w('common:offline.title'))).toBeHidden()
  await context.setOffline(false)
  await expect(page.getByText(w('common:offline.back'))).toBeVisible()
  await expect(page.getByText(w('common:offline.back'))).toBeHidden()
})

test('a page that failed to load says so, and opens by itself when the connection returns', async ({
  watched: page,
  context,
}) => {
  await page.goto(address())
  await expect(page.getByText('Rp245.000').first()).toBeVisible()
  await context.setOffline(true)
  await page
    .getByRole('link', { name: w('common:nav.login') })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: w('common:offline.title') })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('session:login.title'))
})

test('visitors from other sites choose between login and registration', async ({ watched: page }) => {
  await page.goto(`${address()}/auth`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('session:choose.title'))
  await expectAccessible(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: w('session:choose.register') })
    .click()
  await expect(page).toHaveURL(/\/register$/)
  await page.goBack()
  await page
    .getByRole('main')
    .getByRole('link', { name: w('session:choose.login') })
    .click()
  await expect(page).toHaveURL(/\/login$/)
})

test('the maintenance page says what is safe', async ({ watched: page }) => {
  await page.goto(`${address()}/undermaintenance`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('shell:maintenance.title'))
  await expectAccessible(page)
})

test('a new version signs out, resets the language and leaves other sites’ data alone', async ({
  watched: page,
}) => {
  await page.goto(`${address()}/login`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    localStorage.setItem('tk_version', 'an earlier one')
    localStorage.setItem('tk_language', 'zh')
    localStorage.setItem('somebody else', 'stays')
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('session:login.title'))
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('tk_version')))
    .toBe('02022020-1 16102023-1')
  expect(await page.evaluate(() => localStorage.getItem('tk_language'))).toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('somebody else'))).toBe('stays')
})

for (const scheme of ['light', 'dark'] as const) {
  for (const path of ['/', '/login', '/register', '/wizard']) {
    test(`${path} has no accessibility violation in ${scheme}`, async ({ watched: page }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await page.goto(address() + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      await page.setViewportSize({ width: 320, height: 700 })
      await expectNoOverflow(page)
    })
  }
}
