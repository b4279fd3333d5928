import { Notice } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import { useEffect, useRef } from 'react'

/** Why it was not saved. The button is fixed to the window, so this is brought to whoever pressed it far below. */
export function Failures({ of: failure }: { of: readonly string[] }) {
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure.length === 0) return
    shown.current?.scrollIntoView({ block: 'center' })
    shown.current?.focus({ preventScroll: true })
  }, [failure])
  if (failure.length === 0) return null
  return (
    <div ref={shown} tabIndex={-1}>
      <Stack space={3}>
        {failure.map((line) => (
          <Notice key={line} tone="critical" live="assertive">
            {line}
          </Notice>
        ))}
      </Stack>
    </div>
  )
}
