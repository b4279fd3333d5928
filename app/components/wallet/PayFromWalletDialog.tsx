import { formatRupiah } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { ConfirmByPinDialog, type PinAndProof } from './ConfirmByPinDialog.tsx'
import type { MailedCode } from './use-mailed-code.ts'

interface PayFromWalletDialogProps {
  /** Paid later, by the company of the customer, in place of the wallet. */
  isLater?: boolean
  /** Whole rupiah. */
  amount: number
  code: MailedCode
  pay: (proof: PinAndProof) => Promise<unknown>
  onBack: () => void
  onClose?: () => void
}

/** Confirms that the wallet pays, or the company later. */
export function PayFromWalletDialog({
  isLater = false,
  amount,
  code,
  pay,
  ...ways
}: PayFromWalletDialogProps) {
  const { t } = useTranslation('wallet')
  const paid = formatRupiah(amount)
  const by = isLater ? 'later' : 'pay'
  return (
    <ConfirmByPinDialog
      title={t(`${by}.title`)}
      text={t(`${by}.text`, { amount: paid })}
      action={t(`${by}.action`, { amount: paid })}
      code={code}
      confirm={pay}
      failure={t(`${by}.failed`)}
      {...ways}
    />
  )
}
