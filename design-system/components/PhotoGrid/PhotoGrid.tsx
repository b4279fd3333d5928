import { useState } from 'react'
import { Lightbox } from '../Lightbox/index.ts'
import type { LightboxPhoto } from '../Lightbox/index.ts'
import { button, grid, photo, sizes } from './PhotoGrid.css.ts'

export type Photo = LightboxPhoto

interface PhotoGridProps {
  photos: readonly Photo[]
  /** What the enlarged pictures show. */
  title: string
  /** `large` for a photo that is read. */
  size?: keyof typeof sizes
}

/** The customer's own photos, 4:3, unfiltered; a tap enlarges them. */
export function PhotoGrid({ photos, title, size = 'small' }: PhotoGridProps) {
  const [open, setOpen] = useState<number>()
  return (
    <>
      <ul className={`${grid} ${sizes[size]}`}>
        {photos.map(({ src, alt }, place) => (
          <li key={src}>
            <button type="button" className={button} onClick={() => setOpen(place)}>
              <img
                className={photo}
                src={src}
                alt={alt}
                loading="lazy"
                decoding="async"
                width={160}
                height={120}
              />
            </button>
          </li>
        ))}
      </ul>
      <Lightbox
        open={open !== undefined}
        onOpenChange={() => setOpen(undefined)}
        title={title}
        photos={photos}
        index={open ?? 0}
      />
    </>
  )
}
