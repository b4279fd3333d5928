import type { PaidCard } from '@seberang/domain/api'
import type { GatewayState } from './gateway.ts'

/** The networks by the first digits of their cards, ISO/IEC 7812. */
const networks: readonly [RegExp, string][] = [
  [/^4/, 'Visa'],
  [/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, 'Mastercard'],
  [/^35(2[89]|[3-8])/, 'JCB'],
  [/^3[47]/, 'American Express'],
]

/** @param digits the first six of a card or more; `Card` for a network that is not known here */
export const brandOf = (digits: string): string =>
  networks.find(([pattern]) => pattern.test(digits))?.[1] ?? 'Card'

/** Midtrans' masked form: the first six or eight digits and the last four, `48111111-1114`. */
export function readMaskedCard(masked: string | undefined): PaidCard | undefined {
  const [, first, last4] = /^(\d{6,8})\D+(\d{4})$/.exec(masked ?? '') ?? []
  return first && last4 ? { brand: brandOf(first), last4 } : undefined
}

/** What a gateway tells of the card that paid. */
export function cardOf({ masked_card }: { masked_card?: string | undefined }): Pick<GatewayState, 'card'> {
  const card = readMaskedCard(masked_card)
  return card ? { card } : {}
}
