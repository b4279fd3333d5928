import { Container } from '@seberang/design-system/Container'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { useReference } from '../../lib/reference/use-reference.ts'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'
import { EditShipment } from './EditShipment.tsx'
import { NewShipment } from './NewShipment.tsx'

/** A new shipment in four steps; with `?cart=`, a saved one on a single page. */
export function Screen() {
  const { t } = useTranslation('wizard')
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
    <Container>{error ? <LoadFailure error={error} level={1} retry={retry} /> : <ListSkeleton />}</Container>
  )
}
