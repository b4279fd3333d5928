import { useState } from 'react'
import * as styles from './Avatar.css.ts'

interface AvatarProps {
  name: string
  /** The address of their photo, in place of the initials. */
  photo?: string | undefined
  /** 32 or 64 px. */
  size?: 'small' | 'large'
}

const firstCharacter = (word: string): string => {
  const codePoint = word.codePointAt(0)
  return codePoint === undefined ? '' : String.fromCodePoint(codePoint)
}

/** The first letters of the first and the last word, or one. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? firstCharacter(words.at(-1) ?? '') : ''
  return (firstCharacter(words[0] ?? '') + last).toLocaleUpperCase()
}

/** Represents a customer; the text beside it or the button around it says the name. */
export function Avatar({ name, photo, size = 'small' }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  return (
    <span className={styles.sizes[size]} aria-hidden="true">
      {photo !== undefined && photo !== broken ? (
        <img className={styles.photo} src={photo} alt="" onError={() => setBroken(photo)} />
      ) : (
        initials(name)
      )}
    </span>
  )
}
