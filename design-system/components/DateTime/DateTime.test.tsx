import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DateTime, dateTimeShows } from './index.ts'

/** 00.30 in Jakarta, when it is still the day before in London. */
const moment = '2026-11-12T17:30:00Z'

test.each([
  ['id', ['13 Nov 2026, 00.30 WIB', '13 Nov 2026', '00.30 WIB', 'Jumat, 13 November 2026, 00.30 WIB']],
  ['en', ['13 Nov 2026, 00:30 WIB', '13 Nov 2026', '00:30 WIB', 'Friday, 13 November 2026, 00:30 WIB']],
  ['zh', ['2026年11月13日 00:30 WIB', '2026年11月13日', '00:30 WIB', '2026年11月13日 星期五 00:30 WIB']],
])('in %s, in the time of western Indonesia', (locale, wanted) => {
  dateTimeShows.forEach((show, index) => {
    const { container, unmount } = render(<DateTime value={moment} locale={locale} show={show} />)
    expect(container.textContent.replaceAll('\u00a0', ' ')).toBe(wanted[index])
    unmount()
  })
})

test('the machine-readable value is the moment, or the day in western Indonesia', () => {
  const { rerender } = render(<DateTime value={moment} locale="id" />)
  expect(screen.getByRole('time')).toHaveAttribute('datetime', '2026-11-12T17:30:00.000Z')
  rerender(<DateTime value={Date.parse(moment)} locale="id" show="date" />)
  expect(screen.getByRole('time')).toHaveAttribute('datetime', '2026-11-13')
})

test('relative text keeps the moment as a tooltip', () => {
  render(<DateTime value={moment} locale="id" relative="5 menit lalu" />)
  expect(screen.getByText('5 menit lalu').title.replaceAll('\u00a0', ' ')).toBe('13 Nov 2026, 00.30 WIB')
})

test('an invalid moment shows nothing and warns the developer', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { container } = render(<DateTime value="besok" locale="id" />)
  expect(container).toBeEmptyDOMElement()
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('"besok" is no moment'))
  warn.mockRestore()
})
