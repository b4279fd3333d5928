import { Button } from '@seberang/design-system/Button'
import { Inline } from '@seberang/design-system/Inline'
import { Notice } from '@seberang/design-system/Notice'
import type { Cart } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'

interface ChangedMeanwhileProps {
  /** The state at the server. */
  cart: Cart
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** A conflict: the shipment was changed here and elsewhere, and the customer decides which version stays. */
export function ChangedMeanwhile({ cart, onTakeTheirs, onKeepMine }: ChangedMeanwhileProps) {
  const { t } = useTranslation('wizard')
  const total = cart.priced?.answer.total
  return (
    <Notice
      tone="caution"
      live="assertive"
      title={t('edit.changedTitle')}
      action={
        <Inline space={2}>
          <Button size="small" variant="outline" tone="neutral" onClick={onTakeTheirs}>
            {t('edit.takeTheirs')}
          </Button>
          <Button size="small" variant="outline" tone="neutral" onClick={onKeepMine}>
            {t('edit.keepMine')}
          </Button>
        </Inline>
      }
    >
      {t('edit.changedText', {
        products: cart.products.map(({ product_title }) => product_title).join(', '),
        total: total === undefined ? '' : formatRupiah(total),
      })}
    </Notice>
  )
}
