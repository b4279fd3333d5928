import { warnOfUnknown } from '../../internal/dev-warning.ts'
import { boxArtNames, boxDrawings } from './drawings.tsx'
import type { BoxArtName } from './drawings.tsx'
import * as styles from './BoxArt.css.ts'

export const boxArtSizes = ['small', 'medium', 'large'] as const

interface BoxArtProps {
  /** Which parcel: `small`, `shoebox`, `pallet`, … */
  name: BoxArtName
  /** 40, 64 or 96 px. */
  size?: (typeof boxArtSizes)[number]
  /** Needed only where no adjacent text says what it is. */
  label?: string
}

/** A drawing of a parcel by kind and size: in choices of packaging, or in place of a photo. */
export function BoxArt({ name, size = 'medium', label }: BoxArtProps) {
  if (process.env.NODE_ENV !== 'production') warnOfUnknown('BoxArt', 'drawing', name, boxArtNames)
  return (
    <svg
      className={styles.sizes[size]}
      viewBox="0 0 64 64"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {boxDrawings[name]}
    </svg>
  )
}
