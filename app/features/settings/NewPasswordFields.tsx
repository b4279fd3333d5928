import { PasswordField } from '@seberang/design-system/PasswordField'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { NewPasswordField } from '../../components/security/NewPasswordField.tsx'
import type { Form } from '../../lib/forms/use-form.ts'

interface NewPasswordFieldsProps {
  of: Pick<Form<{ new_password: string; confirm_password: string }>, 'field'>
  /** The first field. */
  first?: RefObject<HTMLInputElement | null>
}

export function NewPasswordFields({ of: form, first }: NewPasswordFieldsProps) {
  const { t } = useTranslation('settings')
  return (
    <>
      <NewPasswordField {...form.field('new_password')} ref={first} label={t('password.new')} />
      <PasswordField
        {...form.field('confirm_password')}
        label={t('password.again')}
        autoComplete="new-password"
      />
    </>
  )
}
