import type { ReactElement } from 'react'
import * as css from './LawList.css.ts'

export interface LawListProps {
  items: readonly {
    name: string
    text: string
    /** The calculation, and the article it is based on. */
    source: string
    amount: string
  }[]
}

/** The state's charges and their reasons, one levy a row. */
export function LawList({ items }: LawListProps): ReactElement {
  return (
    <ul className={css.list}>
      {items.map(({ name, text, source, amount }) => (
        <li key={name} className={css.row}>
          <h3 className={css.name}>{name}</h3>
          <div className={css.body}>
            <p className={css.text}>{text}</p>
            <p className={css.source}>{source}</p>
          </div>
          <p className={css.amount}>{amount}</p>
        </li>
      ))}
    </ul>
  )
}
