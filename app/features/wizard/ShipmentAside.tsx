import { Button } from '@seberang/design-system/Button'
import { AsideFoot } from '@seberang/design-system/Columns'
import { CrossingRoute } from '@seberang/design-system/CrossingRoute'
import { Divider } from '@seberang/design-system/Divider'
import { Heading } from '@seberang/design-system/Heading'
import { Inline } from '@seberang/design-system/Inline'
import { PriceNotes } from '@seberang/design-system/PriceFoot'
import { PriceLines } from '@seberang/design-system/PriceLines'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { includedText, type PriceFacts } from '@seberang/domain/explain'
import {
  codeAmidWords,
  formatRupiah,
  formatSuite,
  joinClauses,
  joinPlaces,
  joinSentences,
} from '@seberang/domain/format'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FoldedLaw } from '../../components/price/FoldedLaw.tsx'
import { aboveLaw, useLawCaution, useRateAge } from '../../components/price/PriceCautions.tsx'
import type { ShownPrice } from '../../components/price/use-price-object.tsx'
import { billTexts } from '../../lib/pricing/bill-texts.ts'
import { placeName } from '../../lib/addresses/place-name.ts'
import { flagOf } from '../../lib/reference/countries.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { useSession } from '../../lib/session/use-session.ts'
import type { PricedDraft } from './use-priced-draft.ts'

interface ShipmentAsideProps {
  pricedDraft: PricedDraft
  price: ShownPrice
  facts: PriceFacts
}

/** The lines of the price, whose total is in the footer; before there is one, where the shipment goes. */
export function ShipmentAside({ pricedDraft, price, facts }: ShipmentAsideProps) {
  const { t } = useTranslation(['wizard', 'price', 'pricing'])
  const language = useLanguage()
  const { customer } = useSession()
  const { agent, address, near, deliveryOption } = pricedDraft
  const law = useLawCaution()(facts)
  const ageOf = useRateAge()
  const [isExplained, setExplained] = useState(false)
  const lines = price.groups[0]?.lines
  const above = aboveLaw(facts)
  const unit = customer && t('aside.unit', { code: codeAmidWords(formatSuite(customer.customer_id)) })
  const place = joinClauses([agent?.city, unit], language)
  return (
    <Stack space={5}>
      {lines && deliveryOption?.price ? (
        <>
          <Stack space={1}>
            <Inline align="between">
              <Heading level={2} step="h3">
                {t('aside.lines')}
              </Heading>
              <Button
                variant="plain"
                size="small"
                aria-expanded={isExplained}
                onClick={() => setExplained(!isExplained)}
              >
                {t(isExplained ? 'pricing:less' : 'pricing:why')}
              </Button>
            </Inline>
            <PriceLines lines={lines} explained={isExplained} fitted />
            {above && (
              <Text as="div" step="note" tone="secondary">
                {above}
              </Text>
            )}
          </Stack>
          <AsideFoot>
            <PriceNotes
              caution={law && <FoldedLaw of={law} />}
              age={ageOf([deliveryOption.price])}
              day={joinSentences(
                [
                  t('aside.goods', { amount: formatRupiah(deliveryOption.price.answer.goods.idr) }),
                  price.day,
                ],
                language,
              )}
            />
          </AsideFoot>
        </>
      ) : (
        <>
          <Heading level={2} step="h3">
            {t('aside.title')}
          </Heading>
          <CrossingRoute
            label={t('step.origin')}
            stops={[
              agent
                ? {
                    name: agent.name,
                    detail: place,
                    country: flagOf(agent.country),
                  }
                : { name: t('aside.noOrigin') },
              address
                ? {
                    name: address.name,
                    detail: joinPlaces([
                      address.sub_district_name,
                      `${address.district_name} ${address.postal_code}`,
                    ]),
                  }
                : near
                  ? { name: near.village_name ?? near.sub_district_name, detail: placeName(near) }
                  : { name: t('aside.noDestination') },
            ]}
          />
          {facts.startsAt !== undefined && (
            <>
              <Divider />
              <Stack space={1}>
                <Heading level={3} step="h4">
                  {t('aside.lines')}
                </Heading>
                <Text step="note" tone="secondary">
                  {joinSentences(
                    [
                      t('aside.noOption', { amount: formatRupiah(facts.startsAt.amount) }),
                      facts.startsAt.risk && includedText(facts.startsAt.risk, billTexts(language).reason),
                    ],
                    language,
                  )}
                </Text>
              </Stack>
            </>
          )}
        </>
      )}
    </Stack>
  )
}
