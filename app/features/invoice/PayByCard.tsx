import { Button } from '@seberang/design-system/Button'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Link } from '@seberang/design-system/Link'
import { RadioGroup } from '@seberang/design-system/RadioGroup'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { Lock } from '@seberang/design-system/icons'
import { calls, type Card, type Invoice, type Payment } from '@seberang/domain/api'
import { brandedCard } from '@seberang/domain/explain'
import { cardEnd, isCardExpired } from '@seberang/domain/wallet'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../components/FailureNotice.tsx'
import { refusalIn } from '../../lib/api/errors.ts'
import { useCall } from '../../lib/api/use-call.ts'
import { useChange } from '../../lib/api/use-change.ts'
import { serverNow } from '../../lib/browser/server-clock.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { AmountToPay } from './AmountToPay.tsx'

interface PayByCardProps {
  payment: Payment
  /** Where the gateway asks for the card that is chosen, or for another. */
  page: string
  invoice: Invoice
  /** Opens the gateway's page. */
  leave?: (url: string) => void
}

/** What stands for a card that is entered anew. */
const another = 'another'

/** A card is entered on the gateway's own page, in a document of its own: no page here has a field for a number. */
export function PayByCard({ payment, page, invoice, leave }: PayByCardProps) {
  const { t } = useTranslation('invoice')
  const saved = useCall(calls.cards, {}).data?.results ?? []
  const [chosen, setChosen] = useState<string>()
  const { gateway = '' } = payment
  const opened = payment.card_id ?? another
  const value = chosen ?? payment.card_id ?? saved.find(isUsable)?.id ?? another
  return (
    <Stack space={3} align="start">
      <AmountToPay payment={payment} amount={invoice.total} note={t('byCard.owner', { gateway })} />
      {saved.length > 0 && (
        <>
          <RadioGroup
            label={t('byCard.which')}
            value={value}
            onChange={setChosen}
            options={[
              ...saved.map((card) => optionOf(card, t)),
              { value: another, label: t('byCard.other'), description: t('byCard.otherText', { gateway }) },
            ]}
          />
          <Link href={paths.bankAccounts}>{t('byCard.manage')}</Link>
        </>
      )}
      {value === opened ? (
        <ButtonLink href={page} width="fullOnPhone" icon={Lock}>
          {t('byCard.pay')}
        </ButtonLink>
      ) : (
        <PayByOther invoice={invoice} card={saved.find(({ id }) => id === value)} leave={leave} />
      )}
      <Text step="note" tone="secondary">
        {t('byCard.secure')}
      </Text>
    </Stack>
  )
}

const isUsable = (card: Card): boolean => !isCardExpired(card, serverNow())

function optionOf(card: Card, t: ReturnType<typeof useTranslation<'invoice'>>['t']) {
  const end = cardEnd(card)
  return {
    value: card.id,
    label: brandedCard(card),
    description: t('byCard.until', { end }),
    ...(!isUsable(card) && { unavailableReason: t('byCard.expiredCard', { end }) }),
  }
}

interface PayByOtherProps extends Pick<PayByCardProps, 'invoice' | 'leave'> {
  /** Undefined where a card is entered anew. */
  card: Card | undefined
}

/** The page that is open is of another card: this opens one of its own, and goes there. */
function PayByOther({ invoice, card, leave = (url) => location.assign(url) }: PayByOtherProps) {
  const { t } = useTranslation(['invoice', 'common'])
  const [failure, setFailure] = useState<string>()
  const change = useChange(calls.changePayment, [calls.invoice, calls.invoices])
  async function pay(): Promise<void> {
    setFailure(undefined)
    const body = {
      invoice_code: invoice.invoice_code,
      payment_method: 'card' as const,
      ...(card && { card_id: card.id }),
    }
    try {
      const { invoice: changed } = await change.trigger({ body })
      // Until the gateway has answered, its page follows here.
      if (changed.payment?.redirect_url) leave(changed.payment.redirect_url)
    } catch (error) {
      const refusal = refusalIn(error)
      setFailure(refusal?.fields[0]?.message ?? refusal?.message ?? t('byCard.failed'))
    }
  }
  return (
    <>
      <FailureNotice text={failure} />
      <Button
        width="fullOnPhone"
        icon={Lock}
        loading={change.isMutating}
        loadingLabel={t('common:loading')}
        onClick={() => void pay()}
      >
        {card ? t('byCard.payBy', { card: brandedCard(card) }) : t('byCard.pay')}
      </Button>
    </>
  )
}
