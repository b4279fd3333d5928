import { PriceDetails } from '@seberang/design-system/PriceDetails'
import { Text } from '@seberang/design-system/Text'
import {
  aboutParcel,
  levySplits,
  namesEndOfQuote,
  quoteNotes,
  quoteText,
  weighedLater,
  type PriceFacts,
} from '@seberang/domain/explain'
import { joinSentences, withoutFullStop } from '@seberang/domain/format'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { billTexts } from '../../lib/pricing/bill-texts.ts'
import { quoteAt } from '../../lib/navigation/paths.ts'
import { WithLinks } from '../WithLinks.tsx'
import { LawReasons } from './LawCaution.tsx'
import { aboveLaw, useLawCaution, useRateAge } from './PriceCautions.tsx'
import { usePriceObject } from './use-price-object.tsx'

interface PriceInFullProps {
  title: string
  facts: PriceFacts
  /** `large` where it is paid. */
  size?: 'medium' | 'large'
  action?: ReactNode
  /** Between lines and total. */
  extra?: ReactNode
  /** Beside a page: the lines alone scroll. */
  fitted?: boolean
  /** Below desktops the lines without their reasons, until they are asked for. */
  brief?: boolean
  footRef?: Ref<HTMLDivElement>
}

/** The price of shipments in full: all lines with their reasons, and the foot. */
export function PriceInFull(props: PriceInFullProps) {
  const { title, facts, size, action, extra, fitted, brief, footRef } = props
  const { t } = useTranslation(['pricing', 'price', 'quotes', 'reason'])
  const language = useLanguage()
  const texts = billTexts(language)
  const priceOf = usePriceObject()
  const { statement, groups, settled, day } = priceOf(facts)
  // Once it is agreed to, a price is the price. That a quote is kept was said where its shipment was made.
  const isAgreed = facts.settlement !== undefined
  const hasReason = statement.reason !== undefined || statement.changes !== undefined
  const lostQuotes = joinSentences(
    facts.shipments.flatMap((shipment) => {
      const { title: parcel, quoted, priced } = shipment
      const { quote } = priced
      // What made the price another says it, too.
      const isSaid = hasReason && namesEndOfQuote(shipment, texts, language)
      return quote?.state === 'changed' && !isAgreed && !isSaid
        ? aboutParcel(parcel, quoteText(quote, texts, language, { quoted }), facts.shipments.length, language)
        : []
    }),
    language,
  )
  const law = useLawCaution()(facts)
  // What is agreed to needs no reason any more, but what of it the state gets.
  const agreedSplits = facts.settlement?.isEnded ? [] : levySplits(facts, texts, language)
  const above = isAgreed ? joinSentences(agreedSplits, language) || undefined : aboveLaw(facts)
  const { shipments } = facts
  const laterText = weighedLater(shipments, shipments.length, texts.pricing.object)
  const age = useRateAge()(
    shipments.map(({ priced }) => priced),
    true,
  )
  // Of one parcel the statement says it, unless the quote ended by itself.
  const ended = (shipments.length === 1 && statement.ended) || lostQuotes
  return (
    <PriceDetails
      title={title}
      why={{ open: t('why'), close: t('less') }}
      groups={groups}
      {...(fitted && { fitted })}
      {...(brief && { brief })}
      {...(law && {
        folded: { lead: law.lead, label: t('price:byLaw.details'), text: <LawReasons of={law} /> },
      })}
      remarks={above}
      extra={extra}
      foot={{
        // The end of a quote does not fold: the caution is the law's.
        statement: ended === '' ? statement : { ...statement, ended },
        settled,
        // Beside the total, words of several lines would push actions out of a low window.
        ...(isAgreed && { notes: 'below' }),
        action,
        // What is agreed to does not follow the rates. What happens when it weighs more has to be known before it is
        // paid. As one text, in a low window both leave room for a line of the price.
        age: !isAgreed && (age !== undefined || laterText !== undefined) && (
          <>
            {age}{' '}
            {laterText && (
              <Text as="span" step="small" tone="secondary">
                {laterText}
              </Text>
            )}
          </>
        ),
        // A quote that it rests on can be read again.
        day: (
          <WithLinks
            text={day}
            links={quoteNotes(
              shipments.map(({ priced }) => priced),
              texts.pricing,
              language,
            ).map(({ code, text }) => ({ name: withoutFullStop(text), href: quoteAt(code) }))}
          />
        ),
        ...(size && { size }),
        ...(footRef && { ref: footRef }),
      }}
    />
  )
}
