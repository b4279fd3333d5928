import * as Radix from '@radix-ui/react-popover'
import { useId } from 'react'
import { ExternalLink, MessageCircle, X } from '../../icons/index.ts'
import { useLabels } from '../../labels/index.ts'
import { RouterLink } from '../../link/index.ts'
import { CountBadge } from '../CountBadge/index.ts'
import { Icon } from '../Icon/index.ts'
import type { IconType } from '../Icon/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { Conversation } from './Conversation.tsx'
import type { ConversationProps } from './Conversation.tsx'
import * as styles from './SupportChat.css.ts'

export interface SupportTopic {
  id: string
  icon: IconType
  label: string
  /** The topic's page, in a new window. */
  href: string
}

interface SupportChatProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Label of the button: "Chat bantuan". */
  label: string
  /** Title of the panel: "Mau tanya apa?" */
  title: string
  /** Whether somebody answers now, in words: "Buka, dibalas sekitar 10 menit." */
  status: string
  /** "Senin–Jumat, 08.00–17.00 WIB" */
  hours: string
  topics: readonly SupportTopic[]
  /** A conversation right here, below the topics. */
  conversation?: ConversationProps
  /** The number of unread answers, and the same in words. */
  unread?: { count: number; label: string }
}

/** Help at the lower right edge of every page: topics, opening hours, and a conversation. */
export function SupportChat(props: SupportChatProps) {
  const { open, onOpenChange, label, title, status, hours, topics, conversation, unread } = props
  const { close } = useLabels()
  const titleId = useId()
  const waiting = unread !== undefined && unread.count > 0 && !open
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <button
          type="button"
          className={styles.launcher}
          aria-label={waiting ? `${label}, ${unread.label}` : label}
        >
          <Icon icon={open ? X : MessageCircle} size={24} />
          {waiting && (
            <span className={styles.unread}>
              <CountBadge count={unread.count} tone="caution" />
            </span>
          )}
        </button>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.panel}
          aria-labelledby={titleId}
          side="top"
          align="end"
          sideOffset={12}
          collisionPadding={16}
          // The draft and the scroll position stay; only Escape and the buttons close.
          onInteractOutside={(event) => event.preventDefault()}
        >
          <header className={styles.head}>
            <div className={styles.headWords}>
              <h2 id={titleId} className={styles.title}>
                {title}
              </h2>
              <p className={styles.hours}>{status}</p>
              <p className={styles.hours}>{hours}</p>
            </div>
            <Radix.Close className={styles.close} aria-label={close}>
              <Icon icon={X} />
            </Radix.Close>
          </header>
          {topics.length > 0 && (
            <ul aria-labelledby={titleId} className={styles.topics}>
              {topics.map((topic) => (
                <Topic key={topic.id} topic={topic} />
              ))}
            </ul>
          )}
          {conversation && <Conversation {...conversation} />}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Topic({ topic: { icon, label, href } }: { topic: SupportTopic }) {
  const { opensNewWindow } = useLabels()
  return (
    <li>
      <RouterLink href={href} className={styles.topic} target="_blank" rel="noopener noreferrer">
        <Icon icon={icon} tone="secondary" />
        <span className={styles.topicText}>{label}</span>
        <Icon icon={ExternalLink} size={16} tone="tertiary" />
        <VisuallyHidden>{opensNewWindow}</VisuallyHidden>
      </RouterLink>
    </li>
  )
}
