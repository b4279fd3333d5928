import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Container } from '@seberang/design-system/Container'
import { EmptyState } from '@seberang/design-system/EmptyState'
import { calls } from '@seberang/domain/api'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { Resource } from '../../components/Resource.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import { isPayable } from '../../lib/cart-text.ts'
import { paths } from '../../shell/paths.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { Checkout } from './Checkout.tsx'

export function Screen() {
  const { t } = useTranslation(['checkout', 'common'])
  usePageTitle(t('crumb'))
  const [search] = useSearchParams()
  const asked = new Set((search.get('carts') ?? '').split(',').filter(Boolean))
  const carts = useCall(calls.carts, { query: { page_size: 100 } })
  return (
    <Container>
      <Resource of={carts} loading={<ListSkeleton />}>
        {({ results }) => {
          const chosen = results.filter(isPayable).filter((cart) => asked.has(cart.cart_code))
          if (chosen.length > 0) return <Checkout carts={chosen} />
          return (
            <EmptyState
              illustration="parcel"
              level={1}
              title={t('nothing.title')}
              text={t('nothing.text')}
              action={<ButtonLink href={paths.lockerImport}>{t('nothing.action')}</ButtonLink>}
            />
          )
        }}
      </Resource>
    </Container>
  )
}
