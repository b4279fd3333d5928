import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StepsPage } from '../../components/StepsPage.tsx'
import { paths } from '../../lib/navigation/paths.ts'
import { useSession } from '../../lib/session/use-session.ts'

/** The wizard's page while there is no shipment to show: the ways out stay. */
export function WithoutShipment({ children }: { children: ReactNode }) {
  const { t } = useTranslation('wizard')
  const { customer } = useSession()
  return (
    <StepsPage close={{ href: customer ? paths.lockerImport : paths.home, label: t('close') }}>
      {children}
    </StepsPage>
  )
}
