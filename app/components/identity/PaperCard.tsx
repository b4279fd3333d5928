import { Badge } from '@seberang/design-system/Badge'
import { DescriptionList } from '@seberang/design-system/DescriptionList'
import { Heading } from '@seberang/design-system/Heading'
import type { IconType } from '@seberang/design-system/Icon'
import { Inline } from '@seberang/design-system/Inline'
import { Notice } from '@seberang/design-system/Notice'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { Timeline } from '@seberang/design-system/Timeline'
import { BadgeCheck, CircleAlert, Clock, Eye, Upload } from '@seberang/design-system/icons'
import type { OwnPaper } from '@seberang/domain/api'
import { formatMoment, joinParts } from '@seberang/domain/format'
import type { PaperKind, PaperStatus } from '@seberang/domain/identity'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { WithCodes } from '../WithCodes.tsx'
import { useLanguage } from '../../lib/i18n/use-language.ts'

const looks = {
  waiting: { tone: 'caution', icon: Clock },
  approved: { tone: 'positive', icon: BadgeCheck },
  rejected: { tone: 'critical', icon: CircleAlert },
} as const satisfies Record<PaperStatus, { tone: string; icon: IconType }>

interface PaperCardProps {
  kind: PaperKind
  paper: OwnPaper
  /** Of its heading on the page. */
  level: 2 | 3
  /** What can be done with it. */
  children: ReactNode
}

/** Where a paper is, what it says, and why it was rejected. */
export function PaperCard({ kind, paper, level, children }: PaperCardProps) {
  const { t } = useTranslation('identity')
  const language = useLanguage()
  const { status, reason, number_masked, name, sent_at, decided_at, needed_by } = paper
  const { tone, icon } = looks[status]
  const isDecided = decided_at !== null
  const decided = isDecided ? { time: formatMoment(decided_at, language) } : {}
  return (
    <Sheet>
      <SheetSection>
        <Stack space={4}>
          <Inline space={3}>
            <Heading level={level} step="h3">
              {t(`state.${status}`)}
            </Heading>
            <Badge tone={tone} icon={icon}>
              {t(`badge.${status}`)}
            </Badge>
          </Inline>
          <Timeline
            label={t('path.label')}
            events={[
              {
                id: 'sent',
                state: 'done',
                icon: Upload,
                title: t('path.sent'),
                time: formatMoment(sent_at, language),
              },
              status === 'rejected'
                ? {
                    id: 'checked',
                    state: 'done',
                    icon: CircleAlert,
                    tone: 'critical',
                    title: t('path.rejected'),
                    ...decided,
                  }
                : {
                    id: 'checked',
                    state: isDecided ? 'done' : 'current',
                    icon: Eye,
                    title: t('path.checked'),
                    ...(!isDecided && { text: t('path.mail') }),
                  },
              {
                id: 'verified',
                state: status === 'approved' ? 'done' : 'next',
                icon: BadgeCheck,
                tone: 'positive',
                title: t('path.verified'),
                ...(status === 'approved' && decided),
              },
            ]}
          />
          {reason !== undefined && (
            <Notice tone="critical" title={t('again')}>
              {reason}
            </Notice>
          )}
          <DescriptionList
            items={[
              { term: t(`fact.${kind}`), value: number_masked },
              { term: t('fact.name'), value: name },
              ...(needed_by.length === 0
                ? []
                : [
                    {
                      term: t('fact.needed'),
                      value: (
                        <Text as="span">
                          <WithCodes text={joinParts(needed_by, language)} codes={needed_by} />
                        </Text>
                      ),
                    },
                  ]),
            ]}
          />
          {children}
        </Stack>
      </SheetSection>
    </Sheet>
  )
}
