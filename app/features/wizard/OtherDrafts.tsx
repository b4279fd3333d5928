import { Button } from '@seberang/design-system/Button'
import { DateTime } from '@seberang/design-system/DateTime'
import { Heading } from '@seberang/design-system/Heading'
import { Inline } from '@seberang/design-system/Inline'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import type { DatedDraft } from '../../lib/drafts/use-stored-draft.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import type { ShipmentDraft } from './draft/draft.ts'
import { useDraftName } from './use-draft-name.ts'

interface OtherDraftsProps {
  drafts: readonly DatedDraft<ShipmentDraft>[]
  onContinue: (draft: ShipmentDraft) => void
  onDiscard: (draft: ShipmentDraft) => void
}

/** The drafts that were not chosen: each can be continued, in place of this one, or discarded. */
export function OtherDrafts({ drafts, onContinue, onDiscard }: OtherDraftsProps) {
  const { t } = useTranslation(['wizard', 'common'])
  const language = useLanguage()
  const nameOf = useDraftName()
  const id = useId()
  const [discarding, setDiscarding] = useState<ShipmentDraft>()
  if (drafts.length === 0) return null
  return (
    <Sheet bleed aria-labelledby={id}>
      <SheetSection>
        <Stack space={1}>
          <Heading level={2} step="h4" id={id}>
            {t('others.title')}
          </Heading>
          <Text step="note" tone="secondary">
            {t('others.text')}
          </Text>
        </Stack>
      </SheetSection>
      {drafts.map(({ draft, savedAt }) => {
        const name = nameOf(draft)
        return (
          <SheetSection key={`${draft.key} ${savedAt}`}>
            <Stack space={2}>
              <Stack space={1}>
                <Text weight="semibold">{name}</Text>
                <Text step="note" tone="secondary">
                  <DateTime value={savedAt} locale={language} />
                </Text>
              </Stack>
              <Inline space={5}>
                <Button
                  size="small"
                  variant="outline"
                  tone="neutral"
                  aria-label={t('others.continueOf', { name })}
                  onClick={() => onContinue(draft)}
                >
                  {t('others.continue')}
                </Button>
                <Button
                  size="small"
                  variant="plain"
                  tone="neutral"
                  aria-label={t('others.discardOf', { name })}
                  onClick={() => setDiscarding(draft)}
                >
                  {t('common:discard.action')}
                </Button>
              </Inline>
            </Stack>
          </SheetSection>
        )
      })}
      {discarding && (
        <ConfirmDialog
          title={t('others.discardTitle')}
          text={t('others.discardText', { name: nameOf(discarding) })}
          action={t('common:discard.action')}
          busy={false}
          onConfirm={() => {
            onDiscard(discarding)
            setDiscarding(undefined)
          }}
          onClose={() => setDiscarding(undefined)}
        />
      )}
    </Sheet>
  )
}
