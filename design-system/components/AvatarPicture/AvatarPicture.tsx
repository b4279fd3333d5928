import { warnOfUnknown } from '../../internal/dev-warning.ts'
import { avatarMotifs, motifs } from './drawings.tsx'
import type { AvatarMotif } from './drawings.tsx'
import * as styles from './AvatarPicture.css.ts'

/** The background of a drawing. */
export const avatarGrounds = ['water', 'turmeric', 'brick'] as const
export type AvatarGround = (typeof avatarGrounds)[number]

const night = 'lighthouse-night'

/** `sailboat-water`; one of them at night. */
export type AvatarPictureName = `${AvatarMotif}-${AvatarGround}` | typeof night

/** Thirty-seven: twelve drawings on three grounds, and the lighthouse at night. */
export const avatarPictureNames: readonly AvatarPictureName[] = [
  ...avatarMotifs.flatMap((motif) => avatarGrounds.map((ground) => `${motif}-${ground}` as const)),
  night,
]

const known: ReadonlySet<string> = new Set(avatarPictureNames)
/** Whether a stored name can still be drawn. */
export const isAvatarPictureName = (name: string): name is AvatarPictureName => known.has(name)

interface Look {
  motif: AvatarMotif
  ground: AvatarGround | 'night'
}
const looks = new Map<AvatarPictureName, Look>([
  ...avatarMotifs.flatMap((motif) =>
    avatarGrounds.map((ground): [AvatarPictureName, Look] => [`${motif}-${ground}`, { motif, ground }]),
  ),
  [night, { motif: 'lighthouse', ground: 'night' }],
])

interface AvatarPictureProps {
  /** Drawing and ground: `sailboat-water`. */
  name: AvatarPictureName
  /** 32, 40 or 64 px. */
  size?: 'small' | 'medium' | 'large'
  /** Needed only where no adjacent text says whom it represents. */
  label?: string
}

/** A drawing that a customer chose to represent them, in place of their initials. */
export function AvatarPicture({ name, size = 'medium', label }: AvatarPictureProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnOfUnknown('AvatarPicture', 'picture', name, avatarPictureNames)
  }
  const { motif, ground } = looks.get(name) ?? { motif: 'sailboat', ground: 'water' }
  return (
    <svg
      className={`${styles.sizes[size]} ${styles.grounds[ground]}`}
      viewBox="0 0 44 44"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {motifs[motif]}
    </svg>
  )
}
