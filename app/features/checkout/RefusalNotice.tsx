import { Button } from '@seberang/design-system/Button'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Notice } from '@seberang/design-system/Notice'
import { joinSentences } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { useBroughtIntoSight } from '../../lib/browser/use-brought-into-sight.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { cartTitle, type CompleteCart } from '../../lib/shipments/cart-text.ts'
import { useReason } from '../../lib/shipments/use-reason.ts'
import { companySettings, paths, payLaterInvoices, topUpOf } from '../../lib/navigation/paths.ts'
import type { Refusal } from './refusal.ts'
import type { CheckoutState } from './use-checkout.ts'

interface RefusalNoticeProps {
  carts: readonly CompleteCart[]
  checkout: CheckoutState
  onRetry: () => void
}

/**
 * Why the checkout failed or its result is unknown, and what to do next. It is brought to whoever pressed Pay far below.
 */
export function RefusalNotice(props: RefusalNoticeProps) {
  const { refusal } = props.checkout
  const shown = useBroughtIntoSight(refusal)
  // Shown elsewhere: in a dialog and next to the voucher.
  if (!refusal || refusal.kind === 'price_changed' || refusal.kind === 'voucher') return null
  return (
    <div ref={shown} tabIndex={-1}>
      <Refused {...props} refusal={refusal} />
    </div>
  )
}

interface RefusedProps extends RefusalNoticeProps {
  refusal: Exclude<Refusal, { kind: 'price_changed' | 'voucher' }>
}

function Refused({ carts, checkout, onRetry, refusal }: RefusedProps) {
  const language = useLanguage()
  const { t } = useTranslation(['checkout', 'invoice', 'wallet', 'common'])
  const reasonOf = useReason()
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
  switch (refusal.kind) {
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
