import { Button } from '@seberang/design-system/Button'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Notice } from '@seberang/design-system/Notice'
import { joinSentences } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { cartTitle, type CompleteCart } from '../../lib/shipments/cart-text.ts'
import { useReason } from '../../lib/shipments/use-reason.ts'
import { companySettings, paths, payLaterInvoices, topUpOf } from '../../lib/navigation/paths.ts'
import type { CheckoutState } from './use-checkout.ts'

interface RefusalNoticeProps {
  carts: readonly CompleteCart[]
  checkout: CheckoutState
  onRetry: () => void
}

/** Why the checkout failed or its result is unknown, and what to do next. */
export function RefusalNotice({ carts, checkout, onRetry }: RefusalNoticeProps) {
  const language = useLanguage()
  const { t } = useTranslation(['checkout', 'invoice', 'wallet', 'common'])
  const reasonOf = useReason()
  const { refusal } = checkout
  const retry = (
    <Button
      variant="outline"
      tone="neutral"
      size="field"
      loading={checkout.paying}
      loadingLabel={t('paying')}
      onClick={onRetry}
    >
      {t('common:action.retry')}
    </Button>
  )
  switch (refusal?.kind) {
    case undefined:
    // Shown elsewhere: in a dialog and next to the voucher.
    case 'price_changed':
    case 'voucher':
      return null
    case 'network':
      return (
        <Notice tone="critical" live="assertive" title={t('lost.title')} action={retry}>
          {t('lost.text')}
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone="critical" live="assertive" title={t('failed')} action={retry}>
          {t('failedText')}
        </Notice>
      )
    case 'not_available': {
      const named = refusal.carts.map(({ cart_code, reason }) => {
        const cart = carts.find((one) => one.cart_code === cart_code)
        return t('notAvailable.one', {
          name: cart ? cartTitle(cart, language) : cart_code,
          reason: reasonOf(reason),
        })
      })
      return (
        <Notice
          tone="critical"
          live="assertive"
          title={t('notAvailable.title')}
          action={
            <ButtonLink variant="outline" tone="neutral" size="field" href={paths.lockerImport}>
              {t('nothing.action')}
            </ButtonLink>
          }
        >
          {joinSentences(named, language)}
        </Notice>
      )
    }
    case 'wallet_short':
      return (
        <Notice
          tone="critical"
          live="assertive"
          action={
            <ButtonLink variant="outline" tone="neutral" size="field" href={topUpOf(refusal.missing)}>
              {t('wallet:topup.action')}
            </ButtonLink>
          }
        >
          {refusal.message}
        </Notice>
      )
    case 'pay_later':
      return (
        <Notice
          tone="critical"
          live="assertive"
          {...((refusal.reason === 'not_accepted' || refusal.reason === 'overdue') && {
            action: (
              <ButtonLink
                variant="outline"
                tone="neutral"
                size="field"
                href={refusal.reason === 'overdue' ? payLaterInvoices : companySettings}
              >
                {t(
                  refusal.reason === 'overdue' ? 'invoice:method.laterOverdue' : 'invoice:method.laterTerms',
                )}
              </ButtonLink>
            ),
          })}
        >
          {refusal.message}
        </Notice>
      )
    case 'refused':
      return (
        <Notice tone="critical" live="assertive">
          {refusal.message}
        </Notice>
      )
  }
}
