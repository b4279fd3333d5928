import { CartDropdown, type CartEntry } from '@seberang/design-system/CartDropdown'
import { HeaderPanel } from '@seberang/design-system/HeaderPanel'
import { NotificationPanel } from '@seberang/design-system/NotificationPanel'
import { Loading, SkeletonRows } from '@seberang/design-system/Skeleton'
import { Bell, PackageOpen, Plane, ShoppingCart } from '@seberang/design-system/icons'
import type { CartCounts, Invoice } from '@seberang/domain/api'
import { formatNotificationTime } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { usePanel } from '../../lib/navigation/panels.ts'
import { laterPaths, paths, statusOrderOf } from '../../lib/navigation/paths.ts'

/** The links to the checkouts, each with its number of shipments. */
export function CartPanel({ counts }: { counts: CartCounts | undefined }) {
  const { t } = useTranslation('shell')
  const panel = usePanel('cart')
  const imports = counts?.idle.titipimport ?? 0
  const exports = counts?.idle.titipexport ?? 0
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

interface NoticesPanelProps {
  pending: readonly Invoice[] | undefined
  failed: boolean
}

/** Invoices that wait for payment. */
export function NoticesPanel({ pending, failed }: NoticesPanelProps) {
  const { t } = useTranslation(['shell', 'common'])
  const language = useLanguage()
  const panel = usePanel('notices')
  const count = pending?.length ?? 0
  return (
    <HeaderPanel
      {...panel}
      icon={Bell}
      label={t('notices.label', { count })}
      count={count}
      countTone="caution"
      title={t('notices.title')}
    >
      {pending || failed ? (
        <NotificationPanel
          label={t('notices.title')}
          empty={t(pending ? 'notices.empty' : 'notices.failed')}
          entries={(pending ?? []).map(({ invoice_code, created_at, message }) => ({
            href: statusOrderOf(invoice_code),
            code: invoice_code,
            time: formatNotificationTime(created_at, language),
            status: t('notices.status'),
            message: message || t('notices.message'),
          }))}
        />
      ) : (
        <Loading label={t('common:loading')}>
          <SkeletonRows count={2} />
        </Loading>
      )}
    </HeaderPanel>
  )
}
