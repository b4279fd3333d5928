import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Combobox } from '../components/Combobox/index.ts'
import { Field, FieldSet } from '../components/Field/index.ts'
import { AvatarPicture } from '../components/AvatarPicture/index.ts'
import type { AvatarPictureName } from '../components/AvatarPicture/index.ts'
import { BoxArt } from '../components/BoxArt/index.ts'
import type { BoxArtName } from '../components/BoxArt/index.ts'
import { FileUpload } from '../components/FileUpload/index.ts'
import { Flag } from '../components/Flag/index.ts'
import type { FlagCountry } from '../components/Flag/index.ts'
import { Icon } from '../components/Icon/index.ts'
import { IconButton, IconButtonLink } from '../components/IconButton/index.ts'
import { MultiSelect } from '../components/MultiSelect/index.ts'
import { RadioGroup } from '../components/RadioGroup/index.ts'
import { SegmentedControl } from '../components/SegmentedControl/index.ts'
import { Select } from '../components/Select/index.ts'
import { Tabs } from '../components/Tabs/index.ts'
import { X } from '../icons/index.ts'
import { Providers } from './providers.tsx'

const warn = vi.spyOn(console, 'warn')
beforeEach(() => warn.mockReturnValue())
afterEach(() => warn.mockClear())

const nothing = vi.fn<() => void>()
const twins = [
  { value: 'a', label: 'Amerika', content: '' },
  { value: 'a', label: 'Australia', content: '' },
]
const list = {
  label: 'Asal',
  items: twins,
  itemKey: ({ value }: { value: string }) => value,
  itemLabel: ({ label }: { label: string }) => label,
  onChange: nothing,
  onSearch: nothing,
  unchosenText: '',
  emptyText: 'Kosong.',
}
const choice = { label: 'Asal', options: twins, onChange: nothing }
const file = {
  limits: { types: [], maxBytes: 0 },
  texts: { choose: '', replace: '', remove: '', wrongType: '', tooLarge: '', uploading: String },
  file: null,
  onChoose: nothing,
  onRemove: nothing,
}
/** Stored names, which the compiler was told to trust. */
const unknown = {
  country: 'ZZ' as string as FlagCountry,
  picture: 'naga' as string as AvatarPictureName,
  box: 'peti' as string as BoxArtName,
}
const texts = { chosen: String, remove: String }

// Components warn about texts and values from data, which the compiler cannot check, and say what to pass.
test.each<[name: string, element: ReactElement, warning: RegExp]>([
  [
    'Field',
    <Field key="" label="">
      {() => null}
    </Field>,
    /label is empty.*label="/,
  ],
  [
    'FieldSet',
    <FieldSet key="" label=" ">
      {() => null}
    </FieldSet>,
    /label is empty.*label="/,
  ],
  ['FileUpload', <FileUpload key="" {...file} label="" />, /label is empty.*label="/],
  ['IconButton', <IconButton key="" icon={X} label="" />, /label is empty.*label="/],
  ['IconButtonLink', <IconButtonLink key="" icon={X} label="" href="/" />, /label is empty.*label="/],
  ['Tabs', <Tabs key="" label="" tabs={[]} value="" onChange={nothing} />, /label is empty.*label="/],
  ['Select', <Select key="" {...choice} value="" />, /two options of "Asal" have the value "a"/],
  [
    'Select',
    <Select
      key=""
      label="Asal grup"
      options={[{ label: 'Asia', options: twins }]}
      value=""
      onChange={nothing}
    />,
    /two options of "Asal grup"/,
  ],
  ['RadioGroup', <RadioGroup key="" {...choice} value="" />, /two options of "Asal"/],
  ['SegmentedControl', <SegmentedControl key="" {...choice} value="a" />, /two options of "Asal"/],
  ['Tabs', <Tabs key="" label="Asal" tabs={twins} value="a" onChange={nothing} />, /two options of "Asal"/],
  ['Combobox', <Combobox key="" {...list} value={null} />, /two options of "Asal"/],
  ['Flag', <Flag key="" country={unknown.country} />, /no country "ZZ".*one of ID, US/],
  ['AvatarPicture', <AvatarPicture key="" name={unknown.picture} />, /no picture "naga".*one of /],
  ['BoxArt', <BoxArt key="" name={unknown.box} />, /no drawing "peti".*one of envelope/],
  ['MultiSelect', <MultiSelect key="" {...list} value={[]} texts={texts} />, /two options of "Asal"/],
])('%s tells the developer what to pass', (name, element, warning) => {
  // React has its own warning about duplicates.
  const error = vi.spyOn(console, 'error').mockReturnValue()
  render(<Providers language="id">{element}</Providers>)
  error.mockRestore()
  const warned = warn.mock.calls
    .map(([message]) => String(message))
    .filter((message) => message.startsWith(`${name}: `))
  expect(warned).toEqual([expect.stringMatching(warning)])
})

test('a missing icon says where icons are', () => {
  const names: Partial<Record<string, typeof X>> = { X }
  const missing = names['Kapal'] as typeof X
  const { container } = render(<Icon icon={missing} />)
  expect(container).toBeEmptyDOMElement()
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/is undefined.*@seberang\/design-system\/icons/))
})

test('customers pay for none of it', () => {
  vi.stubEnv('NODE_ENV', 'production')
  render(<Field label="">{() => null}</Field>)
  render(<IconButton icon={X} label="" tone="critical" />)
  vi.unstubAllEnvs()
  expect(warn).not.toHaveBeenCalled()
})
