import type { ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'

interface AnnouncementProps {
  title: string
  /** The news, in a paragraph or two. */
  children: ReactNode
  /** The way on; closing is always possible beside it. */
  action?: { label: string; onClick: () => void }
  /** A second way, for who wants to see what it is about. */
  second?: { label: string; onClick: () => void }
  onClose: () => void
}

/** News that everybody is told once. */
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
