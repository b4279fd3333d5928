/**
 * What must not compile. Nothing here runs: the compiler reads it, and an accepted line is an error.
 * @file
 */
import { Button } from '../components/Button/index.ts'
import { ButtonLink } from '../components/ButtonLink/index.ts'
import { Checkbox } from '../components/Checkbox/index.ts'
import { DateField } from '../components/DateField/index.ts'
import { Field } from '../components/Field/index.ts'
import { Flag } from '../components/Flag/index.ts'
import { Icon } from '../components/Icon/index.ts'
import { IconButton, IconButtonLink } from '../components/IconButton/index.ts'
import { Money } from '../components/Money/index.ts'
import { MultiSelect } from '../components/MultiSelect/index.ts'
import { NumberField } from '../components/NumberField/index.ts'
import { PasswordField } from '../components/PasswordField/index.ts'
import { RadioGroup } from '../components/RadioGroup/index.ts'
import { Rating, RatingField } from '../components/Rating/index.ts'
import { SegmentedControl } from '../components/SegmentedControl/index.ts'
import { Select } from '../components/Select/index.ts'
import { TextField } from '../components/TextField/index.ts'
import { X } from '../icons/index.ts'

const nothing = (): void => undefined
const text = { value: '', onChange: nothing } as const
const date = {
  label: 'Tanggal',
  onChange: nothing,
  locale: 'id',
  texts: { open: '', previousMonth: '', nextMonth: '', month: '', year: '' },
}
const password = { ...text, label: 'Kata sandi' }
const contents = {
  label: 'Isi',
  items: ['Buku'],
  itemKey: String,
  itemLabel: String,
  onChange: nothing,
  onSearch: nothing,
  emptyText: '',
  texts: { chosen: String, remove: String },
}
const names = { 1: '', 2: '', 3: '', 4: '', 5: '' }
const options = [{ value: 'air', label: 'Udara' }] as const

// @ts-expect-error a card needs its group, which handles the arrow keys
export { RadioCard } from '../components/RadioCard/index.ts'

export const refused = (
  <>
    {/* Names that only screen readers would miss. */}
    {/* @ts-expect-error an icon alone has no name */}
    <IconButton icon={X} />
    {/* @ts-expect-error the same for a link */}
    <IconButtonLink icon={X} href="/" />
    {/* @ts-expect-error a field needs a label */}
    <Field>{() => null}</Field>
    {/* @ts-expect-error a placeholder is not a label */}
    <TextField {...text} placeholder="Nama" />
    {/* @ts-expect-error a checkbox without a label */}
    <Checkbox checked onChange={nothing} />
    {/* @ts-expect-error stars alone are not accessible */}
    <Rating value={4.5} />

    {/* A button does not navigate, and a link does nothing else. */}
    {/* @ts-expect-error navigation needs a ButtonLink */}
    <Button href="/locker">Locker</Button>
    {/* @ts-expect-error a link does not load */}
    <ButtonLink href="/" loading>
      Locker
    </ButtonLink>
    {/* @ts-expect-error a progress indicator needs a text */}
    <Button loading>Simpan</Button>
    {/* @ts-expect-error a button is never disabled: pressing it explains what is missing */}
    <Button disabled>Simpan</Button>

    {/* Styles come from meaning. */}
    {/* @ts-expect-error no class names from outside */}
    <Button className="merah">Hapus</Button>
    {/* @ts-expect-error no inline styles either */}
    <Button style={{ color: 'red' }}>Hapus</Button>
    {/* @ts-expect-error a tone has a meaning, not a colour */}
    <Button tone="merah">Hapus</Button>
    {/* @ts-expect-error no such size */}
    <Icon icon={X} size={19} />
    {/* @ts-expect-error pass the drawing itself, so that a page loads only its own */}
    <Icon icon="x" />
    {/* @ts-expect-error a country is given by its code */}
    <Flag country="Indonesia" />
    {/* @ts-expect-error an amount is a formatted string */}
    <Money>{5634314}</Money>

    {/* Values and options must match. */}
    {/* @ts-expect-error no option has that value */}
    <Select label="Jalur" options={options} value="sea" onChange={nothing} />
    {/* @ts-expect-error the same here */}
    <RadioGroup label="Jalur" options={options} value="sea" onChange={nothing} />
    {/* @ts-expect-error one of them is always selected */}
    <SegmentedControl label="Jalur" options={options} value="" onChange={nothing} />
    {/* @ts-expect-error at most five stars */}
    <RatingField label="Kemasan" names={names} value={6} onChange={nothing} />
    {/* @ts-expect-error each number of stars needs a meaning */}
    <RatingField label="Kemasan" names={{ 1: '' }} value={null} onChange={nothing} />
    {/* @ts-expect-error a date is a string, not a Date with a time and a zone */}
    <DateField {...date} today="2026-11-12" value={new Date()} />
    {/* @ts-expect-error the clock is passed in */}
    <DateField {...date} value="" />
    {/* @ts-expect-error format needs parse */}
    <NumberField {...text} label="Kurs" format={String} />
    {/* @ts-expect-error a password manager must know whether to fill in or to generate one */}
    <PasswordField {...password} />
    {/* @ts-expect-error five is not on the scale */}
    <PasswordField {...password} autoComplete="new-password" strength={{ score: 5, label: '' }} />
    {/* @ts-expect-error several values are an array */}
    <MultiSelect {...contents} value="Buku" />
  </>
)
