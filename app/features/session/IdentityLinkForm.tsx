import { Link } from '@seberang/design-system/Link'
import { PasswordField } from '@seberang/design-system/PasswordField'
import { Text } from '@seberang/design-system/Text'
import type { UnknownIdentity } from '@seberang/domain/api'
import { schemas } from '@seberang/domain/api/schemas'
import { password } from '@seberang/domain/validation'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, SubmitButton } from '../../components/form/Form.tsx'
import { AccountOfPassword } from '../../components/security/AccountOfPassword.tsx'
import { useKeyOf } from '../../lib/api/use-key-of.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { linkBy, type LinkBody } from './issuer-calls.ts'
import { useSignedIn } from './use-signed-in.ts'

const linkFields = schemas.loginByGoogle.body.shape({ password: password() })

interface IdentityLinkFormProps {
  person: UnknownIdentity
  /** The way out, until the answer may end the session that is here. */
  children?: ReactNode
}

/** The password of the account that has the person's e-mail address, once: then the provider opens it, too. */
export function IdentityLinkForm({ person, children }: IdentityLinkFormProps) {
  const { t } = useTranslation(['identities', 'common'])
  const signedIn = useSignedIn()
  const keyOf = useKeyOf()
  const provider = t(`provider.${person.provider}`)
  const form = useForm<{ password: string }, LinkBody>({
    initial: { password: '' },
    schema: linkFields,
    toBody: (values) => ({ ...values, step_token: person.step_token, link: true }),
    submit: async (body) => signedIn(await linkBy(person.provider, body, keyOf(body))),
    failure: t('common:error.page.title'),
  })
  return (
    <>
      <Form of={form} label={t('link.title')}>
        <Text weight="semibold">{person.email}</Text>
        <AccountOfPassword email={person.email} />
        <PasswordField
          {...form.field('password')}
          label={t('link.password')}
          autoComplete="current-password"
        />
        <SubmitButton busy={form.submitting}>{t('link.submit', { provider })}</SubmitButton>
        {!form.submitting && (
          <Text>
            <Link href={paths.resetPassword}>{t('link.forgot')}</Link>
          </Text>
        )}
      </Form>
      {!form.submitting && children}
    </>
  )
}
