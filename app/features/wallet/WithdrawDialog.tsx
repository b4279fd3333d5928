import type { BankAccount, WalletHistory } from '@seberang/domain/api'
import { useState } from 'react'
import { useMailedCode } from '../../components/wallet/use-mailed-code.ts'
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
  const [chosen, setChosen] = useState<ChosenAmount>()
  const [isConfirming, setIsConfirming] = useState(false)
  const code = useMailedCode('WD')

  async function goOn(amount: ChosenAmount): Promise<void> {
    setChosen(amount)
    if (await code.begin()) setIsConfirming(true)
  }
  return chosen && isConfirming ? (
    <ConfirmWithdrawalDialog
      chosen={chosen}
      code={code}
      onBack={() => setIsConfirming(false)}
      onClose={onClose}
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
