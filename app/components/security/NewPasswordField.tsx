import { PasswordField } from '@seberang/design-system/PasswordField'
import { limits } from '@seberang/domain/validation'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { usePasswordStrength } from './use-password-strength.ts'

interface NewPasswordFieldProps extends Omit<
  ComponentProps<typeof PasswordField>,
  'hint' | 'autoComplete' | 'strength'
> {
  /** What a guesser knows of its owner: names, the e-mail address. */
  known?: readonly string[]
}

const nothing: readonly string[] = []

/** Where a password is chosen: what it takes, and how strong it is. */
export function NewPasswordField({ known = nothing, ...field }: NewPasswordFieldProps) {
  const { t } = useTranslation('security')
  const strength = usePasswordStrength(field.value, known)
  return (
    <PasswordField
      {...field}
      hint={t('strength.hint', { min: limits.passwordMin })}
      autoComplete="new-password"
      strength={strength}
    />
  )
}
