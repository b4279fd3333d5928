import { randomUUID } from 'node:crypto'
import type { EnteredCard } from '../database/schema/index.ts'

/** The payer's entries on the sandbox's page. */
export interface CardEntry {
  number: string
  /** `MM/YY` */
  expiry: string
  cvc: string
  /** Its owner has the gateway keep it. */
  keep?: boolean
}

export type CardFault = 'number' | 'expiry' | 'cvc'

/** The cards of Midtrans' test accounts, docs.midtrans.com/docs/testing-payment-on-sandbox, 21 May 2026: one that the bank declines. */
const declinedNumber = '4911111111111113'
/** The code of 3-D Secure there. */
export const secureCode = '112233'
/** After as many wrong codes the bank declines. */
export const maxWrongCodes = 3

/** What pays where a test presses Pay without a page. */
export const testCard = (now: Date): EnteredCard => ({
  masked: '481111-1114',
  exp_month: 12,
  exp_year: now.getUTCFullYear() + 2,
  declined: false,
  wrong_codes: 0,
  token: randomUUID(),
  keeps: false,
})

/** Reads what was entered. Of the number no more is kept than what a receipt shows. */
export function readCardEntry(
  { number, expiry, cvc, keep = false }: CardEntry,
  now: Date,
): { card: EnteredCard; faults?: undefined } | { faults: CardFault[] } {
  const digits = number.replaceAll(/[\s-]/g, '')
  const until = readExpiry(expiry, now)
  const faults: CardFault[] = []
  if (!isCardNumber(digits)) faults.push('number')
  if (!until) faults.push('expiry')
  if (!/^\d{3,4}$/.test(cvc)) faults.push('cvc')
  if (faults.length > 0 || !until) return { faults }
  const masked = `${digits.slice(0, 6)}-${digits.slice(-4)}`
  return {
    card: {
      masked,
      ...until,
      declined: digits === declinedNumber,
      wrong_codes: 0,
      token: randomUUID(),
      keeps: keep,
    },
  }
}

/** With the check digit of ISO/IEC 7812 (Luhn). */
function isCardNumber(digits: string): boolean {
  if (!/^\d{13,19}$/.test(digits)) return false
  const values = Array.from(digits, Number)
    .toReversed()
    .map((digit, index) => digit * (index % 2 === 0 ? 1 : 2))
  return values.reduce((total, value) => total + (value > 9 ? value - 9 : value), 0) % 10 === 0
}

/** A card is valid to the end of its month. */
function readExpiry(text: string, now: Date): Pick<EnteredCard, 'exp_month' | 'exp_year'> | undefined {
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(text) ?? []
  const [exp_month, exp_year] = [Number(month), 2000 + Number(year)]
  if (month === undefined || exp_month < 1 || exp_month > 12) return undefined
  return Date.UTC(exp_year, exp_month) > now.getTime() ? { exp_month, exp_year } : undefined
}
