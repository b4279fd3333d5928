import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithLabels } from '../../testing/render.tsx'
import { StatusTimeline } from './index.ts'
import type { TimelineStage } from './index.ts'

const stages: TimelineStage[] = [
  {
    title: 'Luar negeri',
    entries: [
      {
        id: 'warehouse',
        tone: 'warehouse',
        state: 'done',
        title: 'Dalam Locker',
        time: '3 Nov 2026, 10.05 WIB',
      },
    ],
  },
  {
    title: 'Domestik',
    entries: [
      { id: 'inbound', tone: 'inbound', state: 'current', title: 'Sampai di Indonesia' },
      { id: 'finished', tone: 'finished', state: 'next', title: 'Selesai', time: 'perkiraan 16 Nov' },
    ],
  },
]

test('says which stops are done, current and ahead', () => {
  renderWithLabels(<StatusTimeline stages={stages} />)
  const current = screen
    .getAllByRole('listitem')
    .filter((item) => item.getAttribute('aria-current') === 'step')
  expect(current.map((item) => item.textContent)).toEqual(['Sampai di Indonesia, sekarang'])
  expect(screen.getByText(/^Dalam Locker/)).toHaveTextContent('Dalam Locker, selesai')
  expect(screen.getByText(/^Selesai/)).toHaveTextContent('Selesai, berikutnya')
})

test('each stage is a list of its own under its name', () => {
  renderWithLabels(<StatusTimeline stages={stages} />)
  const domestic = screen.getByRole('list', { name: 'Domestik' })
  expect(within(domestic).getAllByRole('listitem')).toHaveLength(2)
})
