import { useState } from 'react'

interface Question<Subject, Answer> {
  /** What the open question is about; undefined while none is open. */
  subject: Subject | undefined
  /** Opens it. @returns the answer, or undefined when the person gives up */
  ask: (subject: Subject) => Promise<Answer | undefined>
  answer: (answer?: Answer) => void
}

/**
 * A question in a dialog, whose answer is waited for. An answer that comes late, to a question that was closed or that
 * another one replaced, changes nothing.
 */
export function useQuestion<Subject, Answer>(): Question<Subject, Answer> {
  const [open, setOpen] = useState<{ subject: Subject; resolve: (answer?: Answer) => void }>()
  return {
    subject: open?.subject,
    ask: (subject) =>
      new Promise((resolve) => {
        open?.resolve()
        setOpen({ subject, resolve })
      }),
    answer: (answer) => {
      open?.resolve(answer)
      setOpen((present) => (present === open ? undefined : present))
    },
  }
}
