import { Notice } from '@seberang/design-system/Notice'
import type { Cart } from '@seberang/domain/api'
import { useTranslation } from 'react-i18next'
import { papersRequest } from '../../lib/shipments/cart-text.ts'
import { useMeasuredText } from './texts.ts'

/** What the warehouse says of a parcel in quarantine: which papers it waits for, and what it measured. */
export function FromWarehouse({ cart }: { cart: Cart }) {
  const { t } = useTranslation('wizard')
  const measured = useMeasuredText()(cart)
  const { status, papers } = cart
  if (status !== 'quarantine') return null
  return (
    <>
      {papers && (
        <Notice tone={papers.given_at === null ? 'caution' : 'positive'}>
          {t(papers.given_at === null ? 'edit.papersAsked' : 'edit.papersGiven', {
            request: papersRequest(cart),
          })}
        </Notice>
      )}
      {measured && <Notice tone="info">{t('edit.measured', { measured })}</Notice>}
    </>
  )
}
