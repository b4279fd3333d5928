import { Badge } from '@seberang/design-system/Badge'
import { Button } from '@seberang/design-system/Button'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { EmptyState } from '@seberang/design-system/EmptyState'
import { Heading } from '@seberang/design-system/Heading'
import { Inline } from '@seberang/design-system/Inline'
import { SettingsRow, SettingsRows } from '@seberang/design-system/SettingsRow'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { useToast } from '@seberang/design-system/Toast'
import { CreditCard } from '@seberang/design-system/icons'
import { calls, type Card } from '@seberang/domain/api'
import { brandedCard } from '@seberang/domain/explain'
import { cardEnd, isCardExpired } from '@seberang/domain/wallet'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { FailureNotice } from '../../components/FailureNotice.tsx'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { Resource } from '../../components/Resource.tsx'
import { refusalIn } from '../../lib/api/errors.ts'
import { useCall } from '../../lib/api/use-call.ts'
import { useChange } from '../../lib/api/use-change.ts'
import { serverNow } from '../../lib/browser/server-clock.ts'

/** The cards that a gateway keeps for the customer, and the way to its page that takes another. */
export function SavedCards() {
  const { t } = useTranslation(['wallet', 'common'])
  const cards = useCall(calls.cards, {})
  const failure = useReturnedCard()
  const addUrl = cards.data?.add_url
  return (
    <Stack as="section" space={3} aria-label={t('cards.title')}>
      <Inline align="between" alignY="baseline">
        <Heading level={2} step="h3">
          {t('cards.title')}
        </Heading>
        {addUrl && (
          <ButtonLink variant="plain" href={addUrl}>
            {t('cards.add')}
          </ButtonLink>
        )}
      </Inline>
      <FailureNotice text={failure} />
      <Resource of={cards} loading={<ListSkeleton rows={2} />}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState title={t('cards.none')} text={t('cards.noneText')} />
          ) : (
            <Rows cards={results} />
          )
        }
      </Resource>
      {addUrl === null && (
        <Text step="note" tone="secondary">
          {t('cards.onlyByPaying')}
        </Text>
      )}
    </Stack>
  )
}

/** The gateway's page leads back with a token, which is used once and then is out of the address. */
function useReturnedCard(): string | undefined {
  const { t } = useTranslation('wallet')
  const toaster = useToast()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const add = useChange(calls.addCard, [calls.cards])
  const token = new URLSearchParams(hash.slice(1)).get('card_token')
  const take = useEffectEvent(async (returned: string) => {
    void navigate({ hash: '' }, { replace: true })
    try {
      const { card } = await add.trigger({ body: { token: returned } })
      toaster.show({ text: t('cards.added', { card: brandedCard(card) }) })
    } catch {
      // Shown from the change itself.
    }
  })
  useEffect(() => {
    if (token) void take(token)
  }, [token])
  if (!add.error) return undefined
  const refusal = refusalIn(add.error)
  return refusal?.fields[0]?.message ?? refusal?.message ?? t('cards.failed')
}

function Rows({ cards }: { cards: readonly Card[] }) {
  const { t } = useTranslation(['wallet', 'common'])
  const toaster = useToast()
  const remove = useChange(calls.removeCard, [calls.cards])
  const [removed, setRemoved] = useState<Card>()
  const [failure, setFailure] = useState<string>()

  async function confirm(card: Card): Promise<void> {
    setFailure(undefined)
    try {
      await remove.trigger({ params: { id: card.id } })
      toaster.show({ text: t('cards.removed', { card: brandedCard(card) }) })
      setRemoved(undefined)
    } catch (error) {
      setFailure(refusalIn(error)?.message ?? t('cards.failed'))
    }
  }
  return (
    <>
      <SettingsRows label={t('cards.title')}>
        {cards.map((card) => {
          const isExpired = isCardExpired(card, serverNow())
          return (
            <SettingsRow
              key={card.id}
              icon={CreditCard}
              title={brandedCard(card)}
              note={t(isExpired ? 'cards.expired' : 'cards.until', { end: cardEnd(card) })}
              badge={card.is_main && !isExpired && <Badge tone="brand">{t('cards.main')}</Badge>}
              action={
                <Button
                  variant="plain"
                  tone="critical"
                  aria-label={t('cards.removeOf', { card: brandedCard(card) })}
                  onClick={() => setRemoved(card)}
                >
                  {t('cards.remove')}
                </Button>
              }
            />
          )
        })}
      </SettingsRows>
      {removed && (
        <ConfirmDialog
          title={t('cards.removeTitle', { card: brandedCard(removed) })}
          text={t('cards.removeText')}
          action={t('cards.remove')}
          tone="critical"
          busy={remove.isMutating}
          failure={failure}
          onConfirm={() => void confirm(removed)}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  )
}
