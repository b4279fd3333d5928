import { useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { Text } from '@seberang/design-system/Text'
import type { Guide } from '../../stories/fixtures/guide.ts'
import * as styles from './docs.css.ts'
import { useGlobals } from './globals.ts'
import { Prose } from './Prose.tsx'

type Parts = NonNullable<Guide['anatomy']>

interface Pin {
  number: number
  top: number
  side: 'left' | 'right'
}

/** The minimum distance between two pins on one side, px. */
const apart = 26

function pinsOn(stage: HTMLElement, parts: Parts): Pin[] {
  const { top: origin } = stage.getBoundingClientRect()
  const pins: Pin[] = []
  parts.forEach(({ at }, place) => {
    const found = at === undefined ? null : stage.querySelector(at)
    if (!found) return
    const { top, height } = found.getBoundingClientRect()
    const middle = top - origin + Math.min(height / 2, 24)
    const free = (['left', 'right'] as const).find((side) =>
      pins.every((pin) => pin.side !== side || Math.abs(pin.top - middle) >= apart),
    )
    pins.push({ number: place + 1, top: middle, side: free ?? 'left' })
  })
  return pins
}

function usePins(stage: RefObject<HTMLDivElement | null>, parts: Parts): Pin[] {
  const [pins, setPins] = useState<Pin[]>([])
  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => setPins(pinsOn(element, parts)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage, parts])
  return pins
}

interface AnatomyProps {
  parts: Parts
  render: (() => ReactNode) | undefined
}

/** The parts of a component, numbered in the picture where a selector is given. */
export function Anatomy({ parts, render }: AnatomyProps) {
  const { language } = useGlobals()
  const stage = useRef<HTMLDivElement>(null)
  const pins = usePins(stage, parts)
  const canPoint = render !== undefined && parts.some(({ at }) => at !== undefined)
  return (
    <div className={canPoint ? styles.anatomy : undefined}>
      {canPoint && (
        <div className={styles.pinned} ref={stage} lang={language} inert>
          <Shown render={render} />
          {pins.map(({ number, top, side }) => (
            <span key={number} className={styles.placedPin} style={{ top, [side]: 8 }}>
              {number}
            </span>
          ))}
        </div>
      )}
      <ol className={styles.parts}>
        {parts.map(({ part, text }, place) => (
          <li key={part} className={styles.part}>
            <span className={styles.pin}>{place + 1}</span>
            <Text as="div">
              <Text as="strong" weight="semibold">
                {part}.
              </Text>{' '}
              <Text as="span" tone="secondary">
                <Prose>{text}</Prose>
              </Text>
            </Text>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Shown({ render }: { render: () => ReactNode }) {
  return render()
}
