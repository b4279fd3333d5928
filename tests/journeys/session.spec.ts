import { calls } from '../../domain/api/index.ts'
import { Browser } from '../server/support/api.ts'
import { password as theirs } from '../server/support/customer.ts'
import { Regular } from './customers.ts'
import { address, expect, newEmail, expectAccessible, test } from './journey.ts'
import { addsAddress, registers } from './steps.ts'
import { texts } from './texts.ts'

const w = texts('id')
const password = 'kapal-layar-biru'

test('a wrong, exhausted or renewed code says what to do', async ({ watched: page, world }) => {
  const email = newEmail()
  await page.clock.install()
  await page.goto(`${address()}/register`)
  await page.getByRole('textbox', { name: w('session:field.email') }).fill(email)
  await page.getByRole('button', { name: w('session:register.mini.submit') }).click()
  const box = page.getByRole('textbox', { name: w('session:register.code.label') })
  const right = await world.codeFor(email)
  const [first = '', ...others] = ['000000', '111111', '222222', '333333', '444444', '555555'].filter(
    (code) => code !== right,
  )
  const verify = page.getByRole('button', { name: w('session:register.code.submit') })
  // The last digit submits it; pressing the button with the same code takes no further try.
  await box.fill(first)
  await expect(box).toHaveAttribute('aria-invalid', 'true')
  await verify.click()
  await expect(box).toHaveAccessibleDescription(/4/)
  await expect(box).toBeFocused()
  await expectAccessible(page)
  for (const [tries, wrong] of others.slice(0, 4).entries()) {
    await box.fill(wrong)
    await expect(box).toHaveAccessibleDescription(tries < 3 ? new RegExp(String(3 - tries)) : /habis/)
    await expect(verify).toHaveAttribute('data-state', 'idle')
  }
  // After five attempts even the right code is refused until a new one is requested.
  await box.fill(right)
  await expect(box).toHaveAccessibleDescription(/tidak berlaku/)
  await page.clock.fastForward('01:00')
  await world.timePasses(60_000)
  await page.getByRole('button', { name: w('session:register.code.resend') }).click()
  await expect(page.getByText(w('session:register.code.resent'))).toBeVisible()
  await expect.poll(() => world.codeFor(email)).not.toBe(right)
  await expect(box).toHaveValue('')
  await box.fill(await world.codeFor(email))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('session:register.details.title'))
})

test('whoever has lost the password chooses a new one by the keyboard alone, and goes on where they were sent from', async ({
  watched: page,
  world,
}) => {
  const { customer } = await Regular.registers()
  const renewed = 'perahu kecil di pagi hari'
  await page.goto(`${address()}/invoices`)
  await page.getByLabel(w('session:field.email')).fill(customer.email)
  await page.getByRole('link', { name: w('session:login.forgot') }).press('Enter')
  await expect(page.getByLabel(w('session:forgot.field'))).toHaveValue(customer.email)
  await expectAccessible(page)
  await page.getByLabel(w('session:forgot.field')).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('session:forgot.sent.title'))
  await expectAccessible(page)
  const link = await world.linkFor(customer.email)
  await page.goto(address() + link)
  await page.getByLabel(w('session:newPassword.field'), { exact: true }).fill(renewed)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('perahu besar')
  await page.keyboard.press('Enter')
  const again = page.getByLabel(w('session:newPassword.again'), { exact: true })
  await expect(again).toHaveAccessibleDescription(/tidak sama/)
  await expectAccessible(page)
  await again.fill(renewed)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/invoices$/)
  expect((await customer.call(calls.profile)).status).toBe(401)
  // The link works once, and a new one is a press away.
  await page.goto(`${address()}/logout`)
  await expect(page).toHaveURL(/\/login$/)
  await page.goto(address() + link)
  await expect(page.getByText(/Link ini sudah dipakai/)).toBeVisible()
  await page.getByRole('link', { name: w('session:newPassword.another') }).click()
  await expect(page.getByLabel(w('session:forgot.field'))).toBeVisible()
})

