import { Heading } from '@seberang/design-system/Heading'
import { Stack } from '@seberang/design-system/Stack'
import { StepProgress } from '@seberang/design-system/StepProgress'
import { Text } from '@seberang/design-system/Text'
import { codeDigits } from '@seberang/domain/limits'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'
import { forgetRegistration } from '../../lib/session/registration.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { AuthPage } from './AuthPage.tsx'
import { CodeStep } from './CodeStep.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import { EmailStep } from './EmailStep.tsx'
import { SignedInElsewhere } from './SignedInElsewhere.tsx'
import { SocialButtons } from './SocialButtons.tsx'
import { useRegistration } from './use-registration.ts'

const steps = 3

/** Registration in three steps. It survives a reload, and each step is in the browser's history. */
export function Screen() {
  const { t } = useTranslation('session')
  const { registration, shown, advance, update, goBack } = useRegistration()
  const { customer } = useSession()
  /** Whose account was created here. */
  const [created, setCreated] = useState<string>()
  if (customer && customer.customer_id !== created)
    return <SignedInElsewhere page="register" email={customer.email} />
  if (!registration) return null
  const { email } = registration
  if (shown === 2 && registration.step === 2) {
    return (
      <Step
        number={2}
        title={t('register.code.title')}
        text={t('register.code.text', { digits: codeDigits })}
        value={email}
      >
        <CodeStep
          email={email}
          resendAt={registration.resendAt}
          onChangeEmail={goBack}
          onVerified={(registerToken) => advance({ step: 3, email, registerToken, details: null })}
        />
      </Step>
    )
  }
  if (shown === 3 && registration.step === 3) {
    return (
      <Step number={3} title={t('register.details.title')} text={t('register.details.text')}>
        <DetailsStep
          email={email}
          registerToken={registration.registerToken}
          typed={registration.details}
          onType={(details) => update({ ...registration, details })}
          onRegistered={forgetRegistration}
          onSigningIn={setCreated}
          onChangeEmail={goBack}
        />
      </Step>
    )
  }
  return (
    <Step number={1} title={t('register.mini.title')} text={t('register.mini.text', { digits: codeDigits })}>
      <SocialButtons />
      <EmailStep
        email={email}
        onSent={(sentTo, resendAfter) =>
          advance({ step: 2, email: sentTo, resendAt: Date.now() + resendAfter * 1000 })
        }
      />
    </Step>
  )
}

interface StepProps {
  number: number
  title: string
  text: string
  /** What the text ends in, on a line of its own. */
  value?: string
  children: ReactNode
}

function Step({ number, title, text, value, children }: StepProps) {
  const { t } = useTranslation('session')
  usePageTitle(title)
  return (
    <AuthPage page="register">
      <Stack space={6}>
        <StepProgress step={number} of={steps} label={t('register.step', { step: number, total: steps })} />
        <Stack space={2}>
          <Heading level={1}>{title}</Heading>
          <Text step="read" tone="secondary">
            {text}
          </Text>
          {value !== undefined && (
            <Text step="read" weight="semibold">
              {value}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </AuthPage>
  )
}
