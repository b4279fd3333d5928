import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { Link } from '@seberang/design-system/Link'
import { Stack } from '@seberang/design-system/Stack'
import * as styles from './docs.css.ts'
import { useGlobals } from './globals.ts'
import { storyHref } from './links.tsx'

interface StoryWindowProps {
  id: string
  title: string
  /** 360 px wide. */
  phone?: boolean
}

/** Whether something has been in sight, or close to it. */
function useSeen(ref: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => setSeen((before) => before || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return seen
}

/** A story in a window of its own, loaded when it comes into sight: for what covers or fills a window. */
export function StoryWindow({ id, title, phone = false }: StoryWindowProps) {
  const { theme, language, motion } = useGlobals()
  const place = useRef<HTMLDivElement>(null)
  const seen = useSeen(place)
  const globals = `theme:${theme};language:${language};motion:${motion}`
  const className = phone ? styles.phoneWindow : styles.window
  return (
    <Stack space={2} align={phone ? 'start' : 'stretch'}>
      <div ref={place} className={className}>
        {seen && (
          <object
            key={globals}
            className={styles.content}
            aria-label={title}
            type="text/html"
            data={`./iframe.html?id=${id}&viewMode=story&globals=${globals}`}
          />
        )}
      </div>
      <Link href={storyHref(id)} variant="standalone">
        Open alone
      </Link>
    </Stack>
  )
}
