import { Button } from '@seberang/design-system/Button'
import { DescriptionList } from '@seberang/design-system/DescriptionList'
import { RadioCardGroup } from '@seberang/design-system/RadioCard'
import { Text } from '@seberang/design-system/Text'
import { TextField } from '@seberang/design-system/TextField'
import type { BankAccount, Withdrawals } from '@seberang/domain/api'
import { withdrawalFields } from '@seberang/domain/api/schemas'
import { formatDayOfYear, formatNumber, formatRupiah } from '@seberang/domain/format'
import { fields, message } from '@seberang/domain/validation'
import { arrivalDay, formatAccountNumber } from '@seberang/domain/wallet'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionDialog } from '../../components/ActionDialog.tsx'
import { Form } from '../../components/form/Form.tsx'
import { serverNow } from '../../lib/browser/server-clock.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { amountField, figureOf, rupiahOf } from '../../lib/forms/rupiah-of.ts'

export type WithdrawalTerms = Pick<Withdrawals, 'fee' | 'least' | 'left_today'>

export interface ChosenAmount {
  amount: number
  account: BankAccount
}

interface AmountDialogProps {
  balance: number
  terms: WithdrawalTerms
  accounts: readonly BankAccount[]
  /** What was chosen before a look back. */
  initial: ChosenAmount | undefined
  onNext: (chosen: ChosenAmount) => Promise<void>
  onClose: () => void
}

interface Typed extends Record<string, string> {
  amount: string
  bank_account_id: string
}

/** How much is withdrawn, and to which bank account. */
export function AmountDialog({ balance, terms, accounts, initial, onNext, onClose }: AmountDialogProps) {
  const { t } = useTranslation(['wallet', 'common'])
  const language = useLanguage()
  const amount = useRef<HTMLInputElement>(null)
  const schema = useMemo(() => withinSchema(balance, terms.left_today), [balance, terms.left_today])
  const form = useForm<Typed, { amount: number; bank_account_id: string }>({
    initial: {
      amount: initial ? formatNumber(initial.amount, language) : '',
      bank_account_id: (initial?.account ?? accounts[0])?.id ?? '',
    },
    schema,
    wholes: ['amount'],
    wholeExample: 100_000,
    toBody: (values) => ({ ...values, amount: figureOf(values.amount) }),
    submit: async (chosen) => {
      const account = accounts.find(({ id }) => id === chosen.bank_account_id)
      if (account) await onNext({ amount: chosen.amount, account })
    },
    failure: t('withdraw.failed'),
  })
  const typed = rupiahOf(form.values.amount)
  const most = Math.min(balance, terms.left_today)
  // An operator looks at an account in another name first: no day is promised before.
  const isReviewed = accounts.some(({ id, is_own }) => id === form.values.bank_account_id && !is_own)
  const isPossible = typed !== undefined && typed >= terms.least && typed <= most
  return (
    <ActionDialog
      title={t('withdraw.title')}
      action={t('withdraw.next')}
      busy={form.submitting}
      busyLabel={t('common:loading')}
      onAction={form.submit}
      onClose={onClose}
      typed={form.typed || initial !== undefined}
      initialFocus={amount}
    >
      <Form of={form} label={t('withdraw.title')}>
        <TextField
          {...amountField(form.field('amount'))}
          ref={amount}
          label={t('withdraw.amount')}
          hint={t('withdraw.range', { least: formatRupiah(terms.least), most: formatRupiah(most) })}
          prefix="Rp"
          inputMode="numeric"
          autoComplete="off"
        />
        <div>
          <Button variant="plain" onClick={() => form.set({ amount: formatNumber(most, language) })}>
            {t('withdraw.all', { amount: formatRupiah(most) })}
          </Button>
        </div>
        <RadioCardGroup
          {...form.field('bank_account_id')}
          label={t('withdraw.account')}
          layout="rows"
          options={accounts.map(({ id, bank, number, owner_name, is_own }) => ({
            value: id,
            title: `${bank} ${formatAccountNumber(number)}`,
            description: is_own ? owner_name : t('withdraw.review', { owner: owner_name }),
          }))}
        />
        <DescriptionList
          variant="inline"
          items={[
            { term: t('withdraw.fee'), value: formatRupiah(terms.fee) },
            ...(!isPossible
              ? []
              : [
                  {
                    term: t('withdraw.arrives'),
                    value: isReviewed
                      ? formatRupiah(typed - terms.fee)
                      : t('withdraw.arrivesBy', {
                          amount: formatRupiah(typed - terms.fee),
                          day: formatDayOfYear(arrivalDay(new Date(serverNow())), language),
                        }),
                  },
                ]),
          ]}
        />
        {isPossible && isReviewed && (
          <Text step="note" tone="secondary">
            {t('withdraw.arrivesAfterReview')}
          </Text>
        )}
      </Form>
    </ActionDialog>
  )
}

/** The rules of the call, and what there is to withdraw: one refusal names the least of the balance and the day's rest. */
const withinSchema = (balance: number, leftToday: number) =>
  fields({
    ...withdrawalFields,
    // In place of the limit of a day, which neither is above.
    amount: withdrawalFields.amount.max(
      Math.min(balance, leftToday),
      balance <= leftToday
        ? message('wallet_short', { balance: formatRupiah(balance) })
        : message('withdrawn_today', { left: formatRupiah(leftToday) }),
    ),
  })
