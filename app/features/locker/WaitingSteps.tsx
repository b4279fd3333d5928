import { Link } from '@seberang/design-system/Link'
import { Notice } from '@seberang/design-system/Notice'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/navigation/paths.ts'
import { endFirstSteps, useFirstStepsWait, useForCompany } from '../../lib/session/first-steps.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useDismissed } from '../../lib/storage/use-dismissed.ts'

/** One line for what a new customer has put off: the first steps, else the data of their company. */
export function WaitingSteps() {
  const { t } = useTranslation('locker')
  const { customer } = useSession()
  const firstStepsWait = useFirstStepsWait()
  const isForCompany = useForCompany()
  const [isDismissed, dismiss] = useDismissed('company-data')
  if (firstStepsWait)
    return (
      <Notice tone="info" variant="line" onClose={endFirstSteps}>
        <Link href={paths.setup}>{t('waits.firstSteps')}</Link>
      </Notice>
    )
  const isBusiness = isForCompany ?? customer?.customer_type === 'business'
  if (!isBusiness || customer?.company || isDismissed) return null
  return (
    <Notice tone="info" variant="line" onClose={dismiss}>
      <Link href={paths.companyUpgrade}>{t('waits.company')}</Link>
    </Notice>
  )
}
