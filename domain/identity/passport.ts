import { jakartaDay } from '../time/index.ts'
import { formatNik } from './nik.ts'
import type { PaperKind } from './status.ts'

/** Letters and digits, as machines read them: ICAO Doc 9303 leaves room for nine. */
const passportPattern = /^(?=.*\d)[A-Z0-9]{6,9}$/

/** As machines read it, however it is typed. */
export const passportNumber = (typed: string): string => typed.replaceAll(/[ \u00a0-]/g, '').toUpperCase()

export const isPassportNumber = (typed: string): boolean => passportPattern.test(passportNumber(typed))

/** Whether a passport that is valid until the end of a day, in Jakarta, is still valid tomorrow. */
export const isPassportValid = (expiresOn: string, now: Date): boolean => expiresOn > jakartaDay(now)

/** Ten years, in some countries a little longer. */
const longestYears = 12

/** The last day until which a passport may be valid. */
export const latestPassportEnd = (now: Date): string =>
  `${Number(jakartaDay(now).slice(0, 4)) + longestYears}-12-31`

/** Why a passport is not taken that is valid until the end of a day; undefined where it is. */
export function passportEndFault(
  expiresOn: string,
  now: Date,
): { key: 'passport_expired' | 'passport_end'; values: { year: string } } | undefined {
  const latest = latestPassportEnd(now)
  const values = { year: latest.slice(0, 4) }
  if (!isPassportValid(expiresOn, now)) return { key: 'passport_expired', values }
  return expiresOn > latest ? { key: 'passport_end', values } : undefined
}

/** A number that its owner recognises, and nobody else can use. */
export function maskNumber(kind: PaperKind, number: string): string {
  const [first, last] = kind === 'ktp' ? [6, 4] : [1, 3]
  const hidden = '•'.repeat(Math.max(0, number.length - first - last))
  const masked = number.slice(0, first) + hidden + number.slice(-last)
  return kind === 'ktp' ? formatNik(masked) : masked
}
