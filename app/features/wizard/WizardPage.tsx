import { Container } from '@seberang/design-system/Container'
import { WizardHeader } from '@seberang/design-system/Header'
import { PageFrame } from '@seberang/design-system/PageFrame'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageChoice } from '../../components/LanguageChoice.tsx'
import { paths } from '../../lib/navigation/paths.ts'
import { useSession } from '../../lib/session/use-session.ts'

/** The wizard's page while there is no shipment to show: the ways out stay. */
export function WizardPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['wizard', 'common'])
  const { customer } = useSession()
  return (
    <PageFrame
      skipLabel={t('common:nav.skip')}
      header={
        <WizardHeader
          home={{ href: paths.home, name: t('common:product') }}
          stepper={null}
          actions={<LanguageChoice />}
          close={{ href: customer ? paths.lockerImport : paths.home, label: t('close') }}
        />
      }
    >
      <Container>{children}</Container>
    </PageFrame>
  )
}
