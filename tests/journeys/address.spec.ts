import { address, expect, expectAccessible, test } from './journey.ts'
import { registers } from './steps.ts'
import { texts } from './texts.ts'

const w = texts('id')

test('an address is found by its village, has only a postal code of that place, and a point on the map', async ({
  watched: page,
  world,
}) => {
  await registers({ page, world, w })
  await page.goto(`${address()}/address`)
  await page.getByRole('button', { name: w('address:add') }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel(w('address:field.name')).fill('Ratna Wulandari')
  await form.getByLabel(w('address:field.phone'), { exact: true }).fill('0812 2044 1871')
  const region = form.getByRole('combobox', { name: w('address:field.region') })
  await region.fill('dago')
  const found = page.getByRole('listbox', { name: w('address:field.region') }).getByRole('option')
  await expect(found.first()).toHaveAccessibleName(/^Dago, Coblong, Kota Bandung.*40135/)
  await region.press('ArrowDown')
  await region.press('Enter')
  await expect(region).toHaveValue('Dago, Coblong, Kota Bandung')
  const postalCode = form.getByRole('textbox', { name: w('address:field.postalCode') })
  await expect(postalCode).toHaveValue('40135')

  await form.getByLabel(w('address:field.address')).fill('Jl. Bukit Dago Utara 7')
  await postalCode.fill('99999')
  await form.getByRole('button', { name: w('common:action.save') }).click()
  await expect(postalCode).toBeFocused()
  await expect(postalCode).toHaveAccessibleDescription(/40131, 40132, 40133, 40134, 40135/)
  await postalCode.fill('40135')

  await form.getByLabel(w('address:field.email')).fill('ratna@example.com')
  await form.getByRole('button', { name: w('address:point.search') }).click()
  await form.getByRole('radio', { name: /^Dago, Coblong, Kota Bandung/ }).check()
  await expectAccessible(page)
  await form.getByRole('button', { name: w('common:action.save') }).click()
  await expect(page.getByText(/Jl\. Bukit Dago Utara 7, Coblong, Kota Bandung, .* 40135/)).toBeVisible()

  await page.getByRole('button', { name: w('address:editOf', { name: 'Ratna Wulandari' }) }).click()
  await expect(form.getByLabel(w('address:field.email'))).toHaveValue('ratna@example.com')
  await expect(form.getByRole('radio')).toBeChecked()
  await expect(form.getByText('−6.87400, 107.61600')).toBeVisible()
})
