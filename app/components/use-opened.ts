import { useState } from 'react'

interface Opened<Subject> {
  /** What is open; undefined while nothing is. */
  subject: Subject | undefined
  open: (subject: Subject) => void
  /** Goes on to another from the one that was open in this render, and only from that one. */
  goOn: (subject: Subject) => void
  close: () => void
}

/**
 * What a dialog is open for. An answer that comes late, to one that was closed, neither closes nor replaces the one that was
 * opened since.
 */
export function useOpened<Subject>(): Opened<Subject> {
  const [opened, setOpened] = useState<{ subject: Subject }>()
  const replace = (next?: { subject: Subject }) =>
    setOpened((present) => (present === opened ? next : present))
  return {
    subject: opened?.subject,
    open: (subject) => setOpened({ subject }),
    goOn: (subject) => replace({ subject }),
    close: () => replace(),
  }
}
