import { useState } from 'react'
import { RouterLink } from '../../link/index.ts'
import { useLabels } from '../../labels/index.ts'
import { Illustration } from '../Illustration/index.ts'
import type { IllustrationName } from '../Illustration/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './BlogCard.css.ts'

interface BlogCardProps {
  href: string
  title: string
  /** Formatted. */
  date: string
  excerpt?: string
  /** Address of a decorative picture. */
  picture?: string | undefined
  /** Shown where there is no picture or it fails to load. */
  drawing?: IllustrationName
  /** Leads to another site: opens a new window and says so. */
  newWindow?: boolean
  level?: 2 | 3
}

/** An article with its picture; the whole card is a link. */
export function BlogCard(props: BlogCardProps) {
  const { href, title, date, excerpt, picture, drawing = 'parcel', newWindow = false, level = 3 } = props
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <article className={styles.card}>
      <Picture key={picture} src={picture} drawing={drawing} />
      <Title className={styles.title}>
        <RouterLink
          href={href}
          className={styles.link}
          target={newWindow ? '_blank' : undefined}
          rel={newWindow ? 'noopener noreferrer' : undefined}
        >
          {title}
          {newWindow && <NewWindowLabel />}
        </RouterLink>
      </Title>
      {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
      <p className={styles.date}>{date}</p>
    </article>
  )
}

function Picture({ src, drawing }: { src: string | undefined; drawing: IllustrationName }) {
  const [broken, setBroken] = useState(false)
  return (
    <div className={styles.frame}>
      {src && !broken ? (
        <img
          className={styles.picture}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          width={320}
          height={200}
          onError={() => setBroken(true)}
        />
      ) : (
        <div className={styles.drawing}>
          <Illustration name={drawing} />
        </div>
      )}
    </div>
  )
}

function NewWindowLabel() {
  const { opensNewWindow } = useLabels()
  return (
    <>
      {' '}
      <VisuallyHidden>{opensNewWindow}</VisuallyHidden>
    </>
  )
}
