import { Button } from '@seberang/design-system/Button'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { CartList } from '@seberang/design-system/CartCard'
import { Columns } from '@seberang/design-system/Columns'
import { EmptyState } from '@seberang/design-system/EmptyState'
import { Heading } from '@seberang/design-system/Heading'
import { Inline } from '@seberang/design-system/Inline'
import { Link } from '@seberang/design-system/Link'
import { Pagination } from '@seberang/design-system/Pagination'
import { Sheet } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { useToast } from '@seberang/design-system/Toast'
import { calls, importService, type AnswerOf, type Cart } from '@seberang/domain/api'
import { fullStop, joinSentences } from '@seberang/domain/format'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IdentityQuestion } from '../../components/identity/IdentityQuestion.tsx'
import { Resource } from '../../components/Resource.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { openPanel } from '../../lib/navigation/panels.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useEndOfQuotes } from '../../lib/pricing/use-end-of-quotes.ts'
import { cartsPerPage, cartsQuery } from '../../lib/shipments/carts-query.ts'
import { isMeasuredCart, isPayable, taskOf } from '../../lib/shipments/cart-text.ts'
import { LockerCart } from './LockerCart.tsx'
import { LockerSkeleton } from './LockerSkeleton.tsx'
import { QuarantineSteps } from './QuarantineSteps.tsx'
import { SelectionAside, SelectionBar } from './SelectionAside.tsx'
import { useSharedGap } from './use-shared-gap.ts'
import { isShown, useSelectAll, useSelection, type Listed } from './use-selection.ts'

interface LockerListProps extends Listed {
  page: number
  hrefOf: (page: number) => string
  onReset: () => void
  /** The empty state; the locker's by default. */
  empty?: ReactNode
}

/** One page of shipments, and the total of what is selected in this list, across its pages. */
export function LockerList(props: LockerListProps) {
  const { status, query, page } = props
  const { t } = useTranslation('locker')
  const carts = useCall(calls.carts, { query: cartsQuery({ status, page, query }) })
  return (
    <Resource of={carts} loading={<LockerSkeleton />} safe={t('safe')}>
      {(answer) => <Listing {...props} answer={answer} />}
    </Resource>
  )
}

interface ListingProps extends LockerListProps {
  answer: AnswerOf<typeof calls.carts>
}

function Listing({ answer: { count, results }, ...props }: ListingProps) {
  const { status, query, page, hrefOf } = props
  const { t } = useTranslation(['locker', 'common'])
  const toaster = useToast()
  const selection = useSelection(status, results)
  const all = useSelectAll({ status, query, shown: results, count }, selection.codes)
  const chosen = selection.codes.length
  useEndOfQuotes([...results, ...selection.carts].map(({ quote }) => quote))
  const gap = useSharedGap()(results)
  const note = useListNote(results, gap)
  const groups = useGroups(status, results)
  const selectedNote = useSelectedNote(query, results, selection.codes, all.total)
  // A selection from other pages does not help on an empty screen.
  if (results.length === 0 && (chosen === 0 || props.empty)) return <Nothing {...props} />

  async function toggleAll(on: boolean): Promise<void> {
    try {
      await all.toggle(on)
    } catch {
      toaster.show({ tone: 'critical', text: t('selectAllFailed') })
    }
  }

  return (
    <>
      <IdentityQuestion carts={results} />
      <Columns aside="locker" stickyAside asideOnDesktopOnly>
        <Stack space={4}>
          {results.length === 0 ? (
            <Nothing {...props} />
          ) : (
            groups.map(({ title, carts }, place) => (
              <Stack key={title} space={3}>
                {status === 'quarantine' && (
                  <Heading level={2} step="h4">
                    {title}
                  </Heading>
                )}
                <Sheet bleed clip aria-label={title}>
                  <CartList
                    label={title}
                    note={place === 0 ? note : undefined}
                    {...(status !== 'quarantine' &&
                      (all.total !== 0 || chosen > 0) && {
                        selectAll: {
                          label: t('selectAll'),
                          note: selectedNote,
                          state: all.state,
                          onChange: (on) => void toggleAll(on),
                        },
                      })}
                  >
                    {carts.map((cart) => (
                      <LockerCart
                        key={cart.cart_code}
                        cart={cart}
                        sharesBasis={gap !== undefined}
                        selected={selection.codes.includes(cart.cart_code)}
                        unselectable={status === 'quarantine' && !carts.some(isPayable)}
                        onSelect={(on) => selection.choose(cart.cart_code, on)}
                      />
                    ))}
                  </CartList>
                </Sheet>
              </Stack>
            ))
          )}
          <Pagination
            label={t('pages.label')}
            count={count}
            pageSize={cartsPerPage}
            page={page}
            hrefOf={hrefOf}
            pageLabel={(number) => t('common:page', { number })}
            previous={t('pages.previous')}
            next={t('pages.next')}
          />
          {selection.others > 0 && (
            <Link href={paths.lockerImport}>{t('aside.others', { count: selection.others })}</Link>
          )}
        </Stack>
        {status === 'quarantine' && chosen === 0 ? (
          <QuarantineSteps current={results.every(isInReview) ? 'checked' : 'completed'} />
        ) : (
          <SelectionAside carts={selection.carts} codes={selection.codes} isPossible={all.total !== 0} />
        )}
      </Columns>
      <SelectionBar carts={selection.carts} codes={selection.codes} />
    </>
  )
}

