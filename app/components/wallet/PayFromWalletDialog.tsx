import { formatRupiah } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { ConfirmByPinDialog, type PinAndProof } from './ConfirmByPinDialog.tsx'
import type { MailedCode } from './use-mailed-code.ts'

interface PayFromWalletDialogProps {
  /** Whole rupiah. */
  amount: number
  code: MailedCode
  pay: (proof: PinAndProof) => Promise<unknown>
  onBack: () => void
  onClose?: () => void
}

/** Confirms that the wallet pays. */
export function PayFromWalletDialog({ amount, code, pay, ...ways }: PayFromWalletDialogProps) {
  const { t } = useTranslation('wallet')
  const paid = formatRupiah(amount)
  return (
    <ConfirmByPinDialog
      title={t('pay.title')}
      text={t('pay.text', { amount: paid })}
      action={t('pay.action', { amount: paid })}
      code={code}
      confirm={pay}
      failure={t('pay.failed')}
      {...ways}
    />
  )
}
