import type { ReactNode } from 'react'
import { Heading } from '../Heading/index.ts'
import { CourierPicker } from './CourierPicker.tsx'
import type { CourierPickerProps } from './CourierPicker.tsx'
import { InsurancePicker } from './InsurancePicker.tsx'
import type { InsurancePickerProps } from './InsurancePicker.tsx'
import * as styles from './ShippingPriceCard.css.ts'

interface ShippingPriceCardProps {
  /** Absent where a row that opens it has it. */
  title?: ReactNode
  level?: 2 | 3
  /** Flag, code, delivery option. */
  meta: ReactNode
  /** Measured or estimated, and what is billed. */
  badge?: ReactNode
  courier: CourierPickerProps
  insurance: InsurancePickerProps
}

/**
 * The domestic leg of a shipment: its courier and its insurance, each with its price. Used inside a Sheet.
 */
export function ShippingPriceCard({
  title,
  level = 2,
  meta,
  badge,
  courier,
  insurance,
}: ShippingPriceCardProps) {
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <div className={styles.textBlock}>
          {title && (
            <Heading level={level} step="h3">
              {title}
            </Heading>
          )}
          <div className={styles.meta}>{meta}</div>
        </div>
        {badge}
      </div>
      <div className={styles.fields}>
        <CourierPicker {...courier} />
        <InsurancePicker {...insurance} />
      </div>
    </div>
  )
}
