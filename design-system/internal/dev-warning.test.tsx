import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { devWarning, warnOfDuplicates, warnOfUnknown, warnWithoutLabel } from './dev-warning.ts'

const warnings: string[] = []
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation((message: string) => warnings.push(message))
})
afterEach(() => {
  vi.restoreAllMocks()
  warnings.length = 0
})

test('warns once, however often the component renders', () => {
  devWarning('Berat', 'pass grams.')
  devWarning('Berat', 'pass grams.')
  devWarning('Berat', 'pass a locale.')
  expect(warnings).toEqual(['Berat: pass grams.', 'Berat: pass a locale.'])
})

test.each([
  ['', /^KolomA: its label is empty\. Pass .* label="Nama"\.$/],
  ['  ', /^KolomB: its label is empty/],
  [undefined, /^KolomC: it has no label/],
])('the label %j says what to pass', (label, message) => {
  const component = `Kolom${'ABC'[['', '  ', undefined].indexOf(label)]}`
  warnWithoutLabel(component, label, 'Nama')
  expect(warnings).toEqual([expect.stringMatching(message)])
})

test('accepts a label of text or elements', () => {
  warnWithoutLabel('Kolom', 'Nama', 'Nama')
  warnWithoutLabel('Kolom', <b>Nama</b>, 'Nama')
  expect(warnings).toEqual([])
})

test('names two options with the same value', () => {
  warnOfDuplicates('Select', 'Kategori', ['buku', 'obat', 'buku'])
  warnOfDuplicates('Select', 'Provinsi', ['jabar', 'jateng'])
  expect(warnings).toEqual([
    'Select: two options of "Kategori" have the value "buku". Give each a value of its own.',
  ])
})

test('an unknown name lists the known ones', () => {
  warnOfUnknown('Flag', 'country', 'XX', ['ID', 'US'])
  warnOfUnknown('Flag', 'country', 'ID', ['ID', 'US'])
  expect(warnings).toEqual(['Flag: there is no country "XX". Pass one of ID, US.'])
})
