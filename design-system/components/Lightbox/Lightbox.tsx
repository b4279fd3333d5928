import * as Radix from '@radix-ui/react-dialog'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { ChevronLeft, ChevronRight, X } from '../../icons/index.ts'
import { useFocusReturn } from '../../internal/use-focus-return.ts'
import { useLabels } from '../../labels/index.ts'
import { IconButton } from '../IconButton/index.ts'
import * as styles from './Lightbox.css.ts'

export interface LightboxPhoto {
  src: string
  alt: string
  /** When and where it was taken, formatted. */
  caption?: string
}

interface LightboxProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What the pictures show; for screen readers only. */
  title: string
  photos: readonly LightboxPhoto[]
  /** Index of the picture that opens, from 0. */
  index?: number
}

/** Pictures at the size of the window, one at a time; arrow keys change them, Escape closes. */
export function Lightbox({ open, onOpenChange, ...shown }: LightboxProps) {
  const focusReturn = useFocusReturn()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        {/* Reopened, it starts at the given picture. */}
        <Radix.Content
          className={styles.stage}
          // It has the dark background in every theme.
          data-theme="dark"
          aria-describedby={undefined}
          {...focusReturn}
        >
          <Pictures {...shown} onClose={() => onOpenChange(false)} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface PicturesProps extends Pick<LightboxProps, 'title' | 'photos' | 'index'> {
  onClose: () => void
}

function Pictures({ title, photos, index = 0, onClose }: PicturesProps) {
  const { close, previous, next, photoOf } = useLabels()
  const [place, setPlace] = useState(index)
  const photo = photos[place]
  const count = photos.length
  const turn = (by: number): void => setPlace((at) => (at + by + count) % count)

  function turnByKey(event: KeyboardEvent): void {
    if (event.key === 'ArrowLeft') turn(-1)
    if (event.key === 'ArrowRight') turn(1)
  }

  return (
    <div className={styles.frame} onKeyDown={turnByKey} role="presentation">
      <div className={styles.bar}>
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        <p className={styles.place} aria-live="polite">
          {count > 1 && photoOf(place + 1, count)}
        </p>
        <IconButton icon={X} label={close} tone="inherit" onClick={onClose} />
      </div>
      {photo && (
        <figure className={styles.figure}>
          <img className={styles.photo} src={photo.src} alt={photo.alt} />
          {photo.caption && <figcaption className={styles.caption}>{photo.caption}</figcaption>}
        </figure>
      )}
      {count > 1 && (
        <div className={styles.turns}>
          <IconButton icon={ChevronLeft} label={previous} tone="inherit" onClick={() => turn(-1)} />
          <IconButton icon={ChevronRight} label={next} tone="inherit" onClick={() => turn(1)} />
        </div>
      )}
    </div>
  )
}
