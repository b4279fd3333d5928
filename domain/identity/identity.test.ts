import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canPaperBecome,
  formatNik,
  hasIdentity,
  isNik,
  isPassportNumber,
  isPassportValid,
  lacksIdentity,
  latestPassportEnd,
  maskNumber,
  nationalities,
  nikDigits,
  nikFault,
  passportNumber,
  paperStatuses,
  provinceCodes,
  readNik,
  wantsIdentity,
} from './index.ts'

const now = new Date('2026-11-29T05:00:00Z')
const twoDigits = (figure: number) => String(figure).padStart(2, '0')

describe('the number of a KTP', () => {
  it.each([
    ['3273046105940002', { province: '32', district: '32.73', born: '1994-05-21', sex: 'female' }],
    ['3273 0421 0594 0002', { province: '32', district: '32.73', born: '1994-05-21', sex: 'male' }],
    ['1101.01.010100.0001', { province: '11', district: '11.01', born: '2000-01-01', sex: 'male' }],
    // Seventeen today, and tomorrow.
    ['3171012911090001', { province: '31', district: '31.71', born: '2009-11-29', sex: 'male' }],
    ['3171013011090001', { province: '31', district: '31.71', born: '1909-11-30', sex: 'male' }],
    ['9601017112990001', { province: '96', district: '96.01', born: '1999-12-31', sex: 'female' }],
    ['3171016902000001', { province: '31', district: '31.71', born: '2000-02-29', sex: 'female' }],
  ])('%s says where and when, and of whom', (number, reading) => {
    expect([isNik(number), readNik(number, now)]).toEqual([true, reading])
  })

  it('counts years by the day in Jakarta', () => {
    const number = '3171013011090001'
    expect(readNik(number, new Date('2026-11-29T16:59:59Z')).born).toBe('1909-11-30')
    expect(readNik(number, new Date('2026-11-29T17:00:00Z')).born).toBe('2009-11-30')
  })

  it.each([
    ['327304610594000', undefined],
    ['', undefined],
    ['32730461059400021', { part: 'digits' }],
    ['32730461O5940002', { part: 'digits' }],
    ['٣٢73046105940002', { part: 'digits' }],
    ['2073046105940002', { part: 'province', digits: '20' }],
    ['97', { part: 'province', digits: '97' }],
    ['3273047215940002', { part: 'birth', digits: '721594' }],
    ['3273040001940002', { part: 'birth', digits: '000194' }],
    ['3273044001940002', { part: 'birth', digits: '400194' }],
    ['3273047201940002', { part: 'birth', digits: '720194' }],
    ['3273043104940002', { part: 'birth', digits: '310494' }],
    ['3273042902950002', { part: 'birth', digits: '290295' }],
    ['3273040100940002', { part: 'birth', digits: '010094' }],
  ])('is not %s', (number, fault) => {
    expect([isNik(number), nikFault(number)]).toEqual([false, fault])
  })

  it('is every day that there was, of men and of women, in every province', () => {
    const aDay = fc.date({
      min: new Date('1920-01-01'),
      max: new Date('2009-11-29'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(aDay, fc.boolean(), fc.constantFrom(...provinceCodes), (birth, isWoman, province) => {
        const [year, month, day] = birth.toISOString().slice(0, 10).split('-').map(Number) as [
          number,
          number,
          number,
        ]
        const digits = `${twoDigits(isWoman ? day + 40 : day)}${twoDigits(month)}${twoDigits(year % 100)}`
        const number = `${province}0101${digits}0001`
        const reading = readNik(formatNik(number), now)
        expect(isNik(number)).toBe(true)
        expect([reading.province, reading.sex]).toEqual([province, isWoman ? 'female' : 'male'])
        // Two digits do not tell who is a hundred years old.
        expect(reading.born?.slice(2)).toBe(birth.toISOString().slice(2, 10))
      }),
    )
  })

  it('is wrong as soon as a beginning of it is', () => {
    const staysWrong = fc.property(fc.stringMatching(/^\d{16}$/), fc.nat(16), (number, length) => {
      const fault = nikFault(number.slice(0, length))
      return fault === undefined || isDeepStrictEqual(nikFault(number), fault)
    })
    expect(fc.check(staysWrong)).toMatchObject({ failed: false })
  })

  it('is shown to its owner by its first six digits and its last four', () => {
    expect(maskNumber('ktp', '3273046105940002')).toBe('3273 04•• •••• 0002')
  })
})

describe('a passport', () => {
  it.each(['X1234567', 'a 1234567', 'C01X00T47', 'AB-123456', '123456789'])('has the number %s', (number) => {
    expect(isPassportNumber(number)).toBe(true)
  })
  it.each(['', 'X1234', 'ABCDEFGH', 'X123456789', 'X12345É7', 'X1234567;'])('has no number %s', (number) => {
    expect(isPassportNumber(number)).toBe(false)
  })
  it('has its number in the form that machines read', () => {
    expect(passportNumber(' x 123-4567 ')).toBe('X1234567')
    expect(maskNumber('passport', 'X1234567')).toBe('X••••567')
  })
  it.each([
    ['2026-11-28', false],
    ['2026-11-29', false],
    ['2026-11-30', true],
    ['2036-01-01', true],
  ])('that is valid until %s is valid tomorrow: %s', (day, expected) => {
    expect(isPassportValid(day, now)).toBe(expected)
  })
  it('is valid for twelve years at the most', () => {
    expect(latestPassportEnd(new Date('2026-12-31T16:59:59Z'))).toBe('2038-12-31')
    expect(latestPassportEnd(new Date('2026-12-31T17:00:00Z'))).toBe('2039-12-31')
  })
  it('ends with the day in Jakarta', () => {
    expect(isPassportValid('2026-11-30', new Date('2026-11-29T16:59:59Z'))).toBe(true)
    expect(isPassportValid('2026-11-30', new Date('2026-11-29T17:00:00Z'))).toBe(false)
  })
  it('is of a country', () => {
    expect(new Set(nationalities).size).toBe(nationalities.length)
    expect(nationalities.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([])
    expect(nationalities).toContain('ID')
  })
})

describe('who has to show a paper', () => {
  const option = { package_track: 'udara', package_type: 'individu' }
  it.each([
    [option, 3, false],
    [option, 3.01, true],
    [{ ...option, package_type: 'jastip' }, 100, true],
    [{ ...option, package_track: 'laut' }, 100, false],
    [{ ...option, package_type: 'company' }, 100, false],
    [{ ...option, package_type: 'trading-company' }, 100, false],
    [{ ...option, tax_included: true }, 100, false],
    [{ ...option, tax_included: null }, 100, true],
  ])('%j of USD %s: %s', (shipped, goodsUsd, expected) => {
    expect(wantsIdentity({ option: shipped, goodsUsd })).toBe(expected)
  })

  it.each(paperStatuses)('not who has a paper, unless it is rejected: %s', (status) => {
    const expected = status !== 'rejected'
    expect(hasIdentity({ ktp: { status }, passport: null })).toBe(expected)
    expect(hasIdentity({ ktp: null, passport: { status } })).toBe(expected)
    const shipment = { option, goodsUsd: 50 }
    expect(lacksIdentity(shipment, { ktp: { status }, passport: undefined })).toBe(!expected)
  })
})

it('a paper and a company wait, are decided, and are sent anew once they were rejected', () => {
  const possible = paperStatuses.flatMap((from) =>
    paperStatuses.filter((to) => canPaperBecome(from, to)).map((to) => `${from} > ${to}`),
  )
  expect(possible).toEqual(['waiting > approved', 'waiting > rejected', 'rejected > waiting'])
})

it.each(['3273–0461–0594–0002', '３２７３０４６１０５９４０００２', '3273\u202f0461 0594\t0002 '])(
  'the digits of %s are read',
  (typed) => expect(nikDigits(typed)).toBe('3273046105940002'),
)