test('the owner of an account that strangers have closed opens it by the link in the mail', async ({
  watched: page,
  world,
}) => {
  const { customer } = await Regular.registers()
  const stranger = await Browser.open(address())
  const guess = () => stranger.call(calls.login, { body: { user_id: customer.email, password: 'not that' } })
  while ((await guess()).status !== 429);
  const signsIn = async () => {
    await page.getByLabel(w('session:field.email')).fill(customer.email)
    await page.getByLabel(w('session:field.password'), { exact: true }).fill(theirs)
    await page.getByRole('button', { name: w('session:login.submit'), exact: true }).click()
  }
  await page.goto(`${address()}/login`)
  await signsIn()
  await expect(page.getByRole('heading', { level: 1, name: w('session:locked.title') })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: w('session:locked.send') }).press('Enter')
  await expect(page.getByText(customer.email)).toBeVisible()
  await page.goto(address() + (await world.linkFor(customer.email)))
  const opens = page.getByRole('button', { name: w('session:unlock.submit') })
  await expect(opens).toBeVisible()
  await expectAccessible(page)
  await opens.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
  await signsIn()
  await expect(page).toHaveURL(/\/locker-import/)
  // The strangers' network is refused for a while; other journeys come from it, too.
  await world.timePasses(15 * 60_000)
})

test('signing in returns to the requested page, and after signing out to the locker', async ({
  watched: page,
  world,
}) => {
  const email = newEmail()
  await registers({ page, world, w }, email)
  const signsIn = async () => {
    await page.getByLabel(w('session:field.email')).fill(email)
    await page.getByLabel(w('session:field.password'), { exact: true }).fill(password)
    await page.getByRole('button', { name: w('session:login.submit'), exact: true }).click()
  }
  await page.goto(`${address()}/logout`)
  await expect(page).toHaveURL(/\/login$/)
  await page.goto(`${address()}/address`)
  await expect(page).toHaveURL(/\/login$/)
  await signsIn()
  await expect(page).toHaveURL(/\/address$/)
  await page.goto(`${address()}/login`)
  await expect(page).toHaveURL(/\/locker-import$/)
  await page.goto(`${address()}/logout`)
  await signsIn()
  await expect(page).toHaveURL(/\/locker-import$/)
})

