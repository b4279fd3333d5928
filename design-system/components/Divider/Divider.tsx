import { divider, labelled, word } from './Divider.css.ts'

interface DividerProps {
  /** `default` above a total, `subtle` everywhere else. */
  weight?: 'subtle' | 'default'
  /** A word in the line, between two ways to the same: "or". */
  label?: string
}

/** A hairline between groups. */
export function Divider({ weight = 'subtle', label }: DividerProps) {
  const line = <hr className={divider[weight]} />
  if (label === undefined) return line
  return (
    <div className={labelled}>
      {line}
      <span className={word}>{label}</span>
      {line}
    </div>
  )
}
