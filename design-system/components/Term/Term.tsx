import { below, space, width } from '@seberang/tokens'
import { useRef, useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { X } from '../../icons/index.ts'
import { useMedia } from '../../internal/use-media.ts'
import { useLabels } from '../../labels/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { Heading } from '../Heading/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Link } from '../Link/index.ts'
import { Popover } from '../Popover/index.ts'
import * as styles from './Term.css.ts'

interface TermExplanation {
  /** The term in full: "PPh, pajak penghasilan impor". */
  title: string
  /** What it is, in two or three sentences. */
  text: ReactNode
  /** What it is in the case at hand: "Di kirimanmu Rp0:", and why. */
  here?: { lead: string; text?: ReactNode } | undefined
  /** What it is based on. */
  law?: { name: string; href: string; newWindow?: boolean } | undefined
  /** The page with all terms. */
  all?: { label: string; href: string } | undefined
}

interface TermProps extends TermExplanation {
  /** The word as it stands in its sentence. */
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/**
 * A word that explains itself: beside it where there is room, in a sheet at the bottom of a phone. Never inside a
 * label, a link or a button.
 */
export function Term({ children, ref, ...explanation }: TermProps) {
  const [open, setOpen] = useState(false)
  const [side, setSide] = useState<'bottom' | 'left'>('bottom')
  const isPhone = useMedia(below('tablet'))
  const button = useRef<HTMLButtonElement | null>(null)
  const word = (
    <button
      ref={(element) => {
        button.current = element
        if (typeof ref === 'function') return ref(element)
        if (ref) ref.current = element
        return undefined
      }}
      type="button"
      className={styles.word}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={isPhone ? () => setOpen(true) : undefined}
    >
      {children}
    </button>
  )
  const { title } = explanation
  if (isPhone) {
    return (
      <>
        {word}
        <Dialog open={open} onOpenChange={setOpen} title={title} size="small">
          <Explanation {...explanation} onLeave={() => setOpen(false)} />
        </Dialog>
      </>
    )
  }
  return (
    <Popover
      open={open}
      onOpenChange={(next) => {
        if (next && button.current) setSide(sideOf(button.current))
        setOpen(next)
      }}
      label={title}
      align="start"
      side={side}
      width="note"
      trigger={word}
    >
      <div className={styles.note}>
        <div className={styles.head}>
          <div className={styles.title}>
            <Heading level={2} step="h4">
              {title}
            </Heading>
          </div>
          <CloseCross onClose={() => setOpen(false)} />
        </div>
        <Explanation {...explanation} onLeave={() => setOpen(false)} />
      </div>
    </Popover>
  )
}

const roomBeside = Number.parseFloat(width.note) + Number.parseFloat(space[6])

/**
 * Below a name that begins a row it would cover the sums of the next ones: it stands before the row where there is room.
 * Amid a sentence it would cover what was read there.
 */
function sideOf(word: HTMLElement): 'bottom' | 'left' {
  const { left } = word.getBoundingClientRect()
  const text = word.parentElement
  const beginsIt = text !== null && left - text.getBoundingClientRect().left < 1
  return beginsIt && left >= roomBeside ? 'left' : 'bottom'
}

function CloseCross({ onClose }: { onClose: () => void }) {
  return (
    <div className={styles.cross}>
      <IconButton icon={X} label={useLabels().close} onClick={onClose} />
    </div>
  )
}

interface ExplanationProps extends TermExplanation {
  /** A link of this page leaves the explanation behind. */
  onLeave: () => void
}

function Explanation({ text, here, law, all, onLeave }: ExplanationProps) {
  return (
    <>
      <div className={styles.words}>
        <div className={styles.what}>{text}</div>
        {here && (
          <p>
            <span className={styles.lead}>{here.lead}</span> {here.text}
          </p>
        )}
      </div>
      {(law ?? all) && (
        <div className={styles.links}>
          {law && (
            <Link
              variant="standalone"
              href={law.href}
              {...(law.newWindow ? { newWindow: true } : { onClick: onLeave })}
            >
              {law.name}
            </Link>
          )}
          {all && (
            <Link variant="standalone" href={all.href} onClick={onLeave}>
              {all.label}
            </Link>
          )}
        </div>
      )}
    </>
  )
}
