import { Accordion } from '@seberang/design-system/Accordion'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Code } from '@seberang/design-system/Code'
import { Columns } from '@seberang/design-system/Columns'
import { Container } from '@seberang/design-system/Container'
import { Divider } from '@seberang/design-system/Divider'
import { Heading } from '@seberang/design-system/Heading'
import { Icon } from '@seberang/design-system/Icon'
import { Inline } from '@seberang/design-system/Inline'
import { Notice } from '@seberang/design-system/Notice'
import { PriceFoot } from '@seberang/design-system/PriceFoot'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { Timeline, type TimelineEvent } from '@seberang/design-system/Timeline'
import { CircleCheck, Plane, Plus, Scale, Ship, Store, Warehouse } from '@seberang/design-system/icons'
import { calls, openAgentsIn, type Agent, type Cart } from '@seberang/domain/api'
import { courierName, type PriceFacts } from '@seberang/domain/explain'
import { joinClauses, joinSentences } from '@seberang/domain/format'
import { isWithoutPrice } from '@seberang/domain/pricing'
import { useEffect, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom'
import { IdentityNotice } from '../../components/identity/IdentityNotice.tsx'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { NothingFound } from '../../components/AwaitedContent.tsx'
import { Resource } from '../../components/Resource.tsx'
import { useLawCaution, useRateAge } from '../../components/price/PriceCautions.tsx'
import { FoldedLaw } from '../../components/price/FoldedLaw.tsx'
import { usePriceObject } from '../../components/price/use-price-object.tsx'
import { SellerAddress } from '../../components/overseas/SellerAddress.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { payNowOf } from '../../lib/navigation/checkout-link.ts'
import { editOf, paths, statusOrderOf } from '../../lib/navigation/paths.ts'
import { shownIn } from '../../lib/navigation/saved-link.ts'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'
import { useTitleFocus } from '../../lib/navigation/use-title-focus.ts'
import { useCountryName } from '../../lib/reference/countries.ts'
import { beforeOf, cartTitle, isBySea, isMeasuredCart, isPayable } from '../../lib/shipments/cart-text.ts'
import { useCartMeasure, type CartMeasure } from '../../lib/shipments/use-warehouse-facts.ts'

/** A shipment was saved: the address that its seller needs, and what follows. */
export function Screen() {
  const { t } = useTranslation(['wizard', 'common'])
  const [query] = useSearchParams()
  const code = query.get('cart') ?? ''
  const found = useCall(calls.cartOrInvoice, { query: { code } })
  usePageTitle(t(titleOf(found.data?.data.kind === 'cart' ? found.data.data.cart : undefined)))
  const agents = useCall(calls.agents, {})
  const wayOn = <ButtonLink href={paths.lockerImport}>{t('edit.toLocker')}</ButtonLink>
  return (
    <Container>
      <Resource of={found} loading={<ListSkeleton />} wayOn={wayOn}>
        {({ data }) => {
          if (data.kind !== 'cart') return <NothingFound wayOn={wayOn} />
          const { cart } = data
          // Once it is checked out, its order says what follows.
          if (cart.invoice_code !== null) return <Forwarded to={statusOrderOf(cart.invoice_code)} />
          return (
            <Resource of={agents} loading={<ListSkeleton />} wayOn={wayOn}>
              {({ data: offered }) => <Saved cart={cart} agent={agentOf(cart, offered)} />}
            </Resource>
          )
        }}
      </Resource>
    </Container>
  )
}

/** Leads on; the router's own part for it would be loaded by every page. */
function Forwarded({ to }: { to: string }): ReactElement {
  const navigate = useNavigate()
  useEffect(() => void navigate(to, { replace: true }), [navigate, to])
  return <ListSkeleton />
}

/** The warehouse that was chosen, else the one that receives from there. */
function agentOf(cart: Cart, agents: { air: readonly Agent[]; sea: readonly Agent[] }): Agent | undefined {
  const onTrack = isBySea(cart) ? agents.sea : agents.air
  return onTrack.find(({ id }) => id === cart.agent.id) ?? openAgentsIn(cart.country, onTrack)[0]
}

/** Possible on this page: a request whose answer was lost is sent again, even days later. */
const hasArrived = ({ received_at }: Cart): boolean => received_at !== null

const titleOf = (cart: Cart | undefined) => (cart && hasArrived(cart) ? 'saved.arrived' : 'saved.title')

function Saved({ cart, agent }: { cart: Cart; agent: Agent | undefined }) {
  const { t } = useTranslation(['wizard', 'overseas'])
  // Whoever saved it pressed a button that is gone.
  const title = useTitleFocus(useNavigationType() === NavigationType.Push)
  const head = (
    <Stack space={1}>
      <Inline space={2}>
        <Icon icon={CircleCheck} size={18} tone="positive" />
        <Text as="span" step="note" weight="semibold">
          {t('saved.saved')} <Code>{cart.cart_code}</Code>
        </Text>
      </Inline>
      <Heading level={1} ref={title} tabIndex={-1}>
        {t(titleOf(cart))}
      </Heading>
      {!hasArrived(cart) && (
        <Text step="read" tone="secondary">
          {t('overseas:asShipping')}
        </Text>
      )}
    </Stack>
  )
  if (hasArrived(cart))
    return (
      <Columns
        aside="locker"
        rest={
          agent && (
            <Sheet bleed>
              <SheetSection>
                <Accordion
                  items={[
                    {
                      id: 'address',
                      title: t('saved.address'),
                      icon: Warehouse,
                      content: <SellerAddress agent={agent} />,
                    },
                  ]}
                />
              </SheetSection>
            </Sheet>
          )
        }
      >
        <Stack space={5}>
          {head}
          <IdentityNotice cart={cart} />
          <Sheet bleed>
            <SheetSection>
              <Price cart={cart} />
            </SheetSection>
          </Sheet>
        </Stack>
        <Next cart={cart} agent={agent} />
      </Columns>
    )
  return (
    <Columns aside="locker">
      <Stack space={5}>
        {head}
        <IdentityNotice cart={cart} />
        {agent ? <SellerAddress agent={agent} /> : <Notice tone="caution">{t('saved.noWarehouse')}</Notice>}
      </Stack>
      <Stack space={5}>
        {/* First, since what follows may be longer than a low window. */}
        <Price cart={cart} />
        <Divider />
        <Next cart={cart} agent={agent} />
      </Stack>
    </Columns>
  )
}

/** What it costs, and the way on. */
function Price({ cart }: { cart: Cart }) {
  const { t } = useTranslation(['wizard', 'calculator'])
  if (!cart.products.some(isWithoutPrice)) return <Foot cart={cart} />
  return (
    <Stack space={3}>
      <Notice tone="caution">{t('calculator:hint.priceZero')}</Notice>
      <Foot cart={cart} />
    </Stack>
  )
}

/** The total with what it rests on: once it has arrived, it leads to paying. */
function Foot({ cart }: { cart: Cart }) {
  const { t } = useTranslation('wizard')
  const language = useLanguage()
  const shown = shownIn(useLocation().state)
  const { priced, domestic_courier: courier } = cart
  const ageOf = useRateAge()
  const facts: PriceFacts = {
    shipments: priced
      ? [
          {
            code: cart.cart_code,
            title: cartTitle(cart, language),
            courier: courier ? courierName(courier) : undefined,
            priced,
            // Rates and tariffs may be others than those that the wizard was opened with.
            ...beforeOf(shown ? { ...cart, former: null, priced: shown } : cart, priced),
          },
        ]
      : [],
    ...(!priced && { missing: ['levies'] }),
  }
  const price = usePriceObject()(facts)
  const law = useLawCaution()(facts)
  return (
    <PriceFoot
      statement={price.statement}
      caution={law && <FoldedLaw of={law} />}
      {...(!hasArrived(cart) && { notes: 'below' })}
      age={priced && ageOf([priced])}
      day={joinSentences([t('saved.nothingPaid'), price.day], language)}
      action={
        hasArrived(cart) ? (
          <ArrivedActions cart={cart} />
        ) : (
          <Inline space={5}>
            <ButtonLink variant="outline" tone="neutral" href={paths.lockerImport}>
              {t('edit.toLocker')}
            </ButtonLink>
            <ButtonLink variant="plain" href={paths.wizard}>
              {t('saved.another')}
            </ButtonLink>
          </Inline>
        )
      }
    />
  )
}

/** What cannot be paid yet says in the locker why. */
function ArrivedActions({ cart }: { cart: Cart }) {
  const { t } = useTranslation(['wizard', 'locker'])
  const canPay = isPayable(cart)
  return (
    <Inline space={3}>
      {canPay && (
        <ButtonLink size="large" width="fullOnPhone" href={payNowOf(cart.cart_code)}>
          {cart.domestic_courier ? t('locker:action.payNow') : t('saved.courierAndPay')}
        </ButtonLink>
      )}
      <ButtonLink
        size="large"
        width="fullOnPhone"
        {...(canPay && { variant: 'outline', tone: 'neutral' })}
        href={paths.lockerImport}
      >
        {t('edit.toLocker')}
      </ButtonLink>
    </Inline>
  )
}

function Next({ cart, agent }: { cart: Cart; agent: Agent | undefined }) {
  const { t } = useTranslation(['wizard', 'common'])
  const countryName = useCountryName()
  const language = useLanguage()
  const { address } = cart
  const days = cart.package?.days[cart.country]
  const measure = useCartMeasure(cart)
  const place = agent?.city ?? agent?.name ?? countryName(cart.country)
  const measuredText = ({ before, value, note }: CartMeasure): string =>
    joinClauses([before ? t('saved.became', { before, value }) : value, note], language)
  const events: readonly TimelineEvent[] = [
    {
      id: 'saved',
      state: 'done',
      icon: CircleCheck,
      title: t('saved.saved'),
      text: cartTitle(cart, language),
    },
    ...(hasArrived(cart)
      ? []
      : [
          {
            id: 'address',
            state: 'current' as const,
            icon: Store,
            title: t('saved.inShop'),
            text: cart.seller_tracking_number ? t('saved.hasTracking') : t('saved.inShopText'),
            ...(!cart.seller_tracking_number && {
              more: (
                <ButtonLink variant="plain" size="small" icon={Plus} href={editOf(cart.cart_code)}>
                  {t('saved.addTracking')}
                </ButtonLink>
              ),
            }),
          },
        ]),
    {
      id: 'measured',
      icon: Scale,
      ...(measure && isMeasuredCart(cart)
        ? { state: 'done', title: t('saved.hasWeighed', { place }), text: measuredText(measure) }
        : {
            state: hasArrived(cart) ? 'current' : 'next',
            title: t('saved.weighed', { place }),
            text: t('saved.weighedText'),
          }),
    },
    {
      id: 'paid',
      state: isMeasuredCart(cart) ? 'current' : 'next',
      icon: isBySea(cart) ? Ship : Plane,
      title: t('saved.pay'),
      ...(days &&
        address && {
          text: t('saved.payText', {
            days: t('common:unit.days', { from: days[0], to: days[1] }),
            place: address.district_name,
          }),
        }),
    },
  ]
  return (
    <Stack space={5}>
      <Heading level={2} step="h3">
        {t('saved.next')}
      </Heading>
      <Timeline label={t('saved.next')} events={events} />
    </Stack>
  )
}
