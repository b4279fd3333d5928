import { Notice } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import { useBroughtIntoSight } from '../../lib/browser/use-brought-into-sight.ts'

/** Why it was not saved. The button is fixed to the window, so this is brought to whoever pressed it far below. */
export function Failures({ of: failure }: { of: readonly string[] }) {
  const shown = useBroughtIntoSight(failure.length === 0 ? undefined : failure)
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
