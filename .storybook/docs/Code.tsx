import { CopyButton } from '@seberang/design-system/CopyButton'
import * as styles from './code.css.ts'

const kinds = [
  ['comment', /^\/\/[^\n]*/],
  ['text', /^(?:'[^'\n]*'|"[^"\n]*"|`[^`]*`)/],
  ['word', /^(?:import|from|export|const|function|return|new|true|false|null)\b/],
  ['word', /^<\/?[A-Z][\w.]*/],
  ['plain', /^[\w$]+|^[\s\S]/],
] as const
type Kind = (typeof kinds)[number][0]

interface Piece {
  kind: Kind
  text: string
}

/** Tokens of code, each with its colour. */
function pieces(code: string): Piece[] {
  const found: Piece[] = []
  let rest = code
  while (rest !== '') {
    for (const [kind, pattern] of kinds) {
      const text = pattern.exec(rest)?.[0]
      if (text === undefined || text === '') continue
      const last = found.at(-1)
      if (last?.kind === kind) last.text += text
      else found.push({ kind, text })
      rest = rest.slice(text.length)
      break
    }
  }
  return found
}

interface CodeBlockProps {
  children: string
  /** Names the code for screen readers: "Example of Button". */
  label: string
  /** Below a stage, without round corners. */
  attached?: boolean
}

/** Code that can be copied. Long lines wrap, so that nothing scrolls sideways. */
export function CodeBlock({ children, label, attached = false }: CodeBlockProps) {
  return (
    <div className={attached ? styles.attached : styles.block}>
      <pre className={styles.code}>
        {pieces(children).map(({ kind, text }, place) => (
          <span key={place} className={styles.kinds[kind]}>
            {text}
          </span>
        ))}
      </pre>
      <div className={styles.copy}>
        <CopyButton
          value={children}
          label="Copy"
          copiedLabel="Copied"
          what={label}
          size="small"
          variant="outline"
        />
      </div>
    </div>
  )
}
