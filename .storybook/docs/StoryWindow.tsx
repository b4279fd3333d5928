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
  /** Initial height in px, for popovers that would otherwise get a whole window. */
  height?: number | undefined
}

/** Whether the element has been in view, or close to it. */
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

const lowest = 160
const highest = 900

/** As high as its content; content that fills its window keeps the window's height. */
function useFittingHeight(
  initial: number | undefined,
): [height: number | undefined, fit: (window: HTMLObjectElement) => void] {
  const [height, setHeight] = useState(initial)
  const observer = useRef<ResizeObserver>(undefined)
  useEffect(() => () => observer.current?.disconnect(), [])
  const fit = (window: HTMLObjectElement): void => {
    const body = window.contentDocument?.body
    if (!body) return
    observer.current?.disconnect()
    observer.current = new ResizeObserver(() => {
      const wanted = Math.min(Math.max(body.scrollHeight, lowest), highest)
      // A loading story has no height to measure.
      if (body.scrollHeight > 0 && Math.abs(wanted - window.clientHeight) > 1) setHeight(wanted)
    })
    const root = body.querySelector('#storybook-root')
    if (root) observer.current.observe(root)
  }
  return [height, fit]
}

/**
 * A story in a frame of its own, loaded when it comes into view: for content that covers or fills a window.
 */
export function StoryWindow({ id, title, phone = false, height: initial }: StoryWindowProps) {
  const { theme, language, motion } = useGlobals()
  const place = useRef<HTMLDivElement>(null)
  const seen = useSeen(place)
  const globals = `theme:${theme};language:${language};motion:${motion}`
  const className = phone ? styles.phoneWindow : styles.window
  const [height, fit] = useFittingHeight(initial)
  return (
    <Stack space={2} align={phone ? 'start' : 'stretch'}>
      <div ref={place} className={className} style={{ height }}>
        {seen && (
          <object
            key={globals}
            className={styles.content}
            aria-label={title}
            type="text/html"
            onLoad={(event) => fit(event.currentTarget)}
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
