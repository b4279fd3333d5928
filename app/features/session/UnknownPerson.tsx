import { Button } from '@seberang/design-system/Button'
import { identityProviders, type UnknownIdentity } from '@seberang/domain/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../lib/navigation/paths.ts'
import { AuthScreen } from './AuthScreen.tsx'
import { BackToLogin } from './BackToLogin.tsx'
import { IdentityDetailsForm } from './IdentityDetailsForm.tsx'
import { IdentityLinkForm } from './IdentityLinkForm.tsx'
import { SocialButtons } from './SocialButtons.tsx'

/** The one step that a person takes who comes from elsewhere and has no account, or has one that is not linked. */
export function UnknownPerson({ person }: { person: UnknownIdentity }) {
  const { t } = useTranslation('identities')
  const navigate = useNavigate()
  const [isTaken, setIsTaken] = useState(false)
  const provider = t(`provider.${person.provider}`)
  if (person.email === null)
    return (
      <AuthScreen title={t('unverified.title')} text={t('unverified.text', { provider })}>
        <Button width="full" onClick={() => void navigate(paths.register)}>
          {t('unverified.register')}
        </Button>
        <BackToLogin />
      </AuthScreen>
    )
  if (!person.has_account && !isTaken)
    return (
      <AuthScreen page="register" title={t('details.title')} text={t('details.text')}>
        <IdentityDetailsForm person={person} onKnown={() => setIsTaken(true)} />
        <BackToLogin />
      </AuthScreen>
    )
  if (person.opened_by.length > 0)
    return (
      <AuthScreen title={t('link.title')} text={t('other.text', { provider })}>
        <SocialButtons only={identityProviders.filter((one) => person.opened_by.includes(one))} />
        <BackToLogin />
      </AuthScreen>
    )
  return (
    <AuthScreen title={t('link.title')} text={t('link.text', { provider })}>
      <IdentityLinkForm person={person} />
      <BackToLogin />
    </AuthScreen>
  )
}
