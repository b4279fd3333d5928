import { PaymentInstruction } from '@seberang/design-system/PaymentInstruction'
import type { ReversedTopUp } from '@seberang/domain/api'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { shownAmount, shownNumbers } from '../payment/shown-numbers.ts'
import { useCopyNotices } from '../use-copy-notices.ts'

interface PayBackProps {
  reversed: ReversedTopUp
}

/** What is transferred, and where to, for a spent top-up that was taken back: that opens the wallet again. */
export function PayBack({ reversed: { invoice_code, amount, account } }: PayBackProps) {
  const { t } = useTranslation(['wallet', 'common'])
  const language = useLanguage()
  const { onRefused } = useCopyNotices()
  if (!account) return null
  return (
    <PaymentInstruction
      title={t('shut.pay')}
      numbers={[...shownNumbers({ account }, invoice_code, language), shownAmount(t('shut.amount'), amount)]}
      copy={{ label: t('common:action.copy'), copiedLabel: t('common:copiedCode'), onRefused }}
      note={t('shut.matched')}
    />
  )
}
