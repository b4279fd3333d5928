import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { DateField, type DateFieldProps } from './index.ts'

// A browser feature that the panel uses and jsdom lacks.
beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})

function Pickup({ initial = '', ...limits }: { initial?: string } & Partial<DateFieldProps>) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <DateField
        label="Tanggal jemput"
        value={value}
        onChange={setValue}
        today="2026-11-12"
        locale="id"
        texts={{
          open: 'Pilih tanggal',
          previousMonth: 'Bulan sebelumnya',
          nextMonth: 'Bulan berikutnya',
          month: 'Bulan',
          year: 'Tahun',
        }}
        {...limits}
      />
      <output aria-label="Nilai">{value}</output>
    </>
  )
}

const field = () => screen.getByRole('textbox', { name: 'Tanggal jemput' })
const value = () => screen.getByRole('status', { name: 'Nilai' }).textContent
const opener = () => screen.getByRole('button', { name: 'Pilih tanggal: Tanggal jemput' })
const open = async () => {
  await userEvent.click(opener())
  return screen.getByRole('dialog', { name: 'Pilih tanggal' })
}
const focused = () => document.activeElement?.getAttribute('aria-label')

test('inserts slashes between typed digits, and the value is ISO', async () => {
  render(<Pickup />)
  await userEvent.type(field(), '12112026')
  expect(field()).toHaveValue('12/11/2026')
  expect(value()).toBe('2026-11-12')
})

test('a short date is left alone while it is typed and written neatly afterwards', async () => {
  render(<Pickup />)
  await userEvent.type(field(), '1/2/2026')
  expect(field()).toHaveValue('1/2/2026')
  expect(value()).toBe('2026-02-01')
  await userEvent.tab()
  expect(field()).toHaveValue('01/02/2026')
})

test('a day that does not exist stays as it was typed, for the form to refuse', async () => {
  render(<Pickup />)
  await userEvent.type(field(), '31/02/2026')
  await userEvent.tab()
  expect(field()).toHaveValue('31/02/2026')
  expect(value()).toBe('31/02/2026')
})

test('accepts pasted dates in other formats', async () => {
  render(<Pickup />)
  await userEvent.click(field())
  await userEvent.paste('2026年11月30日')
  expect(value()).toBe('2026-11-30')
  await userEvent.tab()
  expect(field()).toHaveValue('30/11/2026')
})

test('the calendar opens at today, speaks Indonesian, and gives the focus back', async () => {
  render(<Pickup />)
  const panel = await open()
  expect(within(panel).getByRole('grid', { name: 'November 2026' })).toBeVisible()
  expect(focused()).toBe('Kamis, 12 November 2026')
  expect(document.activeElement).toHaveAttribute('aria-current', 'date')
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
  expect(value()).toBe('2026-11-20')
  expect(field()).toHaveValue('20/11/2026')
  expect(opener()).toHaveFocus()
})

test.each([
  ['{Home}', 'Senin, 9 November 2026'],
  ['{End}', 'Minggu, 15 November 2026'],
  ['{PageDown}', 'Sabtu, 12 Desember 2026'],
  ['{Shift>}{PageUp}{/Shift}', 'Rabu, 12 November 2025'],
])('%s goes to %s', async (keys, day) => {
  render(<Pickup initial="2026-11-12" />)
  await open()
  await userEvent.keyboard(keys)
  expect(focused()).toBe(day)
})

test('days out of range cannot be chosen', async () => {
  render(
    <Pickup
      min="2026-11-10"
      max="2026-11-20"
      isUnavailable={(date) => date === '2026-11-15'}
      initial="2026-11-12"
    />,
  )
  const panel = await open()
  const day = (name: string) => within(panel).getByRole('button', { name })
  expect(day('Senin, 9 November 2026')).toBeDisabled()
  expect(day('Selasa, 10 November 2026')).toBeEnabled()
  expect(day('Minggu, 15 November 2026')).toBeDisabled()
  expect(day('Jumat, 20 November 2026')).toBeEnabled()
  expect(day('Sabtu, 21 November 2026')).toBeDisabled()
})

test('month and year can be chosen directly', async () => {
  render(<Pickup />)
  const panel = await open()
  await userEvent.selectOptions(within(panel).getByRole('combobox', { name: 'Tahun' }), '1990')
  await userEvent.selectOptions(within(panel).getByRole('combobox', { name: 'Bulan' }), 'Mei')
  await userEvent.click(within(panel).getByRole('button', { name: 'Senin, 14 Mei 1990' }))
  expect(value()).toBe('1990-05-14')
})

test('Escape leaves the date as it was', async () => {
  render(<Pickup initial="2026-11-12" />)
  await open()
  await userEvent.keyboard('{ArrowDown}{Escape}')
  expect(value()).toBe('2026-11-12')
  expect(screen.queryByRole('dialog')).toBeNull()
})
