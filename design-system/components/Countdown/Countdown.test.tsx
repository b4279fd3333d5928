import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Countdown } from './Countdown.tsx'

beforeEach(() => vi.useFakeTimers({ now: 0 }))

const labels = {
  label: 'Sisa waktu',
  units: { hours: 'jam', minutes: 'menit', seconds: 'detik' },
  announce: (minutes: number) => `Tinggal ${minutes} menit`,
}
const hour = 3_600_000

function show(leftMs: number, onEnd?: () => void) {
  return render(
    <Countdown endsAt={leftMs} totalMs={24 * hour} now={() => Date.now()} {...labels} onEnd={onEnd} />,
  )
}

it('counts down in hours, minutes and seconds', () => {
  show(23 * hour + 41 * 60_000 + 8_000)
  expect(screen.getByRole('timer', { name: 'Sisa waktu' })).toHaveTextContent('23 jam41 menit08 detik')
  act(() => void vi.advanceTimersByTime(9_000))
  expect(screen.getByRole('timer')).toHaveTextContent('23 jam40 menit59 detik')
})

it('tells what is longer than a day in days and hours, where it is given a word for them', () => {
  const units = { days: 'hari', ...labels.units }
  render(
    <Countdown {...labels} endsAt={24 * hour} totalMs={168 * hour} now={() => Date.now()} units={units} />,
  )
  expect(screen.getByRole('timer')).toHaveTextContent('1 hari0 jam')
  act(() => void vi.advanceTimersByTime(1_000))
  expect(screen.getByRole('timer')).toHaveTextContent('23 jam59 menit59 detik')
})

it('has a bar of the colour of a caution in its last day alone', () => {
  const { container } = show(24 * hour)
  const bar = container.querySelector('[aria-hidden="true"]')
  expect(bar).toHaveAttribute('data-state', 'calm')
  act(() => void vi.advanceTimersByTime(1_000))
  expect(bar).toHaveAttribute('data-state', 'late')
})

it('is urgent in the last hour', () => {
  show(hour + 500)
  expect(screen.getByRole('timer')).toHaveAttribute('data-state', 'calm')
  act(() => void vi.advanceTimersByTime(1_000))
  expect(screen.getByRole('timer')).toHaveAttribute('data-state', 'urgent')
})

it('announces only 60, 10 and 1 minutes', () => {
  const { container } = show(2 * hour)
  const announced = new Set<string>()
  const live = container.querySelector('[aria-live]')
  for (let seconds = 0; seconds <= 2 * 3600; seconds += 30) {
    act(() => void vi.advanceTimersByTime(30_000))
    if (live?.textContent) announced.add(live.textContent)
  }
  expect([...announced]).toEqual(['Tinggal 60 menit', 'Tinggal 10 menit', 'Tinggal 1 menit'])
})

it('opened between two of them, announces what is left, and then the next', () => {
  const { container } = show(18 * 60_000 - 20_000)
  const live = container.querySelector('[aria-live]')
  expect(live).toHaveTextContent('Tinggal 18 menit')
  act(() => void vi.advanceTimersByTime(3 * 60_000))
  expect(live).toHaveTextContent('Tinggal 18 menit')
  act(() => void vi.advanceTimersByTime(5 * 60_000))
  expect(live).toHaveTextContent('Tinggal 10 menit')
})

it('stops at zero and calls onEnd once', () => {
  const onEnd = vi.fn<() => void>()
  show(2_000, onEnd)
  act(() => void vi.advanceTimersByTime(10_000))
  expect(screen.getByRole('timer')).toHaveTextContent('00 jam00 menit00 detik')
  expect(onEnd).toHaveBeenCalledTimes(1)
})