test('a session that expires without unsaved input leads to the login page and back', async ({
  watched: page,
  world,
  context,
}) => {
  const email = newEmail()
  await registers({ page, world, w }, email)
  await page.goto(`${address()}/status`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await revoked(context)
  await page.goto(`${address()}/status`)
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel(w('session:field.email')).fill(email)
  await page.getByLabel(w('session:field.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: w('session:login.submit'), exact: true }).click()
  await expect(page).toHaveURL(/\/status$/)
})

test('a session that expires during a form is renewed over it, and the form is sent', async ({
  watched: page,
  world,
  context,
}) => {
  const email = newEmail()
  await registers({ page, world, w }, email)
  await addsAddress({ page, world, w })
  await page
    .getByRole('button', { name: w('address:add') })
    .first()
    .click()
  const form = page.getByRole('dialog')
  await form.getByLabel(w('address:field.name')).fill('Siti Rahmawati')
  await form.getByLabel(w('address:field.phone')).fill('0812 2044 1871')
  await form.getByRole('combobox', { name: w('address:field.region') }).fill('Sekeloa')
  await page
    .getByRole('option', { name: /Sekeloa/ })
    .first()
    .click()
  await form.getByLabel(w('address:field.address')).fill('Jl. Ganesha 10')
  await revoked(context)
  await form.getByRole('button', { name: w('common:action.save') }).click()
  const layer = page.getByRole('dialog', { name: w('session:again.title') })
  await expect(layer).toBeVisible()
  await expectAccessible(page)
  const field = layer.getByLabel(w('session:again.password', { email }))
  await field.fill('salah-sekali')
  await layer.getByRole('button', { name: w('session:again.submit') }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill(password)
  await layer.getByRole('button', { name: w('session:again.submit') }).click()
  await expect(layer).toBeHidden()
  await expect(form).toBeHidden()
  await expect(page.getByText('Jl. Ganesha 10')).toBeVisible()
})

test('signing out in another tab is said at once over the wizard, and what is typed goes on after signing in', async ({
  watched: page,
  world,
  context,
}) => {
  const email = newEmail()
  await registers({ page, world, w }, email)
  await page.goto(`${address()}/wizard?from=US&goods=Sepatu+lari&price=120`)
  const goods = page.getByRole('textbox', { name: w('wizard:field.title') })
  await expect(goods).toHaveValue('Sepatu lari')
  await goods.fill('Sepatu lari biru')
  const other = await context.newPage()
  await other.goto(`${address()}/logout`)
  await expect(other).toHaveURL(/\/login$/)
  const layer = page.getByRole('dialog', { name: w('session:again.title') })
  await expect(layer).toBeVisible({ timeout: 1_000 })
  await layer.getByLabel(w('session:again.password', { email })).fill(password)
  await layer.getByRole('button', { name: w('session:again.submit') }).click()
  await expect(layer).toBeHidden()
  await expect(goods).toHaveValue('Sepatu lari biru')
  await page.reload()
  await expect(goods).toHaveValue('Sepatu lari biru')
  await other.close()
})

test('signing out in another tab covers a page with personal data at once, with a way to sign in again and home', async ({
  watched: page,
  world,
  context,
}) => {
  const email = newEmail()
  await registers({ page, world, w }, email)
  await addsAddress({ page, world, w })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  const layer = page.getByRole('dialog', { name: w('session:again.title') })
  const signOutElsewhere = async () => {
    const other = await context.newPage()
    await other.goto(`${address()}/logout`)
    await expect(other).toHaveURL(/\/login$/)
    await other.close()
    await expect(layer).toBeVisible({ timeout: 1_000 })
  }

  await signOutElsewhere()
  // Nothing behind it is read out, or seen anywhere in the window.
  await expect(heading).toHaveCount(0)
  expect(await page.evaluate(lookThrough)).toEqual([])
  await expectAccessible(page)
  await layer.getByLabel(w('session:again.password', { email })).fill(password)
  await layer.getByRole('button', { name: w('session:again.submit') }).click()
  await expect(layer).toBeHidden()
  await expect(heading).toBeVisible()
  await expect(page).toHaveURL(/\/address$/)

  await signOutElsewhere()
  await layer.getByRole('button', { name: w('common:action.home') }).click()
  await expect(page).toHaveURL(`${address()}/`)
  await expect(page.getByRole('link', { name: w('common:nav.login') }).first()).toBeVisible()
})

/** Points of the window at which something other than the dialog and an opaque cover is on top. */
function lookThrough(): string[] {
  const points = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((x) => [0.02, 0.5, 0.98].map((y) => [x, y] as const))
  return points.flatMap(([x, y]) => {
    const top = document.elementFromPoint(x * innerWidth, y * innerHeight)
    if (top?.closest('[role="dialog"]')) return []
    const isOpaque =
      top?.parentElement === document.body && getComputedStyle(top).backgroundColor.startsWith('rgb(')
    return isOpaque ? [] : [`${x} ${y} ${top?.tagName ?? 'nothing'}`]
  })
}

test('a session that expires on a public page goes on as a guest’s, and says so once', async ({
  watched: page,
  world,
  context,
}) => {
  await registers({ page, world, w }, newEmail())
  await page.goto(`${address()}/calculator`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await revoked(context)
  await page.reload()
  await expect(page.getByText(w('failure:sessionEnded'))).toHaveCount(1)
  await expect(page).toHaveURL(/\/calculator$/)
  await expect(page.getByRole('link', { name: w('common:nav.login') }).first()).toBeVisible()
})

/** Ends the session at the server only, as signing out everywhere does. */
async function revoked(context: import('@playwright/test').BrowserContext): Promise<void> {
  await context.route('**/api/**', async (route) => {
    const headers = route.request().headers()
    const { authorization } = headers
    if (!authorization) return route.continue()
    known.set(context, known.get(context) ?? authorization)
    // Only the old token is refused; a new one is accepted.
    if (known.get(context) !== authorization) return route.continue()
    return route.continue({ headers: { ...headers, authorization: 'Token no-longer-valid' } })
  })
}

const known = new WeakMap<object, string>()
