import { avatar } from './Avatar.css.ts'

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
export function Avatar({ name }: { name: string }) {
  return (
    <span className={avatar} aria-hidden="true">
      {initials(name)}
    </span>
  )
}
