import { Button } from '@seberang/design-system/Button'
import { identityProviders, type UnknownIdentity } from '@seberang/domain/api'
import { joinSentences } from '@seberang/domain/format'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { session } from '../../lib/session/session.ts'
import { AuthScreen } from './AuthScreen.tsx'
import { BackToLogin } from './BackToLogin.tsx'
import { IdentityDetailsForm } from './IdentityDetailsForm.tsx'
import { IdentityLinkForm } from './IdentityLinkForm.tsx'
import { SocialButtons } from './SocialButtons.tsx'
import { StayAs } from './StayAs.tsx'

interface UnknownPersonProps {
  person: UnknownIdentity
  /** Where whoever is signed in already wanted to go. */
  stayAt?: string
}

/** The one step that a person takes who comes from elsewhere and has no account, or has one that is not linked. */
export function UnknownPerson({ person, stayAt = paths.home }: UnknownPersonProps) {
  const { t } = useTranslation(['identities', 'session'])
  const language = useLanguage()
  // As this step was opened: whoever is signed in by it is not warned of themselves.
  const [{ customer }] = useState(session)
  const navigate = useNavigate()
  const [isTaken, setIsTaken] = useState(false)
  const provider = t(`provider.${person.provider}`)
  const signsOut =
    customer !== null &&
    customer.email !== person.email &&
    t('session:newPassword.signsOut', { email: customer.email })
  const withSignsOut = (text: string) => joinSentences([text, signsOut], language)
  const wayBack = customer ? <StayAs email={customer.email} at={stayAt} /> : <BackToLogin />
  if (person.email === null)
    return (
      <AuthScreen title={t('unverified.title')} text={t('unverified.text', { provider })}>
        {!customer && (
          <Button width="full" onClick={() => void navigate(paths.register)}>
            {t('unverified.register')}
          </Button>
        )}
        {wayBack}
      </AuthScreen>
    )
  if (!person.has_account && !isTaken)
    return (
      <AuthScreen page="register" title={t('details.title')} text={withSignsOut(t('details.text'))}>
        <IdentityDetailsForm person={person} onKnown={() => setIsTaken(true)}>
          {wayBack}
        </IdentityDetailsForm>
      </AuthScreen>
    )
  if (person.opened_by.length > 0)
    return (
      <AuthScreen title={t('link.title')} text={withSignsOut(t('other.text', { provider }))}>
        <SocialButtons only={identityProviders.filter((one) => person.opened_by.includes(one))} />
        {wayBack}
      </AuthScreen>
    )
  return (
    <AuthScreen title={t('link.title')} text={withSignsOut(t('link.text', { provider }))}>
      <IdentityLinkForm person={person}>{wayBack}</IdentityLinkForm>
    </AuthScreen>
  )
}
