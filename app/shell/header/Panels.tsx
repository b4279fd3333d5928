import { CartDropdown, type CartEntry } from '@seberang/design-system/CartDropdown'
import { HeaderPanel } from '@seberang/design-system/HeaderPanel'
import { NotificationPanel } from '@seberang/design-system/NotificationPanel'
import { Loading, SkeletonRows } from '@seberang/design-system/Skeleton'
import { Bell, PackageOpen, Plane, ShoppingCart } from '@seberang/design-system/icons'
import { exportService, type CartCounts, type Invoice, type KeptNotice } from '@seberang/domain/api'
import { invoiceEnd, transferAmount } from '@seberang/domain/explain'
import {
  colon,
  formatNotificationTime,
  formatRupiah,
  joinParts,
  withoutFullStop,
} from '@seberang/domain/format'
import type { PaperKind } from '@seberang/domain/identity'
import { companySettings, identitySettings } from '@seberang/domain/links'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { usePanel } from '../../lib/navigation/panels.ts'
import { laterPaths, lockerAt, paths, statusOrderOf } from '../../lib/navigation/paths.ts'
import { isToPay } from '../../lib/shipments/due.ts'
import { lookedAtText } from '../../lib/shipments/looked-at.ts'
import { unreadNews, useReadOnClose } from './use-news.ts'

interface CartPanelProps {
  counts: CartCounts | undefined
  /** Import shipments that the checkout opens with. */
  imports: number
}

/** The links to the checkouts, each with its number of shipments. */
export function CartPanel({ counts, imports }: CartPanelProps) {
  const { t } = useTranslation('shell')
  const panel = usePanel('cart')
  const exports = counts?.idle[exportService] ?? 0
  const total = laterPaths.checkoutExport ? imports + exports : imports
  const carts: CartEntry[] = [
    {
      id: 'import',
      href: paths.checkout,
      icon: PackageOpen,
      label: t('cart.import'),
      note: t('cart.note', { count: imports }),
      count: imports,
    },
    ...(laterPaths.checkoutExport
      ? [
          {
            id: 'export',
            href: laterPaths.checkoutExport,
            icon: Plane,
            label: t('cart.export'),
            note: t('cart.note', { count: exports }),
            count: exports,
          },
        ]
      : []),
  ]
  return (
    <HeaderPanel
      {...panel}
      icon={ShoppingCart}
      label={t('cart.label', { count: total })}
      count={total}
      title={t('cart.title')}
    >
      <CartDropdown label={t('cart.title')} carts={carts} />
    </HeaderPanel>
  )
}

const isOfPaper = ({ event }: KeptNotice): boolean =>
  event === 'identity_approved' || event === 'identity_rejected'

const isOfCompany = (
  notice: KeptNotice,
): notice is KeptNotice & { event: 'company_approved' | 'company_rejected' } =>
  notice.event === 'company_approved' || notice.event === 'company_rejected'

/** Whose code says which. */
const paperOf = ({ code }: KeptNotice): PaperKind => (code === 'passport' ? 'passport' : 'ktp')

interface NoticesPanelProps {
  pending: readonly Invoice[] | undefined
  failed: boolean
  notices: readonly KeptNotice[]
}

/** Invoices that wait for payment, and what happened since. */
export function NoticesPanel({ pending, failed, notices }: NoticesPanelProps) {
  const { t } = useTranslation(['shell', 'common'])
  const language = useLanguage()
  const panel = usePanel('notices')
  const news = unreadNews(notices)
  useReadOnClose(news, panel.open)
  const due = pending?.filter((bill) => isToPay(bill)).length ?? 0
  const label = t('notices.label', { count: due })
  /** The same as wherever bills are listed: the parcel, why, how much and until when; the entry leads to it. */
  function messageOf(invoice: Invoice): string {
    const { invoice_type, items, reason, due_date, message } = invoice
    const titles =
      invoice_type === 'topup'
        ? t('common:topUpName')
        : joinParts(
            items.map(({ title }) => title),
            language,
          )
    const billed = invoice_type === 'paylater' ? t('common:laterName', { names: titles }) : titles
    const parcel = [billed, reason && withoutFullStop(reason)].filter(Boolean).join(colon(language))
    if (parcel === '') return message
    return t('notices.bill', {
      parcel,
      amount: formatRupiah(transferAmount(invoice)),
      time: formatNotificationTime(due_date, language),
    })
  }

  function billText(bill: Invoice) {
    const lookedAt = lookedAtText(bill, language)
    if (!lookedAt) return { status: t('notices.status'), message: messageOf(bill) }
    return { status: lookedAt.title, message: lookedAt.text }
  }

  /** An invoice that ended says why in the words of its page. */
  function newsText(notice: KeptNotice) {
    const { event, price, because = 'deadline', checked_out_again, gone } = notice
    if (event === 'priced')
      return {
        status: [t('notices.priced'), ...(price === undefined ? [] : [formatRupiah(price)])].join(
          colon(language),
        ),
        message: t(gone ? 'notices.gone' : 'notices.pricedMessage'),
      }
    if (isOfPaper(notice)) {
      const outcome = event === 'identity_approved' ? 'approved' : 'rejected'
      return {
        status: t(`notices.identity.${outcome}.${paperOf(notice)}`),
        message: t(`notices.identity.${outcome}Message`),
      }
    }
    if (isOfCompany(notice))
      return { status: t(`notices.${notice.event}`), message: t(`notices.${notice.event}_message`) }
    const { title, next } = invoiceEnd(
      { because, total: price ?? 0, checkedOutAgain: checked_out_again, allDeleted: gone === true },
      language,
    )
    return { status: title, message: next }
  }

  function nameOf(notice: KeptNotice): string {
    if (isOfPaper(notice)) return t(`account.${paperOf(notice)}`)
    return isOfCompany(notice) ? t('account.company') : notice.code
  }

  function hrefOf(notice: KeptNotice): string {
    const { event, code, checked_out_again, gone } = notice
    if (isOfPaper(notice)) return identitySettings
    if (isOfCompany(notice)) return companySettings
    if (event === 'priced') return gone ? paths.lockerImport : lockerAt(code)
    return statusOrderOf(checked_out_again ?? code)
  }

  const isKnown = pending !== undefined || failed || news.length > 0
  return (
    <HeaderPanel
      {...panel}
      icon={Bell}
      // With the sum that stands on the button.
      label={
        news.length > 0
          ? t('notices.labelWithNews', { label, count: news.length, all: due + news.length })
          : label
      }
      count={due + news.length}
      countTone="caution"
      title={t('notices.title')}
    >
      {isKnown ? (
        <NotificationPanel
          label={t('notices.title')}
          empty={t(pending ? 'notices.empty' : 'notices.failed')}
          entries={[
            ...(pending ?? []).map((bill) => ({
              href: statusOrderOf(bill.invoice_code),
              code: bill.invoice_code,
              time: formatNotificationTime(bill.created_at, language),
              ...billText(bill),
            })),
            ...news.map((notice) => ({
              href: hrefOf(notice),
              code: nameOf(notice),
              time: formatNotificationTime(notice.at, language),
              ...newsText(notice),
            })),
          ]}
        />
      ) : (
        <Loading label={t('common:loading')}>
          <SkeletonRows count={2} />
        </Loading>
      )}
    </HeaderPanel>
  )
}
