import type { Ref } from 'react'
import { Star } from '../../icons/index.ts'
import { FieldSet } from '../Field/index.ts'
import type { FieldProps } from '../Field/index.ts'
import { Icon } from '../Icon/index.ts'
import { ratings } from './Rating.tsx'
import * as styles from './Rating.css.ts'

export type RatingValue = (typeof ratings)[number]

interface RatingFieldProps extends FieldProps {
  /** `null` while nothing is chosen. */
  value: RatingValue | null
  onChange: (value: RatingValue) => void
  onBlur?: () => void
  /** The meaning of a number of stars; announced with each, and shown once chosen: "4, puas". */
  names: Record<RatingValue, string>
  ref?: Ref<HTMLInputElement>
}

/** A rating of one to five stars. Arrow keys move and choose. */
export function RatingField({ value, onChange, onBlur, names, ref, ...field }: RatingFieldProps) {
  return (
    <FieldSet {...field}>
      {({ name }) => (
        <div className={styles.choice}>
          <div className={styles.choices}>
            {ratings.map((rating) => (
              <label
                key={rating}
                className={styles.option}
                data-state={field.error ? 'invalid' : 'valid'}
                title={names[rating]}
              >
                <input
                  ref={rating === 1 ? ref : undefined}
                  type="radio"
                  className={styles.input}
                  name={name}
                  value={rating}
                  aria-label={names[rating]}
                  checked={rating === value}
                  onChange={() => onChange(rating)}
                  onBlur={onBlur}
                />
                <Icon icon={Star} size={28} />
              </label>
            ))}
          </div>
          {value !== null && (
            <span className={styles.chosen} aria-hidden="true">
              {names[value]}
            </span>
          )}
        </div>
      )}
    </FieldSet>
  )
}
