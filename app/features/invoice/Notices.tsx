import { Notice, type NoticeTone } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import type { IconType } from '@seberang/design-system/Icon'
import type { ReactNode } from 'react'

export interface NoticeFacts {
  id: string
  tone: NoticeTone
  icon?: IconType
  /** The main clause, with its full stop. */
  title: string
  text: ReactNode
}

interface NoticesProps {
  of: readonly NoticeFacts[]
  /** The page has a banner already, of what became of the whole. */
  belowBanner?: boolean
}

const urgency = [
  'critical',
  'caution',
  'positive',
  'info',
  'neutral',
] as const satisfies readonly NoticeTone[]

/** The most urgent stands out, the others are lines below it: several banners at once say that none matters. */
export function Notices({ of, belowBanner = false }: NoticesProps) {
  if (of.length === 0) return null
  const ordered = of.toSorted((one, other) => urgency.indexOf(one.tone) - urgency.indexOf(other.tone))
  return (
    <Stack space={2}>
      {ordered.map(({ id, tone, icon, title, text }, at) => (
        <Notice
          key={id}
          tone={tone}
          title={title}
          variant={at === 0 && !belowBanner ? 'banner' : 'line'}
          {...(icon && { icon })}
        >
          {text}
        </Notice>
      ))}
    </Stack>
  )
}
