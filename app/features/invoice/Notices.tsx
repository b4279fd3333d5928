import { Disclosure } from '@seberang/design-system/Disclosure'
import { Notice, type NoticeTone } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import type { IconType } from '@seberang/design-system/Icon'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export interface NoticeFacts {
  id: string
  tone: NoticeTone
  icon?: IconType
  /** The main clause, with its full stop. */
  title: string
  text: ReactNode
  /** What does not have to be in sight where a page folds its notices. */
  details?: string | undefined
}

interface NoticesProps {
  of: readonly NoticeFacts[]
  /** The page has a banner already, of what became of the whole. */
  belowBanner?: boolean
  /** Says the first alone, and its details and the others at a press: what the page is for has to be in sight below. */
  folded?: boolean
}

/** What went well and what one should know are alike: they stay in the order in which they happened. */
const urgency: Record<NoticeTone, number> = { critical: 0, caution: 1, positive: 2, info: 2, neutral: 3 }

/** The most urgent stand out, all of them alike; the others are lines below. */
export function Notices({ of, belowBanner = false, folded = false }: NoticesProps) {
  if (of.length === 0) return null
  const ordered = of.toSorted((one, other) => urgency[one.tone] - urgency[other.tone])
  const most = urgency[ordered[0]?.tone ?? 'neutral']
  if (folded) return <FoldedNotices of={ordered} />
  return (
    <Stack space={2}>
      {ordered.map(({ id, tone, icon, title, text, details }) => (
        <Notice
          key={id}
          tone={tone}
          title={title}
          variant={urgency[tone] === most && !belowBanner ? 'banner' : 'line'}
          {...(icon && { icon })}
        >
          {text} {details}
        </Notice>
      ))}
    </Stack>
  )
}

function FoldedNotices({ of: [first, ...others] }: { of: readonly NoticeFacts[] }) {
  const { t } = useTranslation('invoice')
  const [isOpen, setOpen] = useState(false)
  if (!first) return null
  const more = [
    ...(first.details ? [<Text key={first.id}>{first.details}</Text>] : []),
    ...others.map(({ id, title, text }) => (
      <Text key={id}>
        <strong>{title}</strong> {text}
      </Text>
    )),
  ]
  return (
    <Notice
      tone={first.tone}
      title={first.title}
      {...(first.icon && { icon: first.icon })}
      action={
        more.length > 0 && (
          <Disclosure label={t('noticeDetails')} open={isOpen} onOpenChange={setOpen}>
            <Stack space={2}>{more}</Stack>
          </Disclosure>
        )
      }
    >
      {first.text}
    </Notice>
  )
}
