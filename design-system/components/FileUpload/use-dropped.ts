import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/**
 * Takes the file that is dropped on an element or pasted into it.
 * @returns whether a file is dragged over it
 */
export function useDropped(
  element: RefObject<HTMLElement | null>,
  take: (file: File | undefined) => void,
): boolean {
  const [over, setOver] = useState(false)
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  }, [take])
  useEffect(() => {
    const target = element.current
    if (!target) return
    const stop = new AbortController()
    const { signal } = stop
    const trackDrag = (is: boolean) => (event: DragEvent) => {
      // The browser would replace the page with the file.
      event.preventDefault()
      setOver(is)
    }
    target.addEventListener('dragenter', trackDrag(true), { signal })
    target.addEventListener('dragover', trackDrag(true), { signal })
    target.addEventListener('dragleave', trackDrag(false), { signal })
    target.addEventListener(
      'drop',
      (event) => {
        trackDrag(false)(event)
        latest.current(event.dataTransfer?.files[0])
      },
      { signal },
    )
    target.addEventListener('paste', ({ clipboardData }) => latest.current(clipboardData?.files[0]), {
      signal,
    })
    return () => stop.abort()
  }, [element])
  return over
}
