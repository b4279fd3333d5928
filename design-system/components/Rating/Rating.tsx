import { Star } from '../../icons/index.ts'
import { Icon } from '../Icon/index.ts'
import * as styles from './Rating.css.ts'

export const ratings = [1, 2, 3, 4, 5] as const

export interface RatingProps {
  /** 0 to 5, shown to the nearest half. */
  value: number
  /** The rating in words: "4,5 dari 5". */
  label: string
  /** The number of ratings, in words: "128 ulasan". */
  count?: string
}

/** Other customers' rating, in stars and in words. */
export function Rating({ value, label, count }: RatingProps) {
  return (
    <span className={styles.rating}>
      <span className={styles.stars} aria-hidden="true">
        {ratings.map((place) => (
          <StarUpTo key={place} share={value - place + 1} />
        ))}
      </span>
      <span className={styles.textBlock}>
        {label}
        {count && <span className={styles.count}> {count}</span>}
      </span>
    </span>
  )
}

/** A star filled to its `share`, 0 to 1. */
function StarUpTo({ share }: { share: number }) {
  return (
    <span className={styles.star}>
      <Icon icon={Star} size={18} />
      {share >= 0.25 && (
        <span className={styles.fill} data-state={share >= 0.75 ? 'full' : 'half'}>
          <Icon icon={Star} size={18} />
        </span>
      )}
    </span>
  )
}
