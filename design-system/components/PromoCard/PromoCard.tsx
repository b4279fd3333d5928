import { useState } from 'react'
import type { ReactNode } from 'react'
import { RouterLink } from '../../link/index.ts'
import { HarbourScene } from '../HarbourScene/index.ts'
import { Illustration } from '../Illustration/index.ts'
import * as styles from './PromoCard.css.ts'

interface PromoCardProps {
  href: string
  title: string
  text: string
  /** Until when it runs, and what it is called. */
  note: string
  /** Address of a decorative picture; a drawing takes its place where there is none or it fails to load. */
  picture?: string | undefined
  /** `large`: one of a page, beside its picture; `row`: one of several below each other. */
  size?: 'large' | 'row'
  level?: 2 | 3
  /** What can be done with it, or its state. */
  action?: ReactNode
}

/** An offer with its picture, which leads to its own page. */
export function PromoCard(props: PromoCardProps) {
  const { href, title, text, note, picture, size = 'row', level = 3, action } = props
  const Title = level === 2 ? 'h2' : 'h3'
  const isLarge = size === 'large'
  const noteText = <p className={styles.note}>{note}</p>
  return (
    <article className={isLarge ? styles.large : styles.row}>
      <PromoPicture key={picture} src={picture} size={size} />
      <div className={isLarge ? styles.largeWords : styles.words}>
        {isLarge && noteText}
        <Title className={isLarge ? styles.largeTitle : styles.title}>
          <RouterLink href={href} className={styles.link}>
            {title}
          </RouterLink>
        </Title>
        <p className={isLarge ? styles.largeText : styles.text}>{text}</p>
        {!isLarge && noteText}
        {isLarge && action && <div className={styles.largeAction}>{action}</div>}
      </div>
      {!isLarge && action && <div className={styles.action}>{action}</div>}
    </article>
  )
}

interface PromoPictureProps {
  src: string | undefined
  /** `page`: above the text of its own page. */
  size?: 'large' | 'row' | 'page'
}

/** The picture of an offer, or the drawing in its place. */
export function PromoPicture({ src, size = 'page' }: PromoPictureProps) {
  const [isBroken, setBroken] = useState(false)
  if (src !== undefined && !isBroken)
    return (
      <div className={styles.frame[size]}>
        <img
          className={styles.picture}
          src={src}
          alt=""
          width={1280}
          height={680}
          decoding="async"
          onError={() => setBroken(true)}
        />
      </div>
    )
  if (size !== 'row')
    return (
      <div className={styles.deepFrame[size]}>
        <HarbourScene />
      </div>
    )
  return (
    <div className={styles.frame.row}>
      <div className={styles.drawing}>
        <Illustration name="parcel" />
      </div>
    </div>
  )
}
