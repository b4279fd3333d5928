import type { PasswordStrength } from '@seberang/design-system/PasswordField'
import { limits } from '@seberang/domain/validation'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ratePassword } from './rate-password.ts'

/** The strength of a new password as it is typed. What rates it is loaded with its first letter. */
export function usePasswordStrength(password: string, known: readonly string[]): PasswordStrength {
  const { t } = useTranslation('security')
  const [rate, setRate] = useState<typeof ratePassword>()
  const isEmpty = password === ''
  useEffect(() => {
    if (isEmpty || rate) return
    // Without it the form works as well.
    import('./rate-password.ts').then(({ ratePassword: loaded }) => setRate(() => loaded)).catch(() => {})
  }, [isEmpty, rate])
  if (isEmpty) return { score: 0, label: '' }
  if (password.length < limits.passwordMin) return { score: 1, label: t('strength.short') }
  if (!rate) return { score: 0, label: '' }
  const score = rate(password, known)
  return { score, label: t(`strength.${score}`) }
}
