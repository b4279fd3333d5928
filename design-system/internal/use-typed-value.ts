import { useState } from 'react'

interface Typed {
  /** The text of the field. */
  text: string
  type: (text: string) => void
  /** On blur: a valid value is formatted. */
  leave: () => void
}

interface Reading {
  /** Parses a text; `undefined` where it is invalid. */
  read: (text: string) => string | undefined
  /** Formats a value; an invalid one is shown as typed. */
  write: (value: string) => string
  onChange: (value: string) => void
}

/**
 * A field whose value differs from its text. Typed text stays untouched while the field has focus: `1/2/2026`
 * is a valid date before its last digit is corrected. Invalid text is passed on as it is, so that a form can
 * reject it and nothing is lost.
 */
export function useTypedValue(value: string, { read, write, onChange }: Reading): Typed {
  const [draft, setDraft] = useState<{ text: string; value: string }>()
  // Chosen from a list or set by the form meanwhile: the draft belongs to another value.
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
