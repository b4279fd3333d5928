import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { NumberField } from './index.ts'

const parse = (text: string): number | undefined => {
  const plain = text.replaceAll('.', '').replace(',', '.')
  return /^-?\d+(\.\d*)?$/.test(plain) ? Number(plain) : undefined
}
const indonesian = new Intl.NumberFormat('id-ID')
const format = (figure: number): string => indonesian.format(figure)

interface LimitProps {
  initial: string
  step?: number
  min?: number
  max?: number
}

function Limit({ initial, ...limits }: LimitProps) {
  const [value, setValue] = useState(initial)
  return (
    <NumberField
      label="Batas"
      value={value}
      onChange={setValue}
      parse={parse}
      format={format}
      suffix="hari"
      {...limits}
    />
  )
}

test.each([
  ['1.250,5', '{ArrowUp}', '1.251,5'],
  ['0,1', '{ArrowDown}', '-0,9'],
  ['5', '{PageUp}', '15'],
  ['', '{ArrowUp}', '0'],
  ['dua', '{ArrowDown}', '0'],
])('%j and %s give %j', async (initial, key, wanted) => {
  render(<Limit initial={initial} />)
  await userEvent.click(screen.getByRole('spinbutton'))
  await userEvent.keyboard(key)
  expect(screen.getByRole('spinbutton')).toHaveValue(wanted)
})

test('arrow keys stay within the limits', async () => {
  render(<Limit initial="" min={0.1} max={0.35} step={0.1} />)
  await userEvent.click(screen.getByRole('spinbutton'))
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('spinbutton')).toHaveValue('0,1')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(screen.getByRole('spinbutton')).toHaveValue('0,3')
  await userEvent.keyboard('{PageUp}')
  expect(screen.getByRole('spinbutton')).toHaveValue('0,35')
  await userEvent.keyboard('{PageDown}')
  expect(screen.getByRole('spinbutton')).toHaveValue('0,1')
})

test('leaving writes neatly what can be read, and leaves the rest as it was typed', async () => {
  render(<Limit initial="" />)
  const field = screen.getByRole('spinbutton')
  await userEvent.type(field, '12500')
  await userEvent.tab()
  expect(field).toHaveValue('12.500')
  await userEvent.clear(field)
  await userEvent.type(field, 'kira-kira 5')
  await userEvent.tab()
  expect(field).toHaveValue('kira-kira 5')
})

test('the wheel changes nothing', () => {
  render(<Limit initial="5" />)
  screen.getByRole('spinbutton').focus()
  fireEvent.wheel(screen.getByRole('spinbutton'), { deltaY: -100 })
  expect(screen.getByRole('spinbutton')).toHaveValue('5')
})

test('a screen reader hears the figure and its limits', () => {
  render(<Limit initial="1.250,5" min={1} max={9999} />)
  const field = screen.getByRole('spinbutton', { name: 'Batas' })
  expect(field).toHaveAttribute('aria-valuenow', '1250.5')
  expect(field).toHaveAttribute('aria-valuetext', '1.250,5')
  expect(field).toHaveAttribute('aria-valuemin', '1')
  expect(field).toHaveAttribute('aria-valuemax', '9999')
})
