import { Link } from '@seberang/design-system/Link'
import type { Invoice } from '@seberang/domain/api'
import { useTranslation } from 'react-i18next'
import { statusOrderOf } from '../../lib/navigation/paths.ts'
import type { NoticeFacts } from './Notices.tsx'

/** That an invoice was paid later, with the way to what is due for it. */
export function useOwedLater(): (invoice: Pick<Invoice, 'paid_with'>) => readonly NoticeFacts[] {
  const { t } = useTranslation('invoice')
  return ({ paid_with: owed }) =>
    owed === undefined
      ? []
      : [
          {
            id: 'owed-later',
            tone: 'info',
            title: t('later.owed'),
            text: <Link href={statusOrderOf(owed)}>{t('later.owedAction')}</Link>,
          },
        ]
}
