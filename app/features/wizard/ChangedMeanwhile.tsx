import { Button } from '@seberang/design-system/Button'
import { Inline } from '@seberang/design-system/Inline'
import { Notice } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Difference } from './use-differences.ts'

interface ChangedMeanwhileProps {
  differences: readonly Difference[]
  /** It answers a press of the save button, which is far below: the page goes to it. */
  isAnswer: boolean
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** As many as are read at a glance. */
const shownDifferences = 5

/** A conflict: the shipment was changed here and elsewhere, and the customer decides which version stays. */
export function ChangedMeanwhile({ differences, isAnswer, onTakeTheirs, onKeepMine }: ChangedMeanwhileProps) {
  const { t } = useTranslation('wizard')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAnswer) place.current?.focus()
  }, [isAnswer])
  const more = differences.length - shownDifferences
  return (
    <div ref={place} tabIndex={-1}>
      <Notice
        tone="caution"
        live="assertive"
        title={t('edit.changedTitle')}
        action={
          <Inline space={2}>
            <Button size="small" variant="outline" tone="neutral" onClick={onTakeTheirs}>
              {t('edit.takeTheirs')}
            </Button>
            <Button size="small" variant="outline" tone="neutral" onClick={onKeepMine}>
              {t('edit.keepMine')}
            </Button>
          </Inline>
        }
      >
        <Stack space={1}>
          <Text>{t('edit.changedText')}</Text>
          {differences.slice(0, shownDifferences).map(({ name, saved, typed }) => (
            <Text key={`${name} ${saved} ${typed}`}>
              {t('edit.difference', {
                name,
                saved: saved || t('edit.nothing'),
                typed: typed || t('edit.nothing'),
              })}
            </Text>
          ))}
          {more > 0 && <Text>{t('edit.differencesMore', { count: more })}</Text>}
        </Stack>
      </Notice>
    </div>
  )
}
