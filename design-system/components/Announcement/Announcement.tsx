import type { ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'

interface AnnouncementProps {
  title: string
  /** The news, in a paragraph or two. */
  children: ReactNode
  /** The way on; closing is always possible beside it. */
  action?: { label: string; onAct: () => void }
  /** A second way, for who wants to see what it is about. */
  second?: { label: string; onAct: () => void }
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
              <Button variant="outline" tone="neutral" size="field" onClick={second.onAct}>
                {second.label}
              </Button>
            )}
            {action && (
              <Button size="field" onClick={action.onAct}>
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
