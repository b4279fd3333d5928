import { invoiceHours, pushSeconds, topUpHours } from '@seberang/domain/limits'
import { Button } from '@seberang/design-system/Button'
import { PaymentMethodPicker, type PaymentMethodGroup } from '@seberang/design-system/PaymentMethodPicker'
import { Link } from '@seberang/design-system/Link'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Loading, SkeletonRows } from '@seberang/design-system/Skeleton'
import {
  calls,
  methodFacts,
  paymentMethods,
  type Invoice,
  type PaymentGroup,
  type PaymentMethod,
} from '@seberang/domain/api'
import {
  amountRefusal,
  creditRefusal,
  methodTitle,
  shortMethodTitle,
  walletRefusal,
} from '@seberang/domain/explain'
import { formatDay, formatDeadline, formatRupiah } from '@seberang/domain/format'
import { transferMatchedBy } from '@seberang/domain/status'
import { millisecondsPerHour } from '@seberang/domain/time'
import { leftToPayLater, payLaterDue, type PayLaterReason } from '@seberang/domain/wallet'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../lib/api/use-call.ts'
import { serverNow } from '../../lib/browser/server-clock.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { companySettings, paths, payLaterInvoices, topUpOf } from '../../lib/navigation/paths.ts'
import { bankOf } from '../../lib/reference/banks.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { Resource } from '../Resource.tsx'
import type { NewPin } from '../wallet/use-pin.tsx'

interface MethodPickerProps {
  /** The amount to pay; methods that do not accept it are disabled with the reason. */
  total: number
  /** The invoice to pay; none before checkout. */
  invoice?: Pick<Invoice, 'invoice_code' | 'due_date'>
  value: PaymentMethod | null
  onChange: (method: PaymentMethod | null) => void
  /** The hint for virtual accounts; by default, that the number follows. */
  vaHint?: string
  /** Shows the error that no method is chosen. */
  missing: boolean
  /** Why the chosen one was refused. */
  refused?: string | undefined
  /** The wallet is filled. */
  isTopUp?: boolean
  /** The way to the first PIN, for the wallet and pay later; its dialog is the caller's to render. */
  pin?: WayToPin
  ref?: Ref<HTMLInputElement>
}

type WayToPin = Pick<NewPin, 'isBusy' | 'begin'>

/** The ways to pay a total. */
export function MethodPicker(props: MethodPickerProps) {
  const { total, invoice, value, onChange, vaHint, missing, refused, isTopUp = false, pin, ref } = props
  const { t } = useTranslation(['invoice', 'common'])
  const language = useLanguage()
  const groups = useCall(calls.paymentGroups, {
    query: queryOf(invoice),
  })
  const hours = isTopUp ? topUpHours : invoiceHours
  const due = invoice ? Date.parse(invoice.due_date) : serverNow() + hours * millisecondsPerHour
  const reasonOf = useMethodReason()

  /** Banks are plates of one row; a wallet is a row of its own. */
  function viewOf(group: PaymentGroup): PaymentMethodGroup[] {
    const methods = group.methods.map((method) => ({
      value: method.payment_method,
      name: bankOf(method.payment_method) ?? methodTitle(method.payment_method, language),
      reason: reasonOf(method, total),
    }))
    const last = group.methods.find(({ last_used }) => last_used)
    switch (group.payment_category) {
      case 'virtual_account': {
        const bank = last && bankOf(last.payment_method)
        return [
          {
            title: group.title,
            note: bank ? t('method.lastUsedOf', { name: bank }) : t('method.vaNote'),
            hint: vaHint ?? t('method.vaHint', { hours }),
            methods,
          },
        ]
      }
      case 'manual_transfer':
        return [
          {
            title: group.title,
            note: last ? t('method.lastUsed') : t('method.manualNote'),
            hint: t('method.manualHint', {
              due: formatDeadline(due, language),
              matched: formatDeadline(transferMatchedBy(due), language),
            }),
            methods,
          },
        ]
      case 'wallet':
        return methods.map((method) => {
          const { balance = 0, shut = false } = group.methods[0] ?? {}
          return {
            title: method.name,
            note: formatRupiah(balance),
            text: t('method.balanceText'),
            hint: t('method.balanceHint'),
            methods: [method],
            ...(method.reason !== undefined && {
              action: <WayToWallet isShut={shut} missing={total - balance} pin={pin} />,
            }),
          }
        })
      case 'paylater':
        // Offered to companies that have a limit: nobody else can do anything about it here.
        return group.methods.flatMap(({ paylater, refused: why }, at) => {
          const method = methods[at]
          if (!paylater || !method) return []
          const left = formatRupiah(leftToPayLater(paylater.used, paylater.limit))
          const day = formatDay(payLaterDue(new Date(serverNow()), paylater.days), language)
          return {
            title: method.name,
            note: t('method.laterNote', { left }),
            text: t('method.laterText', { days: paylater.days }),
            hint: t('method.laterHint', { due: day }),
            methods: [method],
            ...(method.reason !== undefined && { action: <WayToPayLater why={why} pin={pin} /> }),
          }
        })
      default:
        return methods.map((method) => {
          const { name, value } = method
          const { text, hint } = phoneTexts(value, name)
          return {
            title: name,
            plate: bankOf(value),
            text,
            methods: [method],
            ...(value === last?.payment_method && { note: t('method.lastUsed') }),
            ...(!invoice && { hint }),
          }
        })
    }
  }

  function phoneTexts(method: PaymentMethod, name: string): { text: string; hint: string } {
    switch (methodFacts[method].instruction) {
      case 'qr':
        return { text: t('method.qrisText'), hint: t('method.codeHint') }
      case 'push':
        return {
          text: t('method.pushText', { seconds: pushSeconds }),
          hint: t('method.pushHint', { name }),
        }
      case 'page':
        return { text: t('method.cardText'), hint: t('method.cardHint') }
      default:
        return { text: t('method.walletText', { name }), hint: t('method.walletHint') }
    }
  }

  return (
    <Resource
      of={groups}
      loading={
        <Loading label={t('common:loading')}>
          <Sheet as="div" bleed>
            <SheetSection>
              <SkeletonRows count={2} />
            </SheetSection>
          </Sheet>
        </Loading>
      }
    >
      {({ results }) => (
        <PaymentMethodPicker
          label={t('method.title')}
          {...(ref && { ref })}
          value={value}
          onChange={(chosen) => onChange(paymentMethods.find((method) => method === chosen) ?? null)}
          error={missing ? t('method.missing') : refused}
          unusable={t('method.unusable')}
          groups={offered(results, isTopUp).flatMap(viewOf)}
        />
      )}
    </Resource>
  )
}

