import { useId } from 'react'
import type { Ref } from 'react'
import { Badge } from '../Badge/index.ts'
import { Highlight } from '../Highlight/index.ts'
import * as styles from './HsCodeModal.css.ts'

export interface HsCodeChoice {
  /** As formatted: `8523.51`. */
  code: string
  label: string
  /** A secondary line. */
  detail?: string
  /** The heading in which the code lies. */
  heading?: string
  /** The words by which the code was found, where the label does not show them. */
  match?: string
  /** A warning before the choice: "Perlu izin", with the reason below the row. */
  restriction?: { tag: string; reason: string; tone: 'caution' | 'critical' }
  /** Prohibited goods. */
  unavailable?: boolean
}

interface CodeListProps {
  label: string
  results: readonly HsCodeChoice[]
  query: string
  marked: string
  onMark: (code: string) => void
  /** Enter on a row confirms the marked code. */
  onTake: () => void
  ref?: Ref<HTMLDivElement>
}

/** The found codes, as radio buttons. */
export function CodeList({ label, results, query, marked, onMark, onTake, ref }: CodeListProps) {
  const name = useId()
  return (
    <div ref={ref} className={styles.list} role="radiogroup" aria-label={label}>
      {results.map(({ code, label: text, detail, heading, match, restriction, unavailable = false }) => (
        <label key={code} className={styles.row} data-state={unavailable ? 'unavailable' : 'available'}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={code}
            checked={code === marked && !unavailable}
            disabled={unavailable}
            onChange={() => onMark(code)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              onTake()
            }}
          />
          <span className={styles.code}>
            <Highlight query={codesIn(query)}>{code}</Highlight>
          </span>
          <span className={styles.textBlock}>
            <span className={styles.name}>
              <Highlight query={query}>{text}</Highlight>
            </span>
            {restriction && <Badge tone={restriction.tone}>{restriction.tag}</Badge>}
            {detail && <span className={styles.detail}>{detail}</span>}
            {heading && <span className={styles.detail}>{heading}</span>}
            {match && (
              <span className={styles.detail}>
                <Highlight query={query}>{match}</Highlight>
              </span>
            )}
            {restriction && <span className={styles.reason}>{restriction.reason}</span>}
          </span>
        </label>
      ))}
    </div>
  )
}

/** The words of a query that may be of a code: the 1 of a model says nothing about one. */
const codesIn = (query: string): string =>
  query
    .split(/\s+/)
    .filter((word) => /^\d[\d.]+$/.test(word))
    .join(' ')
