import type { ReactNode } from 'react'
import { Flag } from '../Flag/index.ts'
import type { FlagCountry } from '../Flag/index.ts'
import { Heading } from '../Heading/index.ts'
import { PriceFoot, PriceNotes } from '../PriceFoot/index.ts'
import type { PriceFootProps } from '../PriceFoot/index.ts'
import { PriceLines } from '../PriceLines/index.ts'
import type { PriceLine } from '../PriceLines/index.ts'
import { QrCode } from '../QrCode/index.ts'
import { Sheet, SheetSection } from '../Sheet/index.ts'
import * as styles from './QuoteCard.css.ts'

export interface QuoteEnd {
  name: string
  country: FlagCountry
  /** Below the name: the warehouse, the sub-district. */
  detail?: string | undefined
}

export interface QuoteGroup {
  id: string
  /** Who gets this money: "Jasa pengiriman", "Pungutan negara". */
  title: string
  sum: string
  lines: readonly PriceLine[]
}

/** A row for each product. */
export interface QuotedGoods {
  title: string
  /** `details`: its code, its size. */
  rows: readonly { name: string; details: readonly string[]; value: string }[]
}

type ClosingTotal = Pick<PriceFootProps, 'statement' | 'caution' | 'age' | 'day'>

interface FormerTotal {
  label: string
  note?: string
  /** The price that is no longer valid. */
  former: string
}

interface QuoteCardProps {
  /** Origin and destination; `label` for screen readers, `time` on the line between them. */
  route: { label: string; from: QuoteEnd; to: QuoteEnd; time?: string | undefined }
  /** What was priced. */
  goods: QuotedGoods
  /** Of all goods together. */
  facts: readonly { term: string; value: ReactNode }[]
  groups: readonly QuoteGroup[]
  /** The total with what it rests on, which the QuotePanel has from desktops on, and its notes; or a price that is no longer valid, which is struck through. */
  total: ClosingTotal | FormerTotal
  /** The rules and rates of the price, and what customs may assess differently. */
  basis: { title: string; text: ReactNode }
  /** What starting a shipment from it does. */
  start: { title: string; text: ReactNode }
  /** Its address as a QR code with its words; not on a phone: who reads it there needs no way onto one. */
  scan: { address: string; label: string }
}

/** A saved quote: the route, the goods, who gets what, and by which rules. */
export function QuoteCard({ route, goods, facts, groups, total, basis, start, scan }: QuoteCardProps) {
  return (
    <Sheet bleed as="article">
      <div className={styles.card}>
        <SheetSection>
          <Route {...route} />
        </SheetSection>
        <SheetSection>
          <Goods {...goods} />
          <dl className={styles.facts}>
            {facts.map(({ term, value }) => (
              <div key={term} className={styles.fact}>
                <dt className={styles.term}>{term}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        </SheetSection>
        <SheetSection>
          {groups.map(({ id, title, sum, lines }) => (
            <div key={id} className={styles.group}>
              <div className={styles.groupHead}>
                <Heading level={2} step="h4">
                  {title}
                </Heading>
                <span className={styles.groupSum}>{sum}</span>
              </div>
              <PriceLines lines={lines} />
            </div>
          ))}
          <div className={styles.total}>
            {'former' in total ? (
              <Former {...total} />
            ) : (
              <>
                <div className={styles.closing}>
                  <PriceFoot
                    notes="below"
                    statement={total.statement}
                    caution={total.caution}
                    age={total.age}
                  />
                </div>
                <PriceNotes day={total.day} />
              </>
            )}
          </div>
        </SheetSection>
        <SheetSection>
          <Heading level={2} step="h4">
            {basis.title}
          </Heading>
          <div className={styles.quiet}>{basis.text}</div>
        </SheetSection>
        <SheetSection>
          <div className={styles.start}>
            <div className={styles.startText}>
              <Heading level={2} step="h4">
                {start.title}
              </Heading>
              <div className={styles.quiet}>{start.text}</div>
            </div>
            <div className={styles.scan}>
              <div className={styles.code}>
                <QrCode value={scan.address} label={scan.label} />
              </div>
              {/* The picture says it to screen readers. */}
              <span className={styles.quiet} aria-hidden="true">
                {scan.label}
                <span className={styles.address}>{scan.address}</span>
              </span>
            </div>
          </div>
        </SheetSection>
      </div>
    </Sheet>
  )
}

function Goods({ title, rows }: QuotedGoods) {
  return (
    <>
      <Heading level={2} step="h4">
        {title}
      </Heading>
      <ul className={styles.goods}>
        {rows.map(({ name, details, value }, index) => (
          <li key={index} className={styles.product}>
            <div className={styles.productText}>
              <div className={styles.productName}>{name}</div>
              <div className={styles.quiet}>{details.join(' · ')}</div>
            </div>
            <span className={styles.productValue}>{value}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Former({ label, note, former }: FormerTotal) {
  return (
    <div className={styles.formerTotal}>
      <div className={styles.totalText}>
        <span className={styles.totalLabel}>{label}</span>
        {note && <span className={styles.quiet}>{note}</span>}
      </div>
      <s className={styles.former}>{former}</s>
    </div>
  )
}

function Route({ label, from, to, time }: QuoteCardProps['route']) {
  return (
    <ol className={styles.route} aria-label={label}>
      <End {...from} />
      <li className={styles.crossing}>
        <span className={styles.line} aria-hidden="true" />
        {time && <span className={styles.quiet}>{time}</span>}
      </li>
      <End {...to} />
    </ol>
  )
}

function End({ name, country, detail }: QuoteEnd) {
  return (
    <li className={styles.end}>
      <span className={styles.place}>
        <Flag country={country} />
        <span className={styles.name}>{name}</span>
      </span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </li>
  )
}
