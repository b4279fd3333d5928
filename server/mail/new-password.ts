import type { Language } from '@seberang/domain/language'
import { linkedPaths } from '@seberang/domain/links'
import type { LetterPart } from './letter.ts'

export const newPasswordLabel: Record<Language, string> = {
  id: 'Buat kata sandi baru',
  en: 'Choose a new password',
  zh: '设置新密码',
}

/** For whoever reads of a change that was not theirs. */
export const newPasswordButton = (language: Language): LetterPart => ({
  button: { label: newPasswordLabel[language], path: linkedPaths.resetPassword },
})
