import { Barcode } from '../Barcode/index.ts'
import { Icon } from '../Icon/index.ts'
import type { IconType } from '../Icon/index.ts'
import { PrintSheet } from '../PrintSheet/index.ts'
import { QrCode } from '../QrCode/index.ts'
import * as styles from './ShippingLabel.css.ts'

export interface LabelAddress {
  term: string
  name: string
  lines: readonly string[]
}

export interface LabelFact {
  term: string
  value: string
  /** As a tracking number or the goods: it has the whole width, and two lines at most. */
  isLong?: boolean
  /** Beside the term, where it is not cut: "2 more items". */
  more?: string
}

interface ShippingLabelProps {
  brand: string
  /** By air or sea. */
  way: { icon: IconType; name: string }
  /** The customer's unit code, which tells the warehouse whose parcel it is. */
  unit: { term: string; code: string }
  /** What is written on the boxes beside it, as by sea. */
  mark?: { term: string; code: string }
  /** The warehouse abroad. */
  to: LabelAddress
  /** The shipment's barcode. */
  shipment: { term: string; code: string }
  /** The recipient in Indonesia; omitted while unknown. */
  recipient?: LabelAddress
  facts: readonly LabelFact[]
  qr: { value: string; label: string }
  /** The number of this package and the total, in each language of who handles it. */
  piece: readonly string[]
  /** How to handle it, with its symbol. */
  handling?:
    | {
        icon: IconType
        /** In each language of who handles it. */
        words: readonly string[]
      }
    | undefined
  warning: string
}

/** The label that a seller puts on a parcel, 100 × 150 mm: readable by people, scanners and phones. */
export function ShippingLabel(props: ShippingLabelProps) {
  const { brand, way, unit, mark, to, shipment, recipient, facts, qr, piece, handling, warning } = props
  return (
    <PrintSheet size="label">
      <div className={styles.label}>
        <div className={styles.head}>
          <span className={styles.brand}>{brand}</span>
          <span className={styles.way}>
            <Icon icon={way.icon} size={20} />
            {way.name}
          </span>
        </div>
        <div className={styles.unit}>
          <p className={styles.term}>{unit.term}</p>
          <p className={styles.code}>{unit.code}</p>
          {mark && (
            <p className={styles.mark}>
              <span className={styles.markTerm}>{mark.term}</span>
              <span className={isLong(mark.code) ? styles.longMarkCode : styles.markCode}>{mark.code}</span>
            </p>
          )}
        </div>
        <Address of={to} />
        <div className={styles.bars}>
          <Barcode value={shipment.code} />
          <p className={styles.barText}>
            <span className={styles.term}>{shipment.term}</span> {shipment.code}
          </p>
        </div>
        <div className={styles.foot}>
          <div>
            {recipient && <Address of={recipient} />}
            <dl className={styles.facts}>
              {facts.map(({ term, value, isLong = false, more }) => (
                <div key={term} className={isLong ? styles.across : undefined}>
                  <dt className={styles.term}>{more ? `${term}, ${more}` : term}</dt>
                  <dd className={isLong ? styles.longFact : styles.fact}>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className={styles.qr}>
            <QrCode {...qr} />
            <div className={styles.piece}>
              {piece.map((words) => (
                <p key={words}>{words}</p>
              ))}
            </div>
            {handling && (
              <div className={styles.handling}>
                <Icon icon={handling.icon} size={20} />
                {handling.words.map((words) => (
                  <p key={words}>{words}</p>
                ))}
              </div>
            )}
          </div>
        </div>
        <p className={styles.warning}>{warning}</p>
      </div>
    </PrintSheet>
  )
}

/** Whether a mark has more than one line in the large letters. */
const isLong = (code: string) => code.length > 30

function Address({ of: { term, name, lines } }: { of: LabelAddress }) {
  return (
    <div className={styles.address}>
      <p className={styles.term}>{term}</p>
      <p className={styles.name}>{name}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
