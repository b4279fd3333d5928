import { Button } from '@seberang/design-system/Button'
import { Dialog } from '@seberang/design-system/Dialog'
import { formatRupiah } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import type { WithdrawalTerms } from './AmountDialog.tsx'

interface TooLittleProps {
  balance: number
  terms: WithdrawalTerms
  onTopUp: () => void
  onClose: () => void
}

/** Why there is nothing to withdraw: the balance is too small, or the day's limit is used up. */
export function TooLittle({ balance, terms, onTopUp, onClose }: TooLittleProps) {
  const { t } = useTranslation(['wallet', 'common'])
  const least = formatRupiah(terms.least)
  const isShort = balance < terms.least
  return (
    <Dialog
      open
      size="small"
      title={t('tooLittle.title', { least })}
      description={
        isShort
          ? t('tooLittle.balance', { balance: formatRupiah(balance) })
          : t('tooLittle.today', { left: formatRupiah(terms.left_today) })
      }
      onOpenChange={onClose}
      footer={
        isShort ? (
          <Button
            size="field"
            onClick={() => {
              onClose()
              onTopUp()
            }}
          >
            {t('topup.action')}
          </Button>
        ) : (
          <Button variant="outline" tone="neutral" size="field" onClick={onClose}>
            {t('common:action.close')}
          </Button>
        )
      }
    />
  )
}
