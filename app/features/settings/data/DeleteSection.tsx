import { Button } from '@seberang/design-system/Button'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Grid } from '@seberang/design-system/Grid'
import { Heading } from '@seberang/design-system/Heading'
import { Notice } from '@seberang/design-system/Notice'
import { SettingsRow, SettingsRows } from '@seberang/design-system/SettingsRow'
import { SettingsSection } from '@seberang/design-system/SettingsSection'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { useToast, type ToastMessage } from '@seberang/design-system/Toast'
import { Landmark, Package, Receipt, Undo2, Wallet } from '@seberang/design-system/icons'
import { calls, type AccountData, type DeletionObstacle } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { leastWithdrawal, taxRecordYears } from '@seberang/domain/limits'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { WithCodes } from '../../../components/WithCodes.tsx'
import { useReauthentication } from '../../../components/security/use-reauthentication.tsx'
import { request } from '../../../lib/api/client.ts'
import { ApiError, refusalIn } from '../../../lib/api/errors.ts'
import { useCall } from '../../../lib/api/use-call.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { forgetLastPage } from '../../../lib/session/previous-page.ts'
import { endSession, markDeletion, session, sessionEnded } from '../../../lib/session/session.ts'

interface DeleteSectionProps {
  obstacles: readonly DeletionObstacle[]
  /** In the wallet, too little to be withdrawn. */
  remainder: number
  /** The obstacles may have changed. @returns what is stored now; undefined where that cannot be read */
  refresh: () => Promise<AccountData | undefined>
}

/** Deletes the account, or says what stands in the way. */
export function DeleteSection({ obstacles, remainder, refresh }: DeleteSectionProps) {
  const { t } = useTranslation(['personal', 'common'])
  const reauthentication = useReauthentication()
  const [isOpen, setIsOpen] = useState(false)
  const [isBlocked, setIsBlocked] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const hasObstacles = obstacles.length > 0

  async function begin(): Promise<void> {
    setIsBlocked(hasObstacles)
    if (hasObstacles) {
      await refresh()
      return
    }
    setIsAsking(true)
    try {
      setIsOpen(await reauthentication.ask())
    } finally {
      setIsAsking(false)
    }
  }
  return (
    <SettingsSection title={t('delete.title')} text={t('delete.text')}>
      {hasObstacles && <Obstacles obstacles={obstacles} />}
      <Consequences remainder={remainder} />
      {hasObstacles && isBlocked && (
        <Notice tone="caution" live="assertive" title={t('delete.blocked')}>
          {t('delete.openHint')}
        </Notice>
      )}
      <div>
        <Button
          variant="outline"
          tone="critical"
          loading={isAsking}
          loadingLabel={t('common:loading')}
          onClick={() => void begin()}
        >
          {t('delete.action')}
        </Button>
      </div>
      {reauthentication.dialog}
      {isOpen && (
        <DeleteDialog
          remainder={remainder}
          refresh={refresh}
          onClose={() => setIsOpen(false)}
          onBlocked={() => {
            setIsOpen(false)
            setIsBlocked(true)
          }}
        />
      )}
    </SettingsSection>
  )
}

const givenUp = (remainder: number) => ({
  amount: formatRupiah(remainder),
  least: formatRupiah(leastWithdrawal),
})

function Consequences({ remainder }: Pick<DeleteSectionProps, 'remainder'>) {
  const { t } = useTranslation('personal')
  return (
    <Grid columns={2}>
      <Stack space={2}>
        <Heading level={3} step="h4">
          {t('delete.gone')}
        </Heading>
        <Text>{t('delete.goneNames')}</Text>
        <Text>{t('delete.gonePapers')}</Text>
        {remainder > 0 && <Text>{t('delete.remainder', givenUp(remainder))}</Text>}
      </Stack>
      <Stack space={2}>
        <Heading level={3} step="h4">
          {t('delete.stays', { years: taxRecordYears })}
        </Heading>
        <Text>{t('delete.staysInvoices')}</Text>
      </Stack>
    </Grid>
  )
}

const icons = {
  shipments: Package,
  invoices: Receipt,
  wallet: Wallet,
  owed_back: Landmark,
  refunds: Undo2,
  reversed: Landmark,
  paid_twice: Landmark,
} as const

function Obstacles({ obstacles }: { obstacles: readonly DeletionObstacle[] }) {
  const { t } = useTranslation('personal')
  const walletTexts = useWalletTexts(obstacles.some(({ kind }) => kind === 'wallet'))
  const named = ({ codes, count }: DeletionObstacle) => {
    const all = codes.join(', ')
    const text = count > codes.length ? t('delete.moreCodes', { codes: all }) : all
    return <WithCodes text={text} codes={codes} />
  }
  const texts = (obstacle: DeletionObstacle) => {
    const { kind, count } = obstacle
    const amount = formatRupiah(obstacle.amount ?? 0)
    switch (kind) {
      case 'shipments':
        return { title: t('delete.shipments', { count }), note: named(obstacle) }
      case 'invoices':
        return { title: t('delete.invoices', { count, amount }), note: named(obstacle) }
      case 'wallet':
        return walletTexts(amount)
      case 'owed_back':
        return { title: t('delete.owed_back', { amount }), note: t('delete.owedHint') }
      case 'refunds':
        return { title: t('delete.refunds', { count }), note: t('delete.refundsHint') }
      case 'reversed':
        return { title: t('delete.reversed', { amount }), note: t('delete.reversedHint') }
      case 'paid_twice':
        return { title: t('delete.paidTwice', { amount }), note: t('delete.paidTwiceHint') }
    }
  }
  return (
    <div>
      <Heading level={3} step="h4">
        {t('delete.open')}
      </Heading>
      <SettingsRows label={t('delete.open')}>
        {obstacles.map((obstacle) => (
          <SettingsRow
            key={obstacle.kind}
            icon={icons[obstacle.kind]}
            {...texts(obstacle)}
            action={<WayOut kind={obstacle.kind} />}
          />
        ))}
      </SettingsRows>
    </div>
  )
}

