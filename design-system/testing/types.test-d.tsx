/**
 * What must not compile. Nothing here runs: the compiler reads it, and a line that it no longer refuses is an error.
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

// @ts-expect-error a card is nothing without its group: the arrow keys walk a group
export { RadioCard } from '../components/RadioCard/index.ts'

export const refused = (
  <>
    {/* Names that only a screen reader would miss. */}
    {/* @ts-expect-error a picture alone has no name */}
    <IconButton icon={X} />
    {/* @ts-expect-error nor has one that leads somewhere */}
    <IconButtonLink icon={X} href="/" />
    {/* @ts-expect-error a field without a label asks nothing */}
    <Field>{() => null}</Field>
    {/* @ts-expect-error a placeholder is no label */}
    <TextField {...text} placeholder="Nama" />
    {/* @ts-expect-error a box without words */}
    <Checkbox checked onChange={nothing} />
    {/* @ts-expect-error stars are for the eye alone */}
    <Rating value={4.5} />

    {/* An action does not lead anywhere, and a link does nothing else. */}
    {/* @ts-expect-error what leads to a page is a ButtonLink */}
    <Button href="/locker">Locker</Button>
    {/* @ts-expect-error a link does not load */}
    <ButtonLink href="/" loading>
      Locker
    </ButtonLink>
    {/* @ts-expect-error whoever shows that work is under way says it in words */}
    <Button loading>Simpan</Button>
    {/* @ts-expect-error a button is never disabled: pressing it explains what is missing */}
    <Button disabled>Simpan</Button>

    {/* Looks come from meaning. */}
    {/* @ts-expect-error no classes from outside */}
    <Button className="merah">Hapus</Button>
    {/* @ts-expect-error no styles either */}
    <Button style={{ color: 'red' }}>Hapus</Button>
    {/* @ts-expect-error a tone has a meaning, not a colour */}
    <Button tone="merah">Hapus</Button>
    {/* @ts-expect-error a size between the sizes */}
    <Icon icon={X} size={19} />
    {/* @ts-expect-error the drawing itself, so that a page loads only its own */}
    <Icon icon="x" />
    {/* @ts-expect-error a country goes by its code */}
    <Flag country="Indonesia" />
    {/* @ts-expect-error an amount comes ready to be read */}
    <Money>{5634314}</Money>

    {/* Values and options go together. */}
    {/* @ts-expect-error there is no option of that value */}
    <Select label="Jalur" options={options} value="sea" onChange={nothing} />
    {/* @ts-expect-error nor here */}
    <RadioGroup label="Jalur" options={options} value="sea" onChange={nothing} />
    {/* @ts-expect-error one of them always holds */}
    <SegmentedControl label="Jalur" options={options} value="" onChange={nothing} />
    {/* @ts-expect-error six stars */}
    <RatingField label="Kemasan" names={names} value={6} onChange={nothing} />
    {/* @ts-expect-error a meaning for each number of stars */}
    <RatingField label="Kemasan" names={{ 1: '' }} value={null} onChange={nothing} />
    {/* @ts-expect-error a date is text, not a Date with an hour and a zone */}
    <DateField {...date} today="2026-11-12" value={new Date()} />
    {/* @ts-expect-error the clock is passed in */}
    <DateField {...date} value="" />
    {/* @ts-expect-error who writes figures also reads them */}
    <NumberField {...text} label="Kurs" format={String} />
    {/* @ts-expect-error a password manager must know whether to fill in or to make one up */}
    <PasswordField {...password} />
    {/* @ts-expect-error five is not on the scale */}
    <PasswordField {...password} autoComplete="new-password" strength={{ score: 5, label: '' }} />
    {/* @ts-expect-error several are a list */}
    <MultiSelect {...contents} value="Buku" />
  </>
)
