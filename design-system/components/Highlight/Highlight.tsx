import { Fragment } from 'react'
import { mark } from './Highlight.css.ts'
import { partsOf } from './parts.ts'

interface HighlightProps {
  /** The query; each of its words is marked wherever it occurs. */
  query: string
  children: string
}

/** A text in which the words of a query are marked. */
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
