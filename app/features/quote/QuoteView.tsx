import { BottomBar } from '@seberang/design-system/BottomBar'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Columns } from '@seberang/design-system/Columns'
import { Money } from '@seberang/design-system/Money'
import { PriceChange } from '@seberang/design-system/PriceChange'
import { PriceCompact, PriceFoot } from '@seberang/design-system/PriceFoot'
import { QuoteCard } from '@seberang/design-system/QuoteCard'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import type { Quote } from '@seberang/domain/api'
import { npwpCondition, quotePrice, todaysPrice } from '@seberang/domain/explain'
import { formatDay, formatMoment, formatRupiah, joinPlaces, joinSentences } from '@seberang/domain/format'
import { isExpired } from '@seberang/domain/terms'
import { useTranslation } from 'react-i18next'
import { FoldedLaw } from '../../components/price/FoldedLaw.tsx'
import {
  aboveLaw,
  useLawCaution,
  usePriceCautions,
  useRateAge,
} from '../../components/price/PriceCautions.tsx'
import { usePriceObject } from '../../components/price/use-price-object.tsx'
import { flagOf, useCountryName } from '../../lib/reference/countries.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { quoteAt, wizardOf } from '../../lib/navigation/paths.ts'
import { useSiteOrigin } from '../../lib/navigation/site-origin.ts'
import { QuoteAside, TimeLeft } from './QuoteAside.tsx'
import { QuoteHeader } from './QuoteHeader.tsx'
import { usePricingBasis, useChangeTexts, useFacts, useGoods, useGroups } from './texts.ts'

interface QuoteViewProps {
  quote: Quote
  /** It has expired while it was open. */
  onEnd: () => void
}

/** A quote: its price, validity and actions; after expiry, with today's price. */
export function QuoteView({ quote, onEnd }: QuoteViewProps) {
  const { t } = useTranslation('quote')
  const address = useSiteOrigin() + quoteAt(quote.code)
  const hasEnded = isExpired(quote, Date.parse(quote.now))
  const current = useCurrentPrice(quote, hasEnded)
  // Passes on all products of the quote.
  const start = wizardOf(new URLSearchParams({ quote: quote.code }))
  return (
    <>
      <QuoteHeader
        quote={quote}
        address={address}
        // The panel, which is always there, notices its end.
        timeLeft={!hasEnded && <TimeLeft quote={quote} onEnd={() => undefined} />}
      />
      <Stack space={5}>
        {hasEnded && <Ended quote={quote} />}
        <Columns aside="narrow" stickyAside>
          <Card quote={quote} hasEnded={hasEnded} address={address} current={current} />
          <QuoteAside
            quote={quote}
            hasEnded={hasEnded}
            price={
              current ? (
                <PriceFoot
                  statement={current.statement}
                  notes="below"
                  caution={current.caution}
                  age={current.age}
                />
              ) : (
                <FormerPrice quote={quote} />
              )
            }
            day={current?.day}
            start={start}
            onEnd={onEnd}
          />
        </Columns>
        <BottomBar>
          {current ? (
            <PriceCompact variant="bar" statement={current.statement} />
          ) : (
            <FormerPrice quote={quote} />
          )}
          <ButtonLink size="large" href={start}>
            {t('startShort')}
          </ButtonLink>
        </BottomBar>
      </Stack>
    </>
  )
}

/** The price that a shipment started now would have; undefined where it has none. */
function useCurrentPrice(quote: Quote, hasEnded: boolean) {
  const priceOf = usePriceObject()
  const cautionOf = useLawCaution()
  const ageOf = useRateAge()
  const facts = hasEnded ? todaysPrice(quote) : quotePrice(quote)
  if (!facts) return undefined
  const { statement, day } = priceOf(facts)
  const law = cautionOf(facts)
  const above = aboveLaw(facts)
  return {
    statement,
    // For an expired quote it stands beside both prices.
    caution:
      !hasEnded &&
      (law ? (
        <>
          <FoldedLaw of={law} />
          {above}
        </>
      ) : (
        above
      )),
    age: ageOf(facts.shipments.map(({ priced }) => priced)),
    day,
  }
}

