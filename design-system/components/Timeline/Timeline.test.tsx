import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Check, Clock, Ticket } from '../../icons/index.ts'
import { renderWithLabels } from '../../testing/render.tsx'
import { Timeline } from './index.ts'
import { currentDot, waitingDot } from './Timeline.css.ts'

test('says in words what the line says by its look', () => {
  renderWithLabels(
    <Timeline
      label="Perjalanan tiket"
      events={[
        { id: 'sent', state: 'done', icon: Ticket, title: 'Dikirim' },
        { id: 'read', state: 'current', icon: Clock, title: 'Diperiksa' },
        { id: 'done', state: 'next', icon: Check, title: 'Dijawab' },
      ]}
    />,
  )
  const entries = within(screen.getByRole('list', { name: 'Perjalanan tiket' })).getAllByRole('listitem')
  expect(entries.map((entry) => entry.textContent)).toEqual([
    'Dikirim, selesai',
    'Diperiksa, sekarang',
    'Dijawab, berikutnya',
  ])
  expect(entries.map((entry) => entry.getAttribute('aria-current'))).toEqual([null, 'step', null])
})

test('a step that waits for a payment does not look like one that is at work', () => {
  renderWithLabels(
    <Timeline
      label="Tagihan"
      events={[
        { id: 'due', state: 'current', tone: 'pending', icon: Clock, title: 'Menunggu dibayar' },
        { id: 'read', state: 'current', icon: Clock, title: 'Diperiksa' },
      ]}
    />,
  )
  const dots = screen.getAllByRole('listitem').map((entry) => entry.firstElementChild?.className)
  expect(dots).toEqual([waitingDot, currentDot])
})
