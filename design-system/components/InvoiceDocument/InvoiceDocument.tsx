import type { ReactNode } from 'react'
import { Logo } from '../Logo/index.ts'
import { PrintSheet } from '../PrintSheet/index.ts'
import { QrCode } from '../QrCode/index.ts'
import * as styles from './InvoiceDocument.css.ts'

export interface InvoiceGroup {
  id: string
  title: string
  lines: readonly { id: string; name: string; reason?: string; amount: string }[]
  sum: { label: string; amount: string }
}

interface InvoiceDocumentProps {
  brand: string
  /** Name and address of the company that charges it. */
  sender?: string | undefined
  title: string
  /** What it is for, in words. */
  subtitle: string
  number: { label: string; code: string; date: string }
  /** Paid, awaiting payment: a badge. */
  state: ReactNode
  facts: readonly { term: string; value: string; note?: string }[]
  columns: { line: string; name: string; reason: string; amount: string }
  /** One shipment each. */
  groups: readonly InvoiceGroup[]
  total: {
    label: string
    amount: string
    note?: string
    /** It is not to be paid any more. */
    isEnded?: boolean
  }
  notes: readonly { term: string; text: string }[]
  qr: { value: string; label: string }
  footer: { title: string; text: string }
}

/** An invoice for bookkeeping, on A4: numbered lines with their calculations, and one total. */
export function InvoiceDocument(props: InvoiceDocumentProps) {
  const { brand, sender, title, subtitle, number, state, facts, columns, groups, total, notes, qr, footer } =
    props
  return (
    <PrintSheet size="a4">
      <div className={styles.document}>
        <div className={styles.top}>
          <div>
            <Logo name={brand} />
            {sender && <p className={styles.sender}>{sender}</p>}
          </div>
          {state}
        </div>
        <header className={styles.head}>
          <div>
            <h1 className={styles.title}>{title}</h1>
            <p>{subtitle}</p>
          </div>
          <p className={styles.number}>
            {number.label} <b className={styles.code}>{number.code}</b>
            <br />
            {number.date}
          </p>
        </header>
        <dl className={styles.facts}>
          {facts.map(({ term, value, note }) => (
            <div key={term}>
              <dt className={styles.quiet}>{term}</dt>
              <dd className={styles.fact}>{value}</dd>
              {note && <dd className={styles.quiet}>{note}</dd>}
            </div>
          ))}
        </dl>
        <Lines columns={columns} groups={groups} label={title} />
        <div className={styles.total}>
          <div>
            <p className={styles.totalLabel}>{total.label}</p>
            {total.note && <p>{total.note}</p>}
          </div>
          {total.isEnded ? (
            <s className={styles.endedAmount}>{total.amount}</s>
          ) : (
            <p className={styles.amount}>{total.amount}</p>
          )}
        </div>
        <dl className={styles.notes}>
          {notes.map(({ term, text }) => (
            <div key={`${term} ${text}`} className={styles.note}>
              <dt className={styles.noteTerm}>{term}</dt>
              <dd className={styles.noteText}>{text}</dd>
            </div>
          ))}
        </dl>
        <footer className={styles.foot}>
          <div>
            <p className={styles.footTitle}>{footer.title}</p>
            <p className={styles.quiet}>{footer.text}</p>
          </div>
          <QrCode {...qr} />
        </footer>
      </div>
    </PrintSheet>
  )
}

function Lines({
  columns,
  groups,
  label,
}: Pick<InvoiceDocumentProps, 'columns' | 'groups'> & { label: string }) {
  // One numbering for the whole document, across shipments.
  const firstOf = (place: number): number =>
    groups.slice(0, place).reduce((count, { lines }) => count + lines.length, 1)
  return (
    <table className={styles.table} aria-label={label}>
      <thead className={styles.columns}>
        <tr>
          <th className={styles.column} scope="col">
            {columns.line}
          </th>
          <th className={styles.column} scope="col">
            {columns.name}
          </th>
          <th className={styles.column} scope="col">
            {columns.reason}
          </th>
          <th className={styles.amountColumn} scope="col">
            {columns.amount}
          </th>
        </tr>
      </thead>
      {groups.map(({ id, title, lines, sum }, place) => (
        <tbody key={id} className={styles.body}>
          <tr className={styles.body}>
            <th className={styles.group} colSpan={4} scope="rowgroup">
              {title}
            </th>
          </tr>
          {lines.map(({ id: line, name, reason, amount }, index) => (
            <tr key={line} className={styles.line}>
              <td className={styles.numberCell}>{firstOf(place) + index}</td>
              <td className={styles.cell}>{name}</td>
              <td className={styles.reason}>{reason}</td>
              <td className={styles.amountCell}>{amount}</td>
            </tr>
          ))}
          <tr className={styles.sumRow}>
            {/* The sum stands under the names, whose column is as wide as its longest number needs. */}
            <td className={styles.sumSpace} aria-hidden="true" />
            <th className={styles.sum} colSpan={2} scope="row">
              {sum.label}
            </th>
            <td className={styles.sumAmount}>{sum.amount}</td>
          </tr>
        </tbody>
      ))}
    </table>
  )
}
