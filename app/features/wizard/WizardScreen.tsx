import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { AwaitedContent } from '../../components/AwaitedContent.tsx'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { useReference } from '../../lib/reference/use-reference.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'
import { EditShipment } from './EditShipment.tsx'
import { NewShipment } from './NewShipment.tsx'
import { WithoutShipment } from './WithoutShipment.tsx'

/** A new shipment in four steps; with `?cart=`, a saved one on a single page. */
export function Screen() {
  const { t } = useTranslation(['wizard', 'common'])
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
    <WithoutShipment>
      <AwaitedContent
        error={error}
        retry={retry}
        loading={<ListSkeleton />}
        wayOn={<ButtonLink href={paths.home}>{t('common:action.home')}</ButtonLink>}
      />
    </WithoutShipment>
  )
}
