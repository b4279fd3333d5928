import { calls } from '@seberang/domain/api'
import { formatDayOfYear, formatRupiah } from '@seberang/domain/format'
import { payLaterDue } from '@seberang/domain/wallet'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../lib/api/use-call.ts'
import { serverNow } from '../../lib/browser/server-clock.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
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
  const day = useDueDay(isLater)
  return (
    <ConfirmByPinDialog
      title={t(`${by}.title`)}
      text={
        day === undefined ? t(`${by}.text`, { amount: paid }) : t('later.textUntil', { amount: paid, day })
      }
      action={t(`${by}.action`, { amount: paid })}
      code={code}
      confirm={pay}
      failure={t(`${by}.failed`)}
      {...ways}
    />
  )
}

/** The day until which what is paid later now is to be paid; undefined of the wallet, and until it is known. */
function useDueDay(isLater: boolean): string | undefined {
  const language = useLanguage()
  // As it was offered.
  const groups = useCall(calls.paymentGroups, isLater ? { query: {} } : null).data?.results ?? []
  const [days] = groups.flatMap(({ methods }) => methods).flatMap(({ paylater }) => paylater?.days ?? [])
  if (days === undefined) return undefined
  return formatDayOfYear(payLaterDue(new Date(serverNow()), days).toISOString(), language)
}
