import { jakartaDay } from '../time/index.ts'

/** How many digits the number of a KTP (NIK) has. */
export const nikLength = 16

/** Codes of the Ministry of Home Affairs, with which every NIK begins. */
export const provinceCodes: readonly string[] = (
  '11 12 13 14 15 16 17 18 19 21 31 32 33 34 35 36 51 52 53 61 62 63 64 65 71 72 73 74 75 76 81 82 ' +
  '91 92 93 94 95 96'
).split(' ')

/** Of a woman, 40 is added to the day of birth. */
const dayOffsetOfWomen = 40
/** Years of age from which everybody has a KTP; it tells the century of a birth. */
const ageOfKtp = 17

const daysInMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/** The digits of a number as people write or paste it: in groups, with any dashes, in full width. */
export const nikDigits = (typed: string): string =>
  typed.normalize('NFKC').replaceAll(/[\s\p{Dash_Punctuation}.]/gu, '')

/** Why a number cannot be that of a KTP: the first part of it that is wrong. */
export type NikFault =
  { part: 'digits' } | { part: 'province'; digits: string } | { part: 'birth'; digits: string }

const isLeapYear = (year: number): boolean => year % 4 === 0

/** Nobody who was born in 1900, which had no 29 February, has a KTP. */
function isBirth(digits: string): boolean {
  const { day, month, year } = birthOf(digits)
  const days = daysInMonth[month - 1]
  return days !== undefined && day >= 1 && day <= days && (month !== 2 || day < 29 || isLeapYear(year))
}

function birthOf(digits: string): { day: number; month: number; year: number; isWoman: boolean } {
  const written = Number(digits.slice(0, 2))
  const isWoman = written > dayOffsetOfWomen
  return {
    day: isWoman ? written - dayOffsetOfWomen : written,
    month: Number(digits.slice(2, 4)),
    year: Number(digits.slice(4, 6)),
    isWoman,
  }
}

/** What is wrong with a number, or with its beginning while it is typed; undefined if nothing is. */
export function nikFault(typed: string): NikFault | undefined {
  const digits = nikDigits(typed)
  if (!/^\d*$/.test(digits) || digits.length > nikLength) return { part: 'digits' }
  const province = digits.slice(0, 2)
  if (province.length === 2 && !provinceCodes.includes(province))
    return { part: 'province', digits: province }
  const birth = digits.slice(6, 12)
  if (birth.length === 6 && !isBirth(birth)) return { part: 'birth', digits: birth }
  return undefined
}

/** Whether it is complete, too. */
export const isNik = (typed: string): boolean =>
  nikDigits(typed).length === nikLength && nikFault(typed) === undefined

/** What a number says of its owner, as far as it is typed. */
export interface NikReading {
  province?: string
  /** As `32.73`: where the number was given out. */
  district?: string
  /** `1994-05-21` */
  born?: string
  sex?: 'male' | 'female'
}

export function readNik(typed: string, now: Date): NikReading {
  const digits = nikDigits(typed)
  const fault = nikFault(digits)
  if (fault?.part === 'digits' || fault?.part === 'province' || digits.length < 2) return {}
  const province = digits.slice(0, 2)
  const place = digits.length < 4 ? { province } : { province, district: `${province}.${digits.slice(2, 4)}` }
  if (fault || digits.length < 12) return place
  const { day, month, year, isWoman } = birthOf(digits.slice(6, 12))
  return { ...place, born: bornOn(year, month, day, now), sex: isWoman ? 'female' : 'male' }
}

/** In this century for who is old enough for a KTP then, else in the last one. */
function bornOn(year: number, month: number, day: number, now: Date): string {
  const end = `-${twoDigits(month)}-${twoDigits(day)}`
  const today = jakartaDay(now)
  const old = `${Number(today.slice(0, 4)) - ageOfKtp}${today.slice(4)}`
  const recent = `20${twoDigits(year)}${end}`
  return recent <= old ? recent : `19${twoDigits(year)}${end}`
}

const twoDigits = (figure: number): string => String(figure).padStart(2, '0')

/** In groups of four, as it is read aloud. */
export const formatNik = (digits: string): string => nikDigits(digits).replaceAll(/.{4}(?=.)/g, '$& ')
