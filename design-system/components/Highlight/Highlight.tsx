import { Fragment } from 'react'
import { mark } from './Highlight.css.ts'
import { partsOf } from './parts.ts'

interface HighlightProps {
  /** What was searched for; each of its words is marked wherever it stands. */
  query: string
  children: string
}

/** A text with what was searched for marked in it. */
export function Highlight({ query, children }: HighlightProps) {
  return partsOf(children, query).map(({ text, hit }, index) =>
    hit ? (
      <mark key={index} className={mark}>
        {text}
      </mark>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    ),
  )
}
