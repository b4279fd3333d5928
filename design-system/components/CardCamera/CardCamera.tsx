import * as Radix from '@radix-ui/react-dialog'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useEffect, useRef, useState } from 'react'
import { Image, RotateCcw, X } from '../../icons/index.ts'
import { useFocusReturn } from '../../internal/use-focus-return.ts'
import { useLabels } from '../../labels/index.ts'
import { FileButton } from '../FileButton/index.ts'
import type { FileLimits } from '../FileUpload/index.ts'
import { Icon } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { cardCorners, type CardCorner } from './corners.ts'
import * as styles from './CardCamera.css.ts'
import { photoOf, useCard } from './use-card.ts'

export interface CardCameraTexts {
  title: string
  /** What makes a good photo. */
  note: string
  /** What to do where a corner is missing. */
  hints: Readonly<Record<CardCorner, string>>
  /** That the photo is taken by itself. */
  byItself: string
  /** Names the button that takes it. */
  take: string
  /** To a file in place of a photo. */
  file: string
}

interface CardCameraProps {
  /** Of a camera that plays; whoever opened it stops it. */
  stream: MediaStream
  /** Width of the card by its height. */
  ratio: number
  texts: CardCameraTexts
  /** The card, cut as it lay in the frame. */
  onTake: (photo: Blob) => void
  /** Of a file in place of a photo. */
  limits: FileLimits
  /** A file was chosen, and is within the limits. */
  onFile: (file: File) => void
  /** The file was not chosen, since it is not within the limits. */
  onRefuse: (problem: 'wrongType' | 'tooLarge') => void
  onClose: () => void
}

/** Photographs a card: a frame to lay it in, a hint for the corner that is missing, and the photo by itself. */
export function CardCamera(props: CardCameraProps) {
  const focusReturn = useFocusReturn()
  return (
    <Radix.Root open onOpenChange={props.onClose}>
      <Radix.Portal>
        <Radix.Content
          className={styles.stage}
          // It is dark in every theme, as the picture is.
          data-theme="dark"
          aria-describedby={undefined}
          {...focusReturn}
        >
          <View {...props} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function View(props: CardCameraProps) {
  const { stream, ratio, texts, onTake, limits, onFile, onRefuse, onClose } = props
  const { close } = useLabels()
  const video = useRef<HTMLVideoElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [isTaking, setIsTaking] = useState(false)
  const there = useCard({ video, frame }, () => void take())
  // Nothing lies there yet: the title says what to do.
  const missing =
    there && cardCorners.some((corner) => there[corner])
      ? cardCorners.find((corner) => !there[corner])
      : undefined

  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])

  async function take(): Promise<void> {
    if (isTaking || !video.current || !frame.current) return
    setIsTaking(true)
    const photo = await photoOf(video.current, frame.current)
    setIsTaking(false)
    if (photo) onTake(photo)
  }
  return (
    <>
      <video ref={video} className={styles.picture} autoPlay muted playsInline aria-hidden="true" />
      <div className={styles.content}>
        <div className={styles.bar}>
          <IconButton icon={X} label={close} tone="inherit" onClick={onClose} />
        </div>
        <div className={styles.words}>
          <Radix.Title className={styles.title}>{texts.title}</Radix.Title>
          <p className={styles.note}>{texts.note}</p>
        </div>
        <div ref={frame} className={styles.frame} style={assignInlineVars({ [styles.ratio]: String(ratio) })}>
          {cardCorners.map((corner) => (
            <span
              key={corner}
              className={styles.corners[corner]}
              data-state={missing === corner ? 'missing' : 'there'}
            />
          ))}
        </div>
        <output className={styles.hint} data-state={missing ? 'shown' : 'hidden'}>
          {missing && (
            <>
              <Icon icon={RotateCcw} size={18} />
              {texts.hints[missing]}
            </>
          )}
        </output>
        <p className={styles.byItself}>{texts.byItself}</p>
        <div className={styles.actions}>
          <FileButton icon={Image} label={texts.file} limits={limits} onChoose={onFile} onRefuse={onRefuse} />
          <button
            type="button"
            className={styles.shutter}
            aria-label={texts.take}
            onClick={() => void take()}
          />
        </div>
      </div>
    </>
  )
}
