import { memo } from 'react'
import type { IconType } from '../../icons/icon-type.ts'
import { devWarning } from '../../internal/dev-warning.ts'
import * as styles from './Icon.css.ts'

export const iconSizes = [14, 16, 18, 20, 22, 24, 28] as const

interface IconProps {
  /** One of `@seberang/design-system/icons`. */
  icon: IconType
  /** px */
  size?: (typeof iconSizes)[number]
  tone?: keyof typeof styles.tones
  /** Needed only where no adjacent text says the same. */
  label?: string
}

function warnOfNoIcon(icon: unknown): void {
  if (typeof icon === 'string' || (typeof icon === 'object' && icon !== null && 'parts' in icon)) return
  const given = typeof icon === 'function' ? 'a component' : String(icon)
  devWarning('Icon', `its icon is ${given}. Import one by a name that @seberang/design-system/icons has.`)
}

/** A line icon in the colour of the adjacent text. */
export const Icon = memo(function Icon({ icon, size = 20, tone, label }: IconProps) {
  if (process.env.NODE_ENV !== 'production') warnOfNoIcon(icon)
  if (!icon) return null
  const isLine = typeof icon === 'string'
  const looks = isLine ? styles.lines[size] : styles.marks[size]
  return (
    <svg
      viewBox={isLine ? '0 0 24 24' : `0 0 ${icon.box} ${icon.box}`}
      className={tone ? `${looks} ${styles.tones[tone]}` : looks}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {isLine ? (
        <path d={icon} />
      ) : (
        icon.parts.map(({ fill, path }) => <path key={path} fill={fill} d={path} />)
      )}
    </svg>
  )
})
