import { grid, link, photo } from './PhotoGrid.css.ts'

export interface Photo {
  /** Small picture. */
  src: string
  /** The whole picture, opened by a tap. */
  href?: string
  alt: string
}

/** The customer's own photos, 4:3, no filter; a tap opens them large. */
export function PhotoGrid({ photos }: { photos: readonly Photo[] }) {
  return (
    <ul className={grid}>
      {photos.map(({ src, href = src, alt }) => (
        <li key={src}>
          <a href={href} target="_blank" rel="noopener noreferrer" className={link}>
            <img
              className={photo}
              src={src}
              alt={alt}
              loading="lazy"
              decoding="async"
              width={160}
              height={120}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