/** How many of the list are selected; what a search leaves out is counted apart. */
function useSelectedNote(
  query: string,
  shown: readonly Cart[],
  codes: readonly string[],
  total: number | undefined,
): string {
  const { t } = useTranslation('locker')
  // Only the server could tell which of the other pages are found.
  if (total === undefined) return t('selectedMany', { count: codes.length })
  const listed = query === '' ? codes : codes.filter((code) => isShown(shown, code))
  const count = listed.length
  const selected = t('selected', { count, total: Math.max(total, count) })
  const outside = codes.length - count
  return outside === 0 ? selected : t('selectedElsewhere', { selected, count: outside })
}

/** What holds of all rows, which need not repeat it. */
function useListNote(carts: readonly Cart[], gap: string | undefined): string | undefined {
  const { t } = useTranslation('locker')
  const language = useLanguage()
  const isExpected = carts.some((cart) => cart.status === 'from_seller' && !isMeasuredCart(cart))
  const texts = [gap && fullStop(t('sharedGap', { gap }), language), isExpected && t('weighedLater')]
  return joinSentences(texts, language) || undefined
}

const isInReview = (cart: Cart): boolean => taskOf(cart) === 'review'

/** In quarantine, what waits for its owner before what an operator is checking. */
function useGroups(
  status: Listed['status'],
  carts: readonly Cart[],
): readonly { title: string; carts: readonly Cart[] }[] {
  const { t } = useTranslation('locker')
  if (status !== 'quarantine') return [{ title: t('list'), carts }]
  return [
    { title: t('quarantine.tasks'), carts: carts.filter((cart) => !isInReview(cart)) },
    { title: t('quarantine.inReview'), carts: carts.filter(isInReview) },
  ].filter((group) => group.carts.length > 0)
}

/** The empty state: of the search, of the tab, or of the whole locker. */
function Nothing({ status, query, onReset, empty }: Omit<ListingProps, 'answer'>) {
  const { t } = useTranslation(['locker', 'common'])
  const reset = (
    <Button variant="outline" onClick={onReset}>
      {t('empty.reset')}
    </Button>
  )
  if (query !== '') {
    return (
      <EmptyState
        illustration="parcel"
        title={t('empty.query', { query })}
        text={t('empty.queryText')}
        action={reset}
      />
    )
  }
  if (empty) return empty
  if (status !== 'idle') {
    return (
      <EmptyState illustration="parcel" title={t('empty.tab')} text={t('empty.tabText')} action={reset} />
    )
  }
  return <EmptyLocker />
}

/** Nothing to prepare: nothing yet, or everything is on its way. */
function EmptyLocker() {
  const { t } = useTranslation(['locker', 'common'])
  const counts = useCall(calls.cartCounts, {}).data?.data
  if (counts && counts[importService] > counts.idle[importService]) {
    return (
      <EmptyState
        illustration="locker"
        title={t('empty.onTheWay')}
        text={t('empty.onTheWayText')}
        action={
          <Inline space={2} align="center">
            <ButtonLink href={paths.status}>{t('common:nav.status')}</ButtonLink>
            <ButtonLink variant="outline" tone="neutral" href={paths.wizard}>
              {t('common:nav.addShipment')}
            </ButtonLink>
          </Inline>
        }
      />
    )
  }
  return (
    <EmptyState
      illustration="locker"
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <Inline space={2} align="center">
          <Button onClick={() => openPanel('address')}>{t('empty.addresses')}</Button>
          <ButtonLink variant="outline" tone="neutral" href={paths.wizard}>
            {t('common:nav.addShipment')}
          </ButtonLink>
        </Inline>
      }
    />
  )
}
