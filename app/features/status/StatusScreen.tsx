import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Code } from '@seberang/design-system/Code'
import { Container } from '@seberang/design-system/Container'
import { EmptyState } from '@seberang/design-system/EmptyState'
import { Flag } from '@seberang/design-system/Flag'
import { Inline } from '@seberang/design-system/Inline'
import { Link } from '@seberang/design-system/Link'
import { PageHeader } from '@seberang/design-system/PageHeader'
import { ParcelList, ParcelRow } from '@seberang/design-system/ParcelRow'
import { Sheet } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { StatusBadge } from '@seberang/design-system/StatusBadge'
import { calls, type Cart } from '@seberang/domain/api'
import { useTranslation } from 'react-i18next'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { Resource } from '../../components/Resource.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import { cartTitle, isBySea, priceText } from '../../lib/cart-text.ts'
import { flagOf, useCountryName } from '../../lib/countries.ts'
import { statusTones } from '../../lib/status-tones.ts'
import { paths, statusOrderOf } from '../../shell/paths.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'

/** Every shipment and where it is. */
export function Screen() {
  const { t } = useTranslation(['status', 'common'])
  usePageTitle(t('title'))
  const carts = useCall(calls.carts, { query: { page_size: 100 } })
  return (
    <Container>
      <Stack space={6}>
        <PageHeader title={t('title')} />
        <Resource of={carts} loading={<ListSkeleton />}>
          {({ results }) =>
            results.length === 0 ? (
              <EmptyState
                illustration="parcel"
                title={t('empty.title')}
                text={t('empty.text')}
                action={<ButtonLink href={paths.wizard}>{t('common:nav.addShipment')}</ButtonLink>}
              />
            ) : (
              <Sheet bleed aria-label={t('title')}>
                <ParcelList label={t('title')}>
                  {results.map((cart) => (
                    <Row key={cart.cart_code} cart={cart} />
                  ))}
                </ParcelList>
              </Sheet>
            )
          }
        </Resource>
      </Stack>
    </Container>
  )
}

function Row({ cart }: { cart: Cart }) {
  const { t } = useTranslation(['status', 'common'])
  const countryName = useCountryName()
  const href = cart.invoice_code ? statusOrderOf(cart.invoice_code) : paths.lockerImport
  return (
    <ParcelRow
      title={
        <Link href={href} variant="quiet">
          {cartTitle(cart)}
        </Link>
      }
      meta={
        <Inline as="span" space={2}>
          <Flag country={flagOf(cart.country)} size={18} />
          <Code>{cart.cart_code}</Code>
          <span>{countryName(cart.country)}</span>
        </Inline>
      }
      status={
        <StatusBadge tone={statusTones[cart.status]} bySea={isBySea(cart)}>
          {t(`common:status.${cart.status}`)}
        </StatusBadge>
      }
      amount={priceText(cart)}
    />
  )
}
