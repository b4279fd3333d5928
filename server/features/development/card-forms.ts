import { fields, optionalText } from '@seberang/domain/validation'
import { escapeHtml } from '../../base/html.ts'
import { secureCode, type CardEntry, type CardFault } from '../../gateway/sandbox-cards.ts'

const entry = fields({
  number: optionalText(),
  expiry: optionalText(),
  cvc: optionalText(),
  keep: optionalText(),
})

/** What a form of a card sends, as it was typed. */
export function readCardForm(body: unknown): CardEntry {
  const { number = '', expiry = '', cvc = '', keep } = entry.isValidSync(body) ? entry.cast(body) : {}
  return { number, expiry, cvc, keep: keep === 'yes' }
}

const faultTexts: Record<CardFault, string> = {
  number: 'This is no card number.',
  expiry: 'Enter month and year, as 12/28; the card must not have expired.',
  cvc: 'Enter the three or four digits on the card.',
}

export interface EntryForm {
  faults?: readonly CardFault[] | undefined
  /** What was typed, of which something is wrong. */
  entered?: CardEntry | undefined
  /** Beside the button. */
  others: string
  /** Whether its owner is asked if it is kept; where it is taken for that, no. */
  asksToKeep: boolean
}

/** The form of a card. What is typed here is the gateway's: the shop has no such form. */
export function entryForm({ faults = [], entered, others, asksToKeep }: EntryForm): string {
  const field = (name: CardFault, label: string, attributes: string) => {
    const isWrong = faults.includes(name)
    const value = name === 'cvc' ? '' : escapeHtml(entered?.[name] ?? '')
    const fault = isWrong ? ` <span id="${name}-fault">${faultTexts[name]}</span>` : ''
    const state = isWrong ? ` aria-invalid="true" aria-describedby="${name}-fault"` : ''
    return `<p><label>${label} <input name="${name}" value="${value}" inputmode="numeric" ${attributes}${state}></label>${fault}</p>`
  }
  const keep = `<p><label><input type="checkbox" name="keep" value="yes"${entered?.keep ? ' checked' : ''}> Save this card for the next time</label></p>`
  return `<form method="post"><h2>Card</h2><p>4811 1111 1111 1114 pays, 4911 1111 1111 1113 is declined.</p>${field('number', 'Card number', 'autocomplete="cc-number"')}${field('expiry', 'Valid until, MM/YY', 'autocomplete="cc-exp"')}${field('cvc', 'CVC', 'autocomplete="cc-csc" maxlength="4"')}${asksToKeep ? keep : ''}<button name="do" value="enter_card">Continue</button> ${others}</form>`
}

/** The bank of the card. */
export const codeForm = (others: string): string =>
  `<form method="post"><h2>3-D Secure</h2><p>The bank of the card asks for a code. It is ${secureCode}; any other is wrong, and three of those decline.</p><p><label>Code <input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6"></label></p><button name="do" value="confirm_card">Confirm</button> ${others}</form>`
