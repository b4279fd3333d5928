import { PriceDetails } from '@seberang/design-system/PriceDetails'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { aboutParcel, isWeighedLater, quoteText, type PriceFacts } from '@seberang/domain/explain'
import { joinSentences } from '@seberang/domain/format'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { billTexts } from '../../lib/pricing/bill-texts.ts'
import { priceCautions, useDayNote } from './PriceCautions.tsx'
import { usePriceObject } from './use-price-object.tsx'

interface PriceReceiptProps {
  title: string
  facts: PriceFacts
  /** `large` where it is paid. */
  size?: 'medium' | 'large'
  /** What may cost more than the total. */
  caution?: ReactNode
  action?: ReactNode
  /** Between lines and total. */
  extra?: ReactNode
  /** Beside a page: the lines alone scroll. */
  fitted?: boolean
  footRef?: Ref<HTMLDivElement>
}

/** The price of shipments in full: all lines with their reasons, and the foot. */
export function PriceReceipt(props: PriceReceiptProps) {
  const { title, facts, size, caution, action, extra, fitted, footRef } = props
  const { t } = useTranslation(['pricing', 'price', 'quotes', 'reason'])
  const language = useLanguage()
  const priceOf = usePriceObject()
  const { statement, groups, settled, day } = priceOf(facts)
  // Once it is agreed to, a price is the price: what became of its quote is a detail of that parcel.
  const isAgreed = facts.settlement !== undefined
  const textsOfQuotes = (isCaution: boolean): string[] =>
    facts.shipments.flatMap(({ title: parcel, priced: { quote } }) => {
      if (!quote || (quote.state === 'changed' && !isAgreed) !== isCaution) return []
      const text = quoteText(quote, billTexts(language), language, isAgreed)
      return aboutParcel(parcel, text, facts.shipments.length)
    })
  const lostQuotes = joinSentences(textsOfQuotes(true), language)
  const cautions = priceCautions(facts)
  const dayNote = useDayNote()
  const all = (lostQuotes || cautions || caution) && (
    <>
      {lostQuotes} {cautions} {caution}
    </>
  )
  return (
    <PriceDetails
      title={title}
      why={{ open: t('why'), close: t('less') }}
      groups={groups}
      {...(fitted && { fitted })}
      {...(isAgreed && { later: all })}
      extra={extra}
      foot={{
        statement,
        settled,
        // Beside the total, words of several lines would push actions out of a low window.
        ...(isAgreed ? { notes: 'below' } : { caution: all }),
        // What happens when it weighs more has to be known before it is paid.
        action:
          !isAgreed && isWeighedLater(facts.shipments) ? (
            <Stack space={2}>
              <Text step="small" tone="secondary">
                {t('price:weighedLater')}
              </Text>
              {action}
            </Stack>
          ) : (
            action
          ),
        day: dayNote(
          // What is agreed to does not follow the rates.
          isAgreed ? [] : facts.shipments.map(({ priced }) => priced),
          joinSentences([...textsOfQuotes(false), day], language),
          true,
        ),
        ...(size && { size }),
        ...(footRef && { ref: footRef }),
      }}
    />
  )
}
