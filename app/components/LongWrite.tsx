import { LongWait } from '@seberang/design-system/LongWait'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsLate } from '../lib/browser/use-is-late.ts'

/** ms after which the spinner of a button alone no longer says enough. */
const patienceMs = 4_000

/** While something is being written: says once it takes long that nothing is lost by waiting. */
export function LongWrite({ busy }: { busy: boolean }) {
  if (!busy) return null
  return (
    // Its words load while it is waited for.
    <Suspense fallback={null}>
      <Words />
    </Suspense>
  )
}

function Words() {
  const { t } = useTranslation('wallet')
  return <LongWait isLong={useIsLate(true, patienceMs)} text={t('longWrite')} />
}