/** Of what is in the wallet: what is being withdrawn needs no other withdrawal. */
function useWalletTexts(isAsked: boolean) {
  const { t } = useTranslation('personal')
  const query = { page: 1, page_size: 1 }
  const { hold = 0, balance = 0 } = useCall(calls.walletHistory, isAsked ? { query } : null).data ?? {}
  return (amount: string) => {
    if (hold === 0) return { title: t('delete.wallet', { amount }), note: t('delete.walletHint') }
    const title = t('delete.withdrawn', { amount: formatRupiah(hold) })
    if (balance === 0) return { title, note: t('delete.withdrawnHint') }
    const { amount: rest, least } = givenUp(balance)
    return {
      title,
      note:
        balance < leastWithdrawal
          ? t('delete.withdrawnLittle', { rest, least })
          : t('delete.withdrawnRest', { rest }),
    }
  }
}

function WayOut({ kind }: Pick<DeletionObstacle, 'kind'>) {
  const { t } = useTranslation('personal')
  if (kind === 'shipments')
    return (
      <ButtonLink variant="plain" href={paths.status}>
        {t('delete.seeShipments')}
      </ButtonLink>
    )
  if (kind === 'wallet')
    return (
      <ButtonLink variant="plain" href={paths.wallet}>
        {t('delete.seeWallet')}
      </ButtonLink>
    )
  if (kind !== 'invoices' && kind !== 'reversed') return null
  return (
    <ButtonLink variant="plain" href={paths.invoices}>
      {t('delete.seeInvoices')}
    </ButtonLink>
  )
}

interface DeleteDialogProps extends Pick<DeleteSectionProps, 'remainder' | 'refresh'> {
  onClose: () => void
  onBlocked: () => void
}

function DeleteDialog({ remainder, refresh, onClose, onBlocked }: DeleteDialogProps) {
  const { t } = useTranslation('personal')
  const toaster = useToast()
  const navigate = useNavigate()
  const reauthentication = useReauthentication()
  const { mutate } = useSWRConfig()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  /** Whether the account may be gone: there was no answer to what was sent. */
  const isLost = useRef(false)

  /** Something is open by now; or there is another amount to be given up, which is asked again. */
  async function look(): Promise<void> {
    const now = await refresh()
    if (now && now.obstacles.length > 0) onBlocked()
    else if (now && now.remainder !== remainder)
      setFailure(t('delete.changed', { from: formatRupiah(remainder), to: formatRupiah(now.remainder) }))
    else setFailure(t('delete.failed'))
  }
  async function remove(reauth_token: string): Promise<void> {
    const { token: ownToken } = session()
    markDeletion(true)
    try {
      await request(calls.deleteAccount, {
        // A refusal of a session that has ended meanwhile is thrown: it would wait for this call otherwise.
        ...(ownToken !== null && { token: ownToken }),
        onRepeat: () => {
          isLost.current = true
        },
        body: { reauth_token, ...(remainder > 0 && { gives_up: remainder }) },
      })
    } catch (error) {
      // Where the answer of an attempt was lost, the next one meets a session that the deletion has ended.
      const isEnded = error instanceof ApiError && error.status === 401 && session().token === ownToken
      if (isEnded && isLost.current) return leave({ tone: 'critical', text: t('delete.sessionEnded') })
      isLost.current ||= !refusalIn(error)
      markDeletion(false)
      if (!isEnded) throw error
      await sessionEnded()
      return
    }
    await leave({ text: t('delete.done') })
  }
  async function confirm(): Promise<void> {
    setIsBusy(true)
    setFailure(undefined)
    try {
      await reauthentication.run(remove)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'account_open') await look()
      else setFailure(refusalIn(error)?.message ?? t('delete.failed'))
    } finally {
      setIsBusy(false)
    }
  }
  async function leave(message: ToastMessage): Promise<void> {
    await forgetDevice().finally(() => markDeletion(false))
    await mutate(() => true, undefined, { revalidate: false })
    toaster.show(message)
    void navigate(paths.home, { replace: true })
  }
  if (reauthentication.dialog) return reauthentication.dialog
  const warning = t('delete.warning', { years: taxRecordYears })
  return (
    <ConfirmDialog
      title={t('delete.question')}
      text={remainder > 0 ? t('delete.givesUp', givenUp(remainder)) : warning}
      action={t('delete.confirm')}
      stay={t('delete.stay')}
      busy={isBusy}
      failure={failure}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {remainder > 0 && <Text>{warning}</Text>}
    </ConfirmDialog>
  )
}

/** Of the customer nothing stays in this browser either. */
async function forgetDevice(): Promise<void> {
  const { customer } = session()
  if (customer) {
    // Without a connection its code may not come; the session is left all the same.
    await import('../../../lib/drafts/hand-over.ts')
      .then(({ forgetDrafts }) => forgetDrafts(customer.customer_id))
      .catch(() => undefined)
  }
  forgetLastPage()
  await endSession(true)
}
