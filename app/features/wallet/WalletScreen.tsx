import { Columns } from '@seberang/design-system/Columns'
import { Container } from '@seberang/design-system/Container'
import { Link } from '@seberang/design-system/Link'
import { PageHeader } from '@seberang/design-system/PageHeader'
import { Stack } from '@seberang/design-system/Stack'
import { calls, largestPage } from '@seberang/domain/api'
import { isOpen } from '@seberang/domain/wallet'
import { useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { Resource } from '../../components/Resource.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'
import { useTitleFocus } from '../../lib/navigation/use-title-focus.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { Balance } from './Balance.tsx'
import { BankAccounts } from './BankAccounts.tsx'
import { History } from './History.tsx'
import { NoAccount } from './NoAccount.tsx'
import { NoPin } from './NoPin.tsx'
import { OpenTopUps } from './OpenTopUps.tsx'
import { OpenWithdrawal } from './OpenWithdrawal.tsx'
import { TooLittle } from './TooLittle.tsx'
import { TopUpDialog } from './TopUpDialog.tsx'
import { WithdrawDialog } from './WithdrawDialog.tsx'

/** What may be used, what is held and why, and what happened. */
export function Screen() {
  const { t } = useTranslation('wallet')
  usePageTitle(t('title'))
  const newest = useCall(calls.walletHistory, { query: { page: 1, page_size: largestPage } })
  const withdrawals = useCall(calls.withdrawals, { query: { page: 1, page_size: largestPage } })
  const accounts = useCall(calls.bankAccounts, {})
  const topUps = useCall(calls.invoices, { query: { invoice_type: 'topup', status: 'pending' } })
  const [isWithdrawing, setIsWithdrawing] = useState(false)
  const isRead = [withdrawals, accounts].every(({ data, error }) => data !== undefined || error !== undefined)
  // A link may not know what shut the wallet. Over a button that still loads, a dialog would hide its name alone.
  const topUp = useTopUp(isRead && newest.data?.reversed === null)
  const open = withdrawals.data?.results.filter(({ status }) => isOpen(status)) ?? []
  const terms = withdrawals.data
  const unread = [withdrawals, accounts].filter(
    ({ data, error }) => data === undefined && error !== undefined,
  )
  const [cancelled, setCancelled] = useState<string>()
  // Its button goes with it.
  const title = useTitleFocus(cancelled !== undefined && !open.some(({ id }) => id === cancelled))
  return (
    <Container>
      <PageHeader title={t('title')} titleRef={title} />
      <Columns aside="medium" rest={<History />}>
        <Resource of={newest} loading={<ListSkeleton rows={2} />}>
          {(history) => (
            <Balance
              history={history}
              open={open}
              onWithdraw={terms && accounts.data ? () => setIsWithdrawing(true) : undefined}
              onTopUp={topUp.open}
              retry={
                unread.length > 0 && (() => void Promise.all(unread.map(async ({ mutate }) => mutate())))
              }
            />
          )}
        </Resource>
        <Stack space={6}>
          <OpenTopUps invoices={topUps.data?.results ?? []} />
          {open.map((withdrawal) => (
            <OpenWithdrawal
              key={withdrawal.id}
              withdrawal={withdrawal}
              onCancelled={() => setCancelled(withdrawal.id)}
            />
          ))}
          <Stack space={3}>
            <BankAccounts of={accounts} />
            <div>
              <Link href={paths.bankAccounts}>{t('banks.page')}</Link>
            </div>
          </Stack>
        </Stack>
      </Columns>
      {topUp.isOpen && <TopUpDialog wanted={topUp.wanted} onClose={topUp.close} />}
      {isWithdrawing && terms && newest.data && accounts.data && (
        <Withdrawing
          balance={newest.data.balance}
          terms={terms}
          accounts={accounts.data.results}
          onTopUp={topUp.open}
          onClose={() => setIsWithdrawing(false)}
        />
      )}
    </Container>
  )
}

interface WithdrawingProps extends ComponentProps<typeof WithdrawDialog> {
  onTopUp: () => void
}

/** The withdrawal, or what is missing before it can begin. */
function Withdrawing({ onTopUp, ...withdrawal }: WithdrawingProps) {
  const { customer } = useSession()
  const { balance, terms, accounts, onClose } = withdrawal
  // Fixed when it opens: what is withdrawn here leaves less.
  const [isTooLittle] = useState(() => Math.min(balance, terms.left_today) < terms.least)
  if (isTooLittle) return <TooLittle balance={balance} terms={terms} onTopUp={onTopUp} onClose={onClose} />
  if (!customer?.has_pin) return <NoPin onClose={onClose} />
  return accounts.length === 0 ? <NoAccount onClose={onClose} /> : <WithdrawDialog {...withdrawal} />
}

/** The dialog that fills the wallet: opened here, or, once it can, by a link that says how much is missing. */
function useTopUp(canOpen: boolean) {
  const [search, setSearch] = useSearchParams()
  const missing = search.get('topup')
  const [isPressed, setPressed] = useState(false)
  const wanted = Number.parseInt(missing ?? '', 10)
  return {
    isOpen: isPressed || (missing !== null && canOpen),
    wanted: Number.isSafeInteger(wanted) && wanted > 0 ? wanted : undefined,
    open: () => setPressed(true),
    close: () => {
      setPressed(false)
      setSearch(
        (known) => {
          known.delete('topup')
          return known
        },
        { replace: true },
      )
    },
  }
}
