import { Heading } from '@seberang/design-system/Heading'
import { Stack } from '@seberang/design-system/Stack'
import { StepProgress } from '@seberang/design-system/StepProgress'
import { Text } from '@seberang/design-system/Text'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'
import { AuthPage } from './AuthPage.tsx'
import { CodeStep } from './CodeStep.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import { EmailStep } from './EmailStep.tsx'

/** The step of a registration with what that step needs. */
type Progress =
  | { step: 1; email: string }
  | { step: 2; email: string; resendAfter: number }
  | { step: 3; email: string; registerToken: string }

const steps = 3

export function Screen() {
  const { t } = useTranslation('session')
  const [progress, setProgress] = useState<Progress>({ step: 1, email: '' })
  const { email } = progress
  switch (progress.step) {
    case 1:
      return (
        <Step number={1} title={t('register.mini.title')} text={t('register.mini.text')}>
          <EmailStep
            email={email}
            onSent={(sentTo, resendAfter) => setProgress({ step: 2, email: sentTo, resendAfter })}
          />
        </Step>
      )
    case 2:
      return (
        <Step number={2} title={t('register.code.title')} text={t('register.code.text', { email })}>
          <CodeStep
            email={email}
            resendAfter={progress.resendAfter}
            onChangeEmail={() => setProgress({ step: 1, email })}
            onVerified={(registerToken) => setProgress({ step: 3, email, registerToken })}
          />
        </Step>
      )
    case 3:
      return (
        <Step number={3} title={t('register.details.title')} text={t('register.details.text')}>
          <DetailsStep registerToken={progress.registerToken} />
        </Step>
      )
  }
}

interface StepProps {
  number: number
  title: string
  text: string
  children: ReactNode
}

function Step({ number, title, text, children }: StepProps) {
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
        </Stack>
        {children}
      </Stack>
    </AuthPage>
  )
}
