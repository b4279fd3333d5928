import { spinner } from './Spinner.css.ts'

interface SpinnerProps {
  /** px */
  size?: 16 | 18 | 20
}

/** Spins while something is in progress; the adjacent text says what. */
export function Spinner({ size = 18 }: SpinnerProps) {
  return (
    <svg className={spinner} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M12 3a9 9 0 1 0 9 9"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  )
}