/** Where there is no price today. */
function FormerPrice({ quote }: { quote: Quote }) {
  const { t } = useTranslation('quote')
  return (
    <div>
      <Text step="small" tone="tertiary">
        {t('ended.before')}
      </Text>
      <Money size="medium">{formatRupiah(quote.priced.answer.total)}</Money>
    </div>
  )
}

function Ended({ quote }: { quote: Quote }) {
  const { t } = useTranslation(['quote', 'calculator'])
  const language = useLanguage()
  const changeTexts = useChangeTexts()
  const { repriced, not_repriced, expires_at } = quote
  const change = repriced && changeTexts(quote, repriced)
  const cautionsOf = usePriceCautions()
  const today = todaysPrice(quote)
  const isSame = repriced?.answer.total === quote.priced.answer.total
  return (
    <PriceChange
      title={t('ended.title')}
      text={joinSentences(
        [
          t('ended.until', { moment: formatMoment(expires_at, language) }),
          change?.cause,
          !isSame && t('ended.decide'),
        ],
        language,
      )}
      before={
        isSame ? undefined : { label: t('ended.before'), amount: formatRupiah(quote.priced.answer.total) }
      }
      now={{
        label: t('ended.now'),
        // The total beside it says the same figure.
        amount: isSame ? undefined : repriced && formatRupiah(repriced.answer.total),
        note: change?.difference ?? t('ended.none', { reason: not_repriced?.message ?? '' }),
        caution: today && cautionsOf(today),
      }}
    />
  )
}

interface CardProps {
  quote: Quote
  hasEnded: boolean
  address: string
  current: ReturnType<typeof useCurrentPrice>
}

/** What the price is made of: as it was kept, or, once that has ended, as it is today. The former price is only named. */
function Card({ quote: kept, hasEnded, address, current }: CardProps) {
  const { t } = useTranslation(['quote', 'common'])
  const language = useLanguage()
  const countryName = useCountryName()
  const [facts, goodsOf, groups, basisText] = [useFacts(), useGoods(), useGroups(), usePricingBasis()]
  const today = todaysPrice(kept)
  const quote = kept.repriced ? { ...kept, priced: kept.repriced } : kept
  const { request, about, priced } = quote
  const { place, days } = about
  const goods = formatRupiah(priced.answer.goods.idr)
  const price = today ?? quotePrice(quote)
  // For an expired quote they are shown beside both prices.
  const cautions = usePriceCautions()(price)
  return (
    <QuoteCard
      route={{
        label: t('route'),
        from: {
          name: countryName(request.country),
          country: flagOf(request.country),
          detail: about.warehouse ? t('warehouse', { city: about.warehouse }) : undefined,
        },
        to: {
          name: place ? place.district_name : countryName('ID'),
          country: 'ID',
          detail: place
            ? joinPlaces([place.village_name, t('subDistrict', { name: place.sub_district_name })])
            : t('noPlace'),
        },
        time: days ? t('common:unit.days', { from: days[0], to: days[1] }) : undefined,
      }}
      goods={goodsOf(quote)}
      facts={facts(quote)}
      groups={hasEnded && !today ? [] : groups(quote)}
      total={
        !current
          ? {
              label: t('total.former', { date: formatDay(quote.created_at, language) }),
              note: t('total.goods', { goods }),
              former: formatRupiah(priced.answer.total),
            }
          : {
              statement: current.statement,
              caution: hasEnded ? undefined : cautions,
              age: current.age,
              day: t('total.goods', { goods }),
            }
      }
      basis={{
        title: t('basis.title'),
        text: basisText(quote),
      }}
      start={{
        title: t('startTitle'),
        text: hasEnded
          ? t('startNoteEnded')
          : joinSentences([t('startNote'), npwpCondition(kept, language)], language),
      }}
      scan={{ address, label: t('qr') }}
    />
  )
}
