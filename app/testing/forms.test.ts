import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
/** A form, or a dialog that sends what was chosen in it. */
const isForm = (source: string): boolean =>
  /\buseForm(ik)?[<(]/.test(source) || /<ActionDialog\b/.test(source)
const withoutTest = [
  // The hook itself: every form's test goes through it.
  'lib/forms/use-form.ts',
  // It asks yes or no and sends nothing by itself.
  'features/checkout/PriceChangedDialog.tsx',
]

const forms = globSync('{components,features,lib,shell}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .filter((file) => isForm(readFileSync(`${root}/${file}`, 'utf8')))
  .filter((file) => !withoutTest.includes(file))

test('the forms are found', () => {
  expect(forms).toContain('features/session/LoginScreen.tsx')
})

test.each(forms)('%s has a wiring test', (form) => {
  expect(existsSync(`${root}/${form.replace(/\.tsx?$/, '.test.tsx')}`)).toBe(true)
})
