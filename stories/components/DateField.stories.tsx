import '@seberang/design-system/fonts/chinese'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { DateField } from '@seberang/design-system/DateField'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'
import { Controlled } from '../fixtures/Controlled.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longLabel } from '../fixtures/texts.ts'

export default {
  title: 'Forms/DateField',
  component: DateField,
  parameters: {
    guide: {
      when: ['A day that somebody knows or plans: a birth, a pickup, the date of an invoice.'],
      whenNot: [
        'A moment to be shown: `DateTime`.',
        'A time of day: `TimeField`.',
        'One of three days: `RadioGroup`.',
      ],
      anatomy: [
        { part: 'Text', text: 'Figures alone are enough; the strokes come by themselves.', at: 'input' },
        { part: 'Calendar', text: 'Opens at the chosen day, or at today.', at: 'button' },
      ],
      do: ['say in the hint which days there are, and refuse the others in the form.'],
      dont: ['make people walk a calendar to the year of their birth: they type it.'],
      keys: {
        'ArrowUp ArrowDown ArrowLeft ArrowRight': 'walk days and weeks',
        Home: 'the Monday of the week; End its Sunday',
        PageUp: 'a month back, with Shift a year; PageDown forward',
        Enter: 'takes the day and closes',
        Escape: 'closes and leaves the date as it was',
      },
      access: [
        'The calendar is a grid in a dialog; each day says its weekday, date, month and year.',
        'Focus goes to the chosen day and comes back to the button.',
      ],
    } satisfies Guide,
  },
} satisfies Meta

const pickup = {
  label: 'Tanggal jemput',
  today: '2026-11-12',
  locale: 'id',
  texts: {
    open: 'Pilih tanggal',
    previousMonth: 'Bulan sebelumnya',
    nextMonth: 'Bulan berikutnya',
    month: 'Bulan',
    year: 'Tahun',
  },
  placeholder: 'hh/bb/tttt',
  onChange: nothing,
}

const chinese = {
  label: '取件日期',
  locale: 'zh',
  texts: { open: '选择日期', previousMonth: '上个月', nextMonth: '下个月', month: '月', year: '年' },
  placeholder: '日/月/年',
}

function Pickup() {
  return (
    <Controlled initial="2026-11-20">
      {(value, set) => (
        <DateField
          {...pickup}
          label="Jemput mulai"
          min="2026-11-10"
          max="2026-12-24"
          isUnavailable={(date) => date === '2026-11-15' || date === '2026-11-22'}
          value={value}
          onChange={set}
        />
      )}
    </Controlled>
  )
}

const field = {
  empty: <DateField {...pickup} value="" optionalLabel="opsional" hint="Senin sampai Sabtu." />,
  chosen: <DateField {...pickup} value="2026-11-20" />,
  error: <DateField {...pickup} value="31/02/2026" error="Tanggal ini tidak ada. Isi seperti 20/11/2026." />,
  'in Chinese': <DateField {...pickup} {...chinese} value="" />,
  'long words on a narrow phone': (
    <Narrow>
      <DateField {...pickup} label={longLabel} value="" error={`${longLabel} belum diisi.`} />
    </Narrow>
  ),
}

const openCalendar: NonNullable<StoryObj['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pilih tanggal: Jemput mulai' }))
  await expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeVisible()
}

export const Example: StoryObj = {
  render: function Example() {
    const [value, setValue] = useState('2026-11-20')
    return (
      <DateField
        label="Tanggal jemput"
        hint="Sampai 24 Desember."
        today="2026-11-12"
        min="2026-11-13"
        max="2026-12-24"
        locale="id"
        texts={{
          open: 'Pilih tanggal',
          previousMonth: 'Bulan sebelumnya',
          nextMonth: 'Bulan berikutnya',
          month: 'Bulan',
          year: 'Tahun',
        }}
        placeholder="hh/bb/tttt"
        value={value}
        onChange={setValue}
      />
    )
  },
}

/** With one calendar open. */
export const Matrix: StoryObj = {
  parameters: { frame: 'window' },
  render: () => <Specimens columns={3} of={{ ...field, open: <Pickup /> }} />,
  play: openCalendar,
}

export const MatrixOnAPhone: StoryObj = {
  globals: { viewport: { value: 'phone' } },
  parameters: { frame: 'window' },
  render: () => <Pickup />,
  play: openCalendar,
}

export const TypedWithoutStrokes: StoryObj = {
  render: () => (
    <Controlled initial="">
      {(value, set) => <DateField {...pickup} value={value} onChange={set} />}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Tanggal jemput' })
    await userEvent.type(input, '20112026')
    await expect(input).toHaveValue('20/11/2026')
    await userEvent.clear(input)
    await userEvent.paste('2026-11-30')
    await userEvent.tab()
    await expect(input).toHaveValue('30/11/2026')
  },
}

export const PickedWithTheKeyboard: StoryObj = {
  render: () => <Pickup />,
  play: async (context) => {
    await openCalendar(context)
    const { canvas } = context
    const panel = within(screen.getByRole('dialog', { name: 'Pilih tanggal' }))
    await expect(panel.getByRole('button', { name: 'Jumat, 20 November 2026' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    // The 22nd has no courier.
    await expect(panel.getByRole('button', { name: 'Senin, 23 November 2026' })).toHaveFocus()
    await userEvent.keyboard('{PageDown}{Home}{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Jemput mulai' })).toHaveValue('21/12/2026')
    await expect(canvas.getByRole('button', { name: 'Pilih tanggal: Jemput mulai' })).toHaveFocus()
  },
}
