import type { PaidCard } from '@seberang/domain/api'
import type { GatewayState, KeptToken } from './gateway.ts'

/** The networks by the first digits of their cards, ISO/IEC 7812. */
const networks: readonly [RegExp, string][] = [
  [/^4/, 'Visa'],
  [/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, 'Mastercard'],
  [/^35(2[89]|[3-8])/, 'JCB'],
  [/^3[47]/, 'American Express'],
]

/** @param digits the first six of a card or more; `Card` for a network that is not known here */
const brandOf = (digits: string): string => networks.find(([pattern]) => pattern.test(digits))?.[1] ?? 'Card'

/** Midtrans' masked form: the first six or eight digits and the last four, `48111111-1114`. */
export function readMaskedCard(masked: string | undefined): PaidCard | undefined {
  const [, first, last4] = /^(\d{6,8})\D+(\d{4})$/.exec(masked ?? '') ?? []
  return first && last4 ? { brand: brandOf(first), last4 } : undefined
}

interface CardReport {
  masked_card?: string | undefined
  saved_token_id?: string | undefined
  saved_token_id_expired_at?: string | undefined
}

/** What a gateway tells of the card that paid, and of its token where its owner has it kept. */
export function cardOf({
  masked_card,
  saved_token_id: token,
  saved_token_id_expired_at: end,
}: CardReport): Pick<GatewayState, 'card' | 'kept'> {
  const card = readMaskedCard(masked_card)
  if (!card) return {}
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])-/.exec(end ?? '') ?? []
  if (!token || !year || !month) return { card }
  return { card, kept: { token, exp_month: Number(month), exp_year: Number(year) } }
}

/** As Midtrans tells when a token ends: with the last month of its card. */
export const tokenEnd = ({ exp_month, exp_year }: Pick<KeptToken, 'exp_month' | 'exp_year'>): string =>
  `${new Date(Date.UTC(exp_year, exp_month, 0)).toISOString().slice(0, 10)} 07:00:00`
