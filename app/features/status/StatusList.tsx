import { Button } from '@seberang/design-system/Button'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { CartCard, CartList } from '@seberang/design-system/CartCard'
import { Code } from '@seberang/design-system/Code'
import { EmptyState } from '@seberang/design-system/EmptyState'
import { Inline } from '@seberang/design-system/Inline'
import { Link } from '@seberang/design-system/Link'
import { Pagination } from '@seberang/design-system/Pagination'
import { Sheet } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { StatusBadge } from '@seberang/design-system/StatusBadge'
import { calls, type Cart } from '@seberang/domain/api'
import { formatDay } from '@seberang/domain/format'
import { statusLabels, type Status } from '@seberang/domain/status'
import { useTranslation } from 'react-i18next'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { Resource } from '../../components/Resource.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import { cartTitle, isBySea, isMeasured, priceText } from '../../lib/shipments/cart-text.ts'
import { flagOf, useCountryName } from '../../lib/reference/countries.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { statusTones } from '../../lib/shipments/status-tones.ts'
import { paths, statusOrderOf } from '../../lib/navigation/paths.ts'

const pageSize = 10

interface StatusListProps {
  status: Status | undefined
  query: string
  page: number
  hrefOf: (page: number) => string
  onReset: () => void
}

/** One page of shipments, each linked to its tracking. */
export function StatusList({ status, query, page, hrefOf, onReset }: StatusListProps) {
  const { t } = useTranslation(['status', 'common'])
  const carts = useCall(calls.carts, {
    query: { page, page_size: pageSize, ...(status && { status }), ...(query && { query }) },
  })
  return (
    <Resource of={carts} loading={<ListSkeleton rows={5} />}>
      {({ count, results }) =>
        results.length === 0 ? (
          <Nothing isNarrowed={status !== undefined || query !== ''} onReset={onReset} />
        ) : (
          <Stack space={4}>
            <Sheet bleed clip aria-label={t('title')}>
              <CartList label={t('title')}>
                {results.map((cart) => (
                  <Row key={cart.cart_code} cart={cart} />
                ))}
              </CartList>
            </Sheet>
            <Pagination
              label={t('pages')}
              count={count}
              pageSize={pageSize}
              page={page}
              hrefOf={hrefOf}
              pageLabel={(number) => t('page', { page: number })}
              previous={t('common:label.previous')}
              next={t('common:label.next')}
            />
          </Stack>
        )
      }
    </Resource>
  )
}

function Nothing({ isNarrowed, onReset }: { isNarrowed: boolean; onReset: () => void }) {
  const { t } = useTranslation(['status', 'common'])
  return isNarrowed ? (
    <EmptyState
      illustration="parcel"
      title={t('noMatch.title')}
      text={t('noMatch.text')}
      action={
        <Button variant="outline" onClick={onReset}>
          {t('noMatch.action')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      illustration="parcel"
      title={t('empty.title')}
      text={t('empty.text')}
      action={<ButtonLink href={paths.wizard}>{t('common:nav.addShipment')}</ButtonLink>}
    />
  )
}

function Row({ cart }: { cart: Cart }) {
  const { t } = useTranslation(['status', 'common'])
  const language = useLanguage()
  const countryName = useCountryName()
  const href = cart.invoice_code ? statusOrderOf(cart.invoice_code) : paths.lockerImport
  return (
    <CartCard
      title={
        <Link href={href} variant="quiet">
          {cartTitle(cart)}
        </Link>
      }
      meta={
        <Inline as="span" space={2}>
          <Code>{cart.cart_code}</Code>
          <span>{countryName(cart.country)}</span>
          <span>{t('created', { day: formatDay(cart.created_at, language) })}</span>
        </Inline>
      }
      flag={flagOf(cart.country)}
      status={
        <StatusBadge tone={statusTones[cart.status]} bySea={isBySea(cart)}>
          {statusLabels[language][cart.status]}
        </StatusBadge>
      }
      amount={priceText(cart)}
      amountNote={cart.priced && t(isMeasured(cart) ? 'common:measured' : 'common:estimate')}
    />
  )
}
