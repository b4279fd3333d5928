import type { ComponentType, SVGProps } from 'react'
import { devWarning } from '../../internal/dev-warning.ts'
import * as styles from './Icon.css.ts'

export type IconType = ComponentType<
  Pick<
    SVGProps<SVGSVGElement>,
    'className' | 'width' | 'height' | 'strokeWidth' | 'role' | 'aria-label' | 'aria-hidden'
  >
>

export const iconSizes = [14, 16, 18, 20, 22, 24, 28] as const

interface IconProps {
  /** One of `@seberang/design-system/icons`. */
  icon: IconType
  /** px */
  size?: (typeof iconSizes)[number]
  tone?: keyof typeof styles.tones
  /** Needed only where no words stand beside it. */
  label?: string
}

/** Small icons need a thicker line to look as heavy as large ones. */
const strokeFor = (size: number): number => (size <= 16 ? 2 : size >= 28 ? 1.5 : 1.75)

/** A line icon in the colour of the words beside it. */
export function Icon({ icon: Drawing, size = 20, tone, label }: IconProps) {
  if (process.env.NODE_ENV !== 'production' && !Drawing) {
    devWarning('Icon', 'its icon is undefined. Import one by a name that @seberang/design-system/icons has.')
  }
  const className = tone ? `${styles.icon} ${styles.tones[tone]}` : styles.icon
  const shared = { className, width: size, height: size, strokeWidth: strokeFor(size) }
  return (
    <Drawing
      {...shared}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  )
}