/** The wallet is filled by every method but itself and pay later. */
const offered = (groups: readonly PaymentGroup[], isTopUp: boolean): readonly PaymentGroup[] =>
  groups.filter(
    ({ payment_category }) => !isTopUp || (payment_category !== 'wallet' && payment_category !== 'paylater'),
  )

/** What this customer last paid with, where it accepts this total: chosen until they choose. */
export function useLastUsed(total: number, { isTopUp = false } = {}): PaymentMethod | null {
  const groups = useCall(calls.paymentGroups, { query: {} }).data?.results ?? []
  const reasonOf = useMethodReason()
  const last = offered(groups, isTopUp)
    .flatMap(({ methods }) => methods)
    .find(({ last_used }) => last_used)
  return last && reasonOf(last, total) === undefined ? last.payment_method : null
}

/** Why a method that is chosen cannot pay a total, or is no longer offered; undefined when it can, and until that is known. */
export function useMethodRefusal(invoice?: Pick<Invoice, 'invoice_code'>) {
  const { t } = useTranslation('invoice')
  const groups = useCall(calls.paymentGroups, { query: queryOf(invoice) }).data?.results
  const reasonOf = useMethodReason()
  return (chosen: PaymentMethod | null, total: number): string | undefined => {
    if (chosen === null || groups === undefined) return undefined
    const offer = groups.flatMap(({ methods }) => methods).find((one) => one.payment_method === chosen)
    return offer ? reasonOf(offer, total) : t('method.closed')
  }
}

const queryOf = (invoice: Pick<Invoice, 'invoice_code'> | undefined) =>
  invoice ? { invoice_code: invoice.invoice_code } : {}

/** Why a method does not accept a total; undefined when it does. */
function useMethodReason() {
  const { t } = useTranslation('invoice')
  const language = useLanguage()
  return (method: PaymentGroup['methods'][number], total: number): string | undefined => {
    const { available, reason, min, max, balance, shut, paylater } = method
    // A balance that nobody can use is not to be filled.
    const lacks = balance === undefined || shut ? undefined : walletRefusal(total, balance, language)
    if (lacks !== undefined) return lacks
    if (available && paylater)
      return creditRefusal(total, leftToPayLater(paylater.used, paylater.limit), language)
    return available ? amountRefusal(total, { min, max }, language) : (reason ?? t('method.closed'))
  }
}

interface WayToWalletProps {
  isShut: boolean
  missing: number
  pin: WayToPin | undefined
}

/** How a wallet that cannot pay becomes able to: by what its page asks for while it is shut, by a top-up, or by a PIN. */
function WayToWallet({ isShut, missing, pin }: WayToWalletProps) {
  const { t } = useTranslation('wallet')
  if (isShut) return <Link href={paths.wallet}>{t('shut.action')}</Link>
  if (missing > 0) return <Link href={topUpOf(missing)}>{t('topup.action')}</Link>
  return <FirstPin pin={pin} />
}

/** Sets it here: whoever left for the settings would have to choose again. */
function FirstPin({ pin }: { pin: WayToPin | undefined }) {
  const { t } = useTranslation(['wallet', 'common'])
  const { customer } = useSession()
  if (customer?.has_pin || !pin) return null
  return (
    <Button
      variant="plain"
      size="field"
      loading={pin.isBusy}
      loadingLabel={t('common:loading')}
      onClick={() => void pin.begin()}
    >
      {t('noPin.action')}
    </Button>
  )
}

/** How a company that cannot pay later becomes able to: by accepting the terms, by paying what is overdue, or by a PIN. */
function WayToPayLater({ why, pin }: { why: PayLaterReason | undefined; pin: WayToPin | undefined }) {
  const { t } = useTranslation('invoice')
  if (why === 'not_accepted') return <Link href={companySettings}>{t('method.laterTerms')}</Link>
  if (why !== undefined && why !== 'no_company' && why !== 'no_terms')
    return <Link href={payLaterInvoices}>{t('method.laterOverdue')}</Link>
  return <FirstPin pin={pin} />
}

/** The name of a method, for a button; undefined while none is chosen. */
export function useMethodName(method: PaymentMethod | null): string | undefined {
  const language = useLanguage()
  return method === null ? undefined : shortMethodTitle(method, language)
}
