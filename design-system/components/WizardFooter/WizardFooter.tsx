import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useBarHeight } from '../../internal/use-bar-height.ts'
import { Container } from '../Container/index.ts'
import { Icon } from '../Icon/index.ts'
import type { IconType } from '../Icon/index.ts'
import { PriceCompact } from '../PriceFoot/index.ts'
import type { PriceStatement } from '../PriceFoot/index.ts'
import * as styles from './WizardFooter.css.ts'

type WizardFooterProps = {
  /** Back and next. */
  children: ReactNode
} & (
  | {
      /** The price so far with its basis; changes are announced. */
      price: PriceStatement
      /** Of all goods, while it is known. */
      weight?: string | undefined
      /** In place of the further levies, with their reasons at a press. */
      levies?: ReactNode
      icon?: never
      note?: never
    }
  | {
      /** Of a wizard without a price: a sentence about what is typed. */
      note: string
      icon: IconType
      price?: never
      weight?: never
      levies?: never
    }
)

/** The foot of the price as the bottom bar of the wizard, with the next step. */
export function WizardFooter({ price, weight, levies, icon, note, children }: WizardFooterProps) {
  const ref = useRef<HTMLElement>(null)
  useBarHeight(ref, true)
  return (
    <footer ref={ref} className={styles.footer}>
      <Container>
        <div className={styles.bar}>
          {price ? (
            <div className={styles.price}>
              <PriceCompact variant="bar" statement={price} weight={weight} levies={levies} words="around" />
            </div>
          ) : (
            <p className={styles.note}>
              <Icon icon={icon} size={16} />
              {note}
            </p>
          )}
          <div className={styles.actions}>{children}</div>
        </div>
      </Container>
    </footer>
  )
}
