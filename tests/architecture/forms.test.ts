import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/run.ts'
import { formTestFaults } from './form-tests.ts'

/** A form, or a dialog that sends what was chosen in it. */
const isForm = (source: string): boolean =>
  /\buseForm(ik)?[<(]/.test(source) || /<ActionDialog\b/.test(source)
const withoutTest = [
  // The hook itself: every form's test goes through it.
  'lib/forms/use-form.ts',
  // A confirmation that sends nothing itself.
  'features/checkout/PriceChangedDialog.tsx',
  // It cuts on a canvas, which only browsers have: stories/screens/Avatar.stories.tsx opens and sends it there.
  'components/avatar/CropDialog.tsx',
]
/** It prices while somebody types. */
const sendsNothing = ['features/calculator/Calculator.tsx']

const files = globSync('{components,features,lib,shell}/**/*.{ts,tsx}', { cwd: join(root, 'app') })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$/.test(file))
const read = (file: string): string => readFileSync(join(root, 'app', file), 'utf8')
const forms = files.filter((file) => isForm(read(file)) && !withoutTest.includes(file))

const usersOf = (form: string): string[] =>
  files.filter(
    (file) =>
      posix.dirname(file) === posix.dirname(form) && read(file).includes(`from './${posix.basename(form)}'`),
  )

test('the forms are found', () => {
  expect(forms).toContain('features/session/LoginScreen.tsx')
})

test.each(forms)('%s has a test that renders and submits it', (form) => {
  const path = form.replace(/\.tsx?$/, '.test.tsx')
  const source = existsSync(join(root, 'app', path)) ? read(path) : ''
  expect(formTestFaults(form, source, usersOf(form), !sendsNothing.includes(form))).toEqual([])
})

const form = 'features/session/LoginScreen.tsx'
const imports = "import { LoginScreen } from './LoginScreen.tsx'\n"
const opens = 'const open = () => renderApp(<LoginScreen />)\n'
const submits = 'const submit = ({ user }) => user.click(button)\n'

test.each([
  ['an empty file', '', 4],
  ['an import alone', imports, 4],
  ['a rendered form', `${imports}${opens}`, 3],
  ['another form', `import { Other } from './Other.tsx'\nrenderApp(<Other />); testForm({})`, 1],
  ['an expectation of nothing', `${imports}${opens}${submits}test('it', () => { expect(1).toBe(1) })`, 1],
  [
    'a skipped test',
    `${imports}${opens}${submits}test.skip('it', () => { expect(server.bodies(call)).toEqual([]) })`,
    2,
  ],
])('%s is not enough', (_, source, faults) => {
  expect(formTestFaults(form, source, [], true)).toHaveLength(faults)
})

test.each([
  ['the suite', `${imports}${opens}testForm({ open })`],
  [
    'a test of its own',
    `${imports}${opens}${submits}test('it', () => { expect(server.bodies(call)).toEqual([body]) })`,
  ],
])('%s is enough', (_, source) => {
  expect(formTestFaults(form, source, [], true)).toEqual([])
})
