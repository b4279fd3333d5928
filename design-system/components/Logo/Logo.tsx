import * as styles from './Logo.css.ts'

interface LogoProps {
  /** The name as it is written. */
  name: string
  /** Shows the mark alone; the name stays accessible. */
  markOnly?: boolean
}

/** The crossing from shore to shore, drawn as an S. */
export function Logo({ name, markOnly = false }: LogoProps) {
  return (
    <span className={styles.logo}>
      <svg
        className={styles.mark}
        viewBox="0 0 32 32"
        role={markOnly ? 'img' : undefined}
        aria-label={markOnly ? name : undefined}
        aria-hidden={markOnly ? undefined : true}
      >
        <rect className={styles.ground} width="32" height="32" rx="9" />
        <path className={styles.line} d="M22.4 9.4h-8.1a3.3 3.3 0 0 0 0 6.6h3.4a3.3 3.3 0 0 1 0 6.6H9.6" />
        <circle className={styles.here} cx="22.6" cy="9.4" r="2.9" />
        <circle className={styles.shore} cx="9.4" cy="22.6" r="2.9" />
      </svg>
      {!markOnly && <span className={styles.name}>{name}</span>}
    </span>
  )
}
