import type { ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'

interface AnnouncementProps {
  title: string
  /** The news, in a paragraph or two. */
  children: ReactNode
  /** The main action; closing is always possible as well. */
  action?: { label: string; onClick: () => void }
  /** A secondary action that shows what the news is about. */
  second?: { label: string; onClick: () => void }
  onClose: () => void
}

/** News that everybody sees once. */
export function Announcement({ title, children, action, second, onClose }: AnnouncementProps) {
  return (
    <Dialog
      open
      title={title}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        (second || action) && (
          <>
            {second && (
              <Button variant="outline" tone="neutral" size="field" onClick={second.onClick}>
                {second.label}
              </Button>
            )}
            {action && (
              <Button size="field" onClick={action.onClick}>
                {action.label}
              </Button>
            )}
          </>
        )
      }
    >
      {children}
    </Dialog>
  )
}
