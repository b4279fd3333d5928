import { describe, expect, test } from 'vitest'
import { fromDay, readDate, toDay, withStrokes, writeDate } from './calendar-date.ts'

describe('what is typed', () => {
  test.each([
    ['12/11/2026', '2026-11-12'],
    ['1/2/2026', '2026-02-01'],
    ['12-11-2026', '2026-11-12'],
    ['12.11.2026', '2026-11-12'],
    ['12 11 2026', '2026-11-12'],
    ['12112026', '2026-11-12'],
    ['12/112026', '2026-11-12'],
    ['1211/2026', '2026-11-12'],
    [' 2026-11-12 ', '2026-11-12'],
    ['2026年11月12日', '2026-11-12'],
    ['29/02/2028', '2028-02-29'],
  ])('%s is read', (text, date) => {
    expect(readDate(text, 'id')).toBe(date)
  })

  test.each([
    ['21 Mei 2031', 'id', '2031-05-21'],
    ['1 agu 2031', 'id', '2031-08-01'],
    ['21/ Mei 2031', 'id', '2031-05-21'],
    ['21\u00a0Mei\u00a02031', 'id', '2031-05-21'],
    ['21 May 2031', 'en', '2031-05-21'],
    ['3 Sep 2031', 'en', '2031-09-03'],
    ['21 Mei 2031', 'en', '2031-05-21'],
    ['12 MAY 2030', 'id', '2030-05-12'],
    ['12 MEI / MAY 2030', 'zh', '2030-05-12'],
    ['12 Mei/May 2030', 'id', '2030-05-12'],
    ['May 12, 2030', 'id', '2030-05-12'],
    ['12 Agt 2030', 'id', '2030-08-12'],
    ['12 Ags. 2030', 'zh', '2030-08-12'],
    ['20300512', 'id', '2030-05-12'],
    ['１２/０５/２０３０', 'zh', '2030-05-12'],
    ['12 Sept 2030', 'id', '2030-09-12'],
    ['12 May, 2030', 'en', '2030-05-12'],
    ['12th May 2030', 'en', '2030-05-12'],
    ['May 1st, 2030', 'en', '2030-05-01'],
    ['Senin, 12 Mei 2030', 'id', '2030-05-12'],
    ['12 / 05 / 2030', 'id', '2030-05-12'],
    ['12–05–2030', 'id', '2030-05-12'],
    ['2030. 5. 12.', 'zh', '2030-05-12'],
    ['2030 年 5 月 12 日', 'zh', '2030-05-12'],
    ['12MAY2030', 'id', '2030-05-12'],
    ['12 NOP / NOV 2030', 'id', '2030-11-12'],
    ['12 PEB / FEB 2030', 'en', '2030-02-12'],
    ['12 Smarch 2030', 'en', undefined],
    ['31 Apr 2031', 'id', undefined],
  ])('%s in %s is %s', (text, locale, date) => {
    expect(readDate(text, locale)).toBe(date)
  })

  test.each([
    ['12-05-2030', '12/05/2030'],
    ['12.05.2030', '12/05/2030'],
    ['12 05 2030', '12/05/2030'],
    ['12/05/2030', '12/05/2030'],
    ['12 Mei 2030', '12/Mei 2030'],
    ['2030-05-12', '20/30/05-12'],
    ['2030-5-12', '20/30/5-12'],
    ['2030/05/12', '20/30/05/12'],
    ['2030 05 12', '20/30/05 12'],
    ['20300512', '20/30/0512'],
    ['2030年5月12日', '20/30/年5月12日'],
  ])('%s is read key by key, with the strokes that it gets', (keys, shown) => {
    const typed = keys.split('').reduce((before, key) => withStrokes(before + key, before), '')
    expect(typed).toBe(shown)
    expect(readDate(typed, 'id')).toBe('2030-05-12')
  })

  test('a year that begins like a day and a month is one', () => {
    expect(readDate('20/10/1012', 'id')).toBe('2010-10-12')
    expect(readDate('20/12/05-12', 'id')).toBe('2012-05-12')
  })

  const impossible = ['', '12/11', '29/02/2026', '31/04/2026', '00/11/2026', '12/13/2026', 'besok']
  // Two digits are no year, nor is a day with a month.
  const short = ['12/11/26', '25/11/26', '31/04/11', '20/05/31', '2031-12', '2030112', '25/11/1231']
  test.each([...impossible, ...short])('%s is no date', (text) => {
    expect(readDate(text, 'id')).toBeUndefined()
  })
})

test.each([
  ['2026-11-12', '12/11/2026'],
  ['12/11', '12/11'],
  ['', ''],
])('%j is written as %j', (value, text) => {
  expect(writeDate(value)).toBe(text)
})

test.each([
  ['12', '1', '12/'],
  ['12/11', '12/1', '12/11/'],
  ['12//', '12/', '12/'],
  ['12/11/-', '12/11/', '12/11/'],
  ['12', '12/', '12'],
  ['132/', '12/', '132/'],
  ['12/131/', '12/11/', '12/131/'],
  ['21', '1', '21'],
  ['12/11/2', '12/11/', '12/11/2'],
  ['2026-11-12', '', '2026-11-12'],
])('%j after %j becomes %j', (text, before, wanted) => {
  expect(withStrokes(text, before)).toBe(wanted)
})

test('a day of the calendar comes back as itself', () => {
  for (const date of ['2026-01-01', '2026-03-29', '2028-02-29', '2026-12-31']) {
    const day = toDay(date)
    expect(day && fromDay(day)).toBe(date)
  }
  expect(toDay('2026-02-30')).toBeUndefined()
  expect(toDay('besok')).toBeUndefined()
})
