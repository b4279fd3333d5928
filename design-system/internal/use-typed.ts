import { useState } from 'react'

interface Typed {
  /** What stands in the field. */
  text: string
  type: (text: string) => void
  /** On leaving the field: what can be read is written neatly. */
  leave: () => void
}

interface Reading {
  /** The value that a text stands for; `undefined` where it cannot be read. */
  read: (text: string) => string | undefined
  /** How a value stands in the field; what is no value stands as it was typed. */
  write: (value: string) => string
  onChange: (value: string) => void
}

/**
 * A field whose value is not what is typed. While somebody types, the field is theirs: `1/2/2026` is a date before its
 * last figure is corrected. What cannot be read is handed over as it is, so that a form can refuse it and nothing is lost.
 */
export function useTyped(value: string, { read, write, onChange }: Reading): Typed {
  const [draft, setDraft] = useState<{ text: string; value: string }>()
  // Chosen from a list or set by the form meanwhile: the draft is of another value.
  const isCurrent = draft !== undefined && draft.value === value
  return {
    text: isCurrent ? draft.text : write(value),
    type: (text) => {
      const next = read(text) ?? text
      setDraft({ text, value: next })
      if (next !== value) onChange(next)
    },
    leave: () => setDraft(undefined),
  }
}
