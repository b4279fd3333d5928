import { Text } from '@seberang/design-system/Text'
import { useToast } from '@seberang/design-system/Toast'
import { calls } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { formatAccountNumber } from '@seberang/domain/wallet'
import { useTranslation } from 'react-i18next'
import { ConfirmByPinDialog } from '../../components/wallet/ConfirmByPinDialog.tsx'
import type { MailedCode } from '../../components/wallet/use-mailed-code.ts'
import { useChange } from '../../lib/api/use-change.ts'
import type { ChosenAmount } from './AmountDialog.tsx'
import { walletReads } from './wallet-reads.ts'

interface ConfirmWithdrawalDialogProps {
  chosen: ChosenAmount
  code: Omit<MailedCode, 'begin'>
  onBack: () => void
  onClose: () => void
  onDone: () => void
}

/** Confirms a withdrawal, with its recipient. */
export function ConfirmWithdrawalDialog(props: ConfirmWithdrawalDialogProps) {
  const { chosen, code, onBack, onClose, onDone } = props
  const { account } = chosen
  const { t } = useTranslation('wallet')
  const toaster = useToast()
  const amount = formatRupiah(chosen.amount)
  const withdraw = useChange(calls.withdraw, walletReads)
  return (
    <ConfirmByPinDialog
      title={t('confirm.title')}
      text={
        <>
          {t('confirm.to', { amount, bank: account.bank, number: formatAccountNumber(account.number) })}{' '}
          <Text as="strong" weight="semibold" tone="primary">
            {account.owner_name}
          </Text>
        </>
      }
      action={t('confirm.action', { amount })}
      code={code}
      confirm={async (proof) => {
        const body = { bank_account_id: account.id, amount: chosen.amount, ...proof }
        const { withdrawal } = await withdraw.trigger({ body })
        toaster.show({ text: t('confirm.done', { amount, id: withdrawal.id }) })
        onDone()
      }}
      failure={t('withdraw.failed')}
      onBack={onBack}
      onClose={onClose}
    />
  )
}
