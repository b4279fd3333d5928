import { useToast } from '@seberang/design-system/Toast'
import { calls, type BankAccount, type WalletHistory } from '@seberang/domain/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '../../lib/api/client.ts'
import { refusalIn } from '../../lib/api/errors.ts'
import { AmountDialog, type ChosenAmount, type WithdrawalTerms } from './AmountDialog.tsx'
import { ConfirmWithdrawalDialog } from './ConfirmWithdrawalDialog.tsx'

interface WithdrawDialogProps {
  balance: WalletHistory['balance']
  terms: WithdrawalTerms
  accounts: readonly BankAccount[]
  onClose: () => void
}

/** Withdraws from the wallet on two pages: how much and where to, then PIN and code. */
export function WithdrawDialog({ balance, terms, accounts, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation(['wallet', 'security'])
  const toaster = useToast()
  const [chosen, setChosen] = useState<ChosenAmount>()
  const [isConfirming, setIsConfirming] = useState(false)
  /** When another code may be requested; a code that was mailed serves after a look back, too. */
  const [resendAt, setResendAt] = useState<number>()

  async function sendCode(): Promise<number> {
    const { resend_after } = await request(calls.requestCode, { query: { ref: 'WD' } })
    setResendAt(Date.now() + resend_after * 1000)
    return resend_after
  }

  async function goOn(amount: ChosenAmount): Promise<void> {
    setChosen(amount)
    try {
      if (resendAt === undefined) await sendCode()
      setIsConfirming(true)
    } catch (error) {
      toaster.show({ tone: 'critical', text: refusalIn(error)?.message ?? t('security:code.notSent') })
    }
  }
  return chosen && isConfirming ? (
    <ConfirmWithdrawalDialog
      chosen={chosen}
      resendAt={resendAt ?? 0}
      resend={sendCode}
      onBack={() => setIsConfirming(false)}
      onDone={onClose}
    />
  ) : (
    <AmountDialog
      balance={balance}
      terms={terms}
      accounts={accounts}
      initial={chosen}
      onNext={goOn}
      onClose={onClose}
    />
  )
}
