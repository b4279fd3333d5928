import { dictionary } from '@zxcvbn-ts/language-common'

/** In lower case. Only the server knows all of them: the list is too long to load for a form. */
export const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** Whether it is among the passwords that every guesser tries first, whatever its capital letters. */
export const isCommonPassword = (password: string): boolean =>
  commonPasswords.has(password.normalize('NFKC').toLowerCase())
