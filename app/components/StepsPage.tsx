import { Container } from '@seberang/design-system/Container'
import { WizardHeader } from '@seberang/design-system/Header'
import { PageFrame } from '@seberang/design-system/PageFrame'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../lib/navigation/paths.ts'
import { LanguageChoice } from './LanguageChoice.tsx'

interface StepsPageProps {
  /** None while there is nothing to fill in. */
  stepper?: ReactNode
  /** Beside the choice of the language. */
  actions?: ReactNode
  close: ComponentProps<typeof WizardHeader>['close']
  bottom?: ReactNode
  size?: ComponentProps<typeof Container>['size']
  children: ReactNode
}

/** A page that leads through steps, with these and the ways out in place of the shell's header. */
export function StepsPage({
  stepper = null,
  actions,
  close,
  bottom,
  size = 'page',
  children,
}: StepsPageProps) {
  const { t } = useTranslation('common')
  return (
    <PageFrame
      skipLabel={t('nav.skip')}
      header={
        <WizardHeader
          home={{ href: paths.home, name: t('product') }}
          stepper={stepper}
          actions={
            <>
              <LanguageChoice />
              {actions}
            </>
          }
          close={close}
        />
      }
      bottom={bottom}
    >
      <Container size={size}>{children}</Container>
    </PageFrame>
  )
}
