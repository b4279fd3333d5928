import { Button } from '@seberang/design-system/Button'
import { Container } from '@seberang/design-system/Container'
import { ErrorState } from '@seberang/design-system/ErrorState'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { useReference } from '../../lib/reference/use-reference.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { EditShipment } from './EditShipment.tsx'
import { NewShipment } from './NewShipment.tsx'

/** A new shipment in four steps; with `?cart=` a saved one, all its steps on one page. */
export function Screen() {
  const { t } = useTranslation(['parcel', 'common'])
  const [query] = useSearchParams()
  const cartCode = query.get('cart')
  usePageTitle(t(cartCode ? 'edit.page' : 'page'))
  const { reference, error, retry } = useReference()
  if (reference) {
    return cartCode ? (
      <EditShipment key={cartCode} cartCode={cartCode} reference={reference} />
    ) : (
      <NewShipment reference={reference} />
    )
  }
  return (
    <Container>
      {error ? (
        <ErrorState
          level={1}
          title={t('common:error.load.title')}
          text={t('common:error.load.text')}
          action={<Button onClick={retry}>{t('common:action.retry')}</Button>}
        />
      ) : (
        <ListSkeleton />
      )}
    </Container>
  )
}
