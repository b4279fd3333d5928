import { DescriptionList } from '@seberang/design-system/DescriptionList'
import { Dialog } from '@seberang/design-system/Dialog'
import type { Withdrawal } from '@seberang/domain/api'
import { formatMoment, formatRupiah } from '@seberang/domain/format'
import { maskAccountNumber } from '@seberang/domain/wallet'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'

interface WithdrawalDialogProps {
  withdrawal: Withdrawal
  onClose: () => void
}

/** A withdrawal of the history: where its money went or came back to, and when. */
export function WithdrawalDialog({ withdrawal, onClose }: WithdrawalDialogProps) {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const { id, amount, fee, bank_account: account, status, reason } = withdrawal
  const { created_at, processed_at, ended_at } = withdrawal
  return (
    <Dialog open size="small" title={t('details.title')} description={id} onOpenChange={onClose}>
      <DescriptionList
        variant="inline"
        items={[
          { term: t('details.state'), value: t(`details.${status}`) },
          { term: t('withdraw.amount'), value: formatRupiah(amount) },
          { term: t('withdraw.fee'), value: formatRupiah(fee) },
          { term: t('withdraw.account'), value: `${account.bank} ${maskAccountNumber(account.number)}` },
          { term: t('steps.requested'), value: formatMoment(created_at, language) },
          ...(processed_at === null
            ? []
            : [{ term: t('details.processed'), value: formatMoment(processed_at, language) }]),
          ...(ended_at === null
            ? []
            : [{ term: t('details.ended'), value: formatMoment(ended_at, language) }]),
          ...(reason === undefined ? [] : [{ term: t('details.reason'), value: reason }]),
        ]}
      />
    </Dialog>
  )
}
