import { Badge } from '@seberang/design-system/Badge'
import { Button } from '@seberang/design-system/Button'
import { EmptyState } from '@seberang/design-system/EmptyState'
import { Heading } from '@seberang/design-system/Heading'
import { IconButton } from '@seberang/design-system/IconButton'
import { Inline } from '@seberang/design-system/Inline'
import { Menu, type MenuItem } from '@seberang/design-system/Menu'
import { SettingsRow, SettingsRows } from '@seberang/design-system/SettingsRow'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { useToast } from '@seberang/design-system/Toast'
import { Ellipsis, Landmark } from '@seberang/design-system/icons'
import { calls, type BankAccount, type BankAccounts as Listed } from '@seberang/domain/api'
import { formatAccountNumber } from '@seberang/domain/wallet'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SWRResponse } from 'swr'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { Resource } from '../../components/Resource.tsx'
import { refusalIn } from '../../lib/api/errors.ts'
import { useChange } from '../../lib/api/use-change.ts'
import { useAddBank } from './use-add-bank.tsx'

interface BankAccountsProps {
  of: SWRResponse<Listed, unknown>
}

/** The accounts that the wallet is withdrawn to, and the way to add one. */
export function BankAccounts({ of }: BankAccountsProps) {
  const { t } = useTranslation(['wallet', 'common'])
  const adding = useAddBank()
  return (
    <Stack as="section" space={3} aria-label={t('banks.title')}>
      <Inline align="between" alignY="baseline">
        <Heading level={2} step="h3">
          {t('banks.title')}
        </Heading>
        <Button
          variant="plain"
          loading={adding.isBusy}
          loadingLabel={t('common:loading')}
          onClick={() => void adding.begin()}
        >
          {t('banks.add')}
        </Button>
      </Inline>
      <Resource of={of} loading={<ListSkeleton rows={2} />}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState title={t('banks.none')} text={t('banks.noneText')} />
          ) : (
            <Accounts accounts={results} />
          )
        }
      </Resource>
      {adding.dialog}
    </Stack>
  )
}

function Accounts({ accounts }: { accounts: readonly BankAccount[] }) {
  const { t } = useTranslation(['wallet', 'common'])
  const toaster = useToast()
  const main = useChange(calls.makeMainBankAccount, [calls.bankAccounts])
  const remove = useChange(calls.removeBankAccount, [calls.bankAccounts])
  const [removed, setRemoved] = useState<BankAccount>()

  async function run(command: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await command()
      toaster.show({ text: done })
    } catch (error) {
      toaster.show({ tone: 'critical', text: refusalIn(error)?.message ?? t('banks.failed') })
    }
  }
  const nameOf = ({ bank, number }: BankAccount) => `${bank} ${formatAccountNumber(number)}`
  const itemsOf = (account: BankAccount): MenuItem[] => [
    ...(account.is_main
      ? []
      : [
          {
            id: 'main',
            label: t('banks.makeMain'),
            onSelect: () =>
              void run(
                () => main.trigger({ params: { id: account.id }, body: { is_main: true } }),
                t('banks.madeMain', { account: nameOf(account) }),
              ),
          },
        ]),
    { id: 'remove', label: t('banks.remove'), tone: 'critical', onSelect: () => setRemoved(account) },
  ]

  async function confirm(account: BankAccount): Promise<void> {
    await run(
      () => remove.trigger({ params: { id: account.id } }),
      t('banks.removed', { account: nameOf(account) }),
    )
    setRemoved(undefined)
  }
  return (
    <>
      <SettingsRows label={t('banks.title')}>
        {accounts.map((account) => (
          <SettingsRow
            key={account.id}
            icon={Landmark}
            title={nameOf(account)}
            note={account.is_own ? account.owner_name : t('banks.other', { owner: account.owner_name })}
            badge={account.is_main && <Badge tone="brand">{t('banks.main')}</Badge>}
            action={
              <Menu
                trigger={<IconButton icon={Ellipsis} label={t('banks.more', { account: nameOf(account) })} />}
                groups={[itemsOf(account)]}
              />
            }
          />
        ))}
      </SettingsRows>
      {accounts.some(({ is_own }) => !is_own) && (
        <Text step="note" tone="secondary">
          {t('banks.otherText')}
        </Text>
      )}
      {removed && (
        <ConfirmDialog
          title={t('banks.removeTitle', { account: nameOf(removed) })}
          text={t('banks.removeText')}
          action={t('banks.remove')}
          tone="critical"
          busy={remove.isMutating}
          onConfirm={() => void confirm(removed)}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  )
}
