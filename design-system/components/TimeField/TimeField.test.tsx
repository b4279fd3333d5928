import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderWithLabels } from '../../testing/render.tsx'
import { readTime, timesBetween } from './clock-time.ts'
import { TimeField } from './index.ts'

test.each([
  ['9', '09:00'],
  ['9.30', '09:30'],
  ['09:30', '09:30'],
  ['0930', '09:30'],
  ['930', '09:30'],
  ['23:59', '23:59'],
  ['24:00', undefined],
  ['9:60', undefined],
  ['9:3', undefined],
  ['pagi', undefined],
])('%s is read as %s', (text, time) => {
  expect(readTime(text)).toBe(time)
})

test('lists the steps from the first time to the last', () => {
  expect(timesBetween('09:00', '10:30', 30)).toEqual(['09:00', '09:30', '10:00', '10:30'])
  expect(timesBetween('09:00', '09:20', 15)).toEqual(['09:00', '09:15'])
  expect(timesBetween('10:00', '09:00', 30)).toEqual([])
})

function Pickup({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <TimeField label="Jam jemput" value={value} onChange={setValue} from="09:00" to="17:00" />
      <output aria-label="Nilai">{value}</output>
    </>
  )
}

const field = () => screen.getByRole('combobox', { name: 'Jam jemput' })

test('formats typed times on blur, also between the steps', async () => {
  renderWithLabels(<Pickup />)
  await userEvent.type(field(), '9.45')
  expect(field()).toHaveValue('9.45')
  await userEvent.tab()
  expect(field()).toHaveValue('09:45')
  expect(screen.getByRole('status', { name: 'Nilai' })).toHaveTextContent('09:45')
})

test('what is no time stays as it was typed, for the form to refuse', async () => {
  renderWithLabels(<Pickup />)
  await userEvent.type(field(), 'pagi')
  await userEvent.tab()
  expect(field()).toHaveValue('pagi')
})

test('the arrow keys move through the steps and Enter chooses one', async () => {
  renderWithLabels(<Pickup />)
  await userEvent.click(field())
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(field()).toHaveValue('09:30')
})

test('moving through the list and leaving selects nothing', async () => {
  renderWithLabels(<Pickup initial="11:15" />)
  await userEvent.click(field())
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.tab()
  expect(field()).toHaveValue('11:15')
})
