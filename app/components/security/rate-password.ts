import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { commonPasswords } from '@seberang/domain/validation'

const rater = new ZxcvbnFactory({ dictionary: { common: [...commonPasswords] } })

export type PasswordScore = 1 | 2 | 3 | 4

/** How many guesses a password resists: 1 for up to a million, 4 for ten billion. @param known what a guesser knows of its owner */
export const ratePassword = (password: string, known: readonly string[]): PasswordScore =>
  rater.check(password, [...known]).score || 1
