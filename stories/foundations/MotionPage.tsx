import { useState, useSyncExternalStore } from 'react'
import { Button } from '@seberang/design-system/Button'
import { RefreshCw } from '@seberang/design-system/icons'
import { Notice } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { duration, easing, reducedMotion, travel } from '@seberang/tokens'
import { DocTable } from '../../.storybook/docs/DocTable.tsx'
import { useGlobals } from '../../.storybook/docs/globals.ts'
import { DocPage, DocSection, Rule, Rules } from '../../.storybook/docs/Page.tsx'
import * as styles from './motion.css.ts'

const uses: Readonly<Record<keyof typeof styles.runners, string>> = {
  fast: 'Hover and press',
  base: 'Dropdown, accordion, tab line',
  slow: 'Panel, dialog, tour',
}

function watchDevice(onChange: () => void): () => void {
  const query = window.matchMedia(reducedMotion)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
const useStill = (): boolean =>
  useSyncExternalStore(watchDevice, () => window.matchMedia(reducedMotion).matches)

/** Durations and easings, to be replayed; still with reduced motion. */
export function MotionPage() {
  const [turn, setTurn] = useState(0)
  const { motion } = useGlobals()
  const deviceIsStill = useStill()
  const still = motion === 'off' || deviceIsStill
  return (
    <DocPage
      place="Foundations"
      title="Motion"
      lead={`Three durations, two curves, at most ${travel} of travel; the rest is fading. Figures do not count up.`}
    >
      <DocSection title="Durations" text="Watch them side by side, as often as you like.">
        <Stack space={4} align="start">
          <Button variant="outline" icon={RefreshCw} onClick={() => setTurn(turn + 1)}>
            Replay
          </Button>
          {still && (
            <Notice tone="info" title="Without motion.">
              The device or the toolbar asks for less movement, so that everything stands at its end at once.
            </Notice>
          )}
        </Stack>
        <dl className={styles.tracks}>
          {Object.entries(uses).map(([name, use]) => (
            <div key={name} className={styles.row}>
              <dt>
                <Text weight="semibold">
                  {name}, {duration[name as keyof typeof duration]}
                </Text>
                <Text step="note" tone="tertiary">
                  {use}
                </Text>
              </dt>
              <dd className={styles.track}>
                <span
                  key={turn}
                  className={styles.runners[name as keyof typeof styles.runners]}
                  data-running={turn > 0 || undefined}
                />
              </dd>
            </div>
          ))}
        </dl>
      </DocSection>
      <DocSection title="Curves">
        <DocTable
          label="Curves"
          head={['Name', 'Curve', 'Where']}
          rows={[
            { key: 'out', cells: ['out', easing.out, 'What comes in: it arrives softly.'] },
            { key: 'inOut', cells: ['inOut', easing.inOut, 'What moves from one place to another.'] },
          ]}
        />
      </DocSection>
      <DocSection
        title="Less movement"
        text="With `prefers-reduced-motion` nothing moves, pulses or fades. The toolbar switches the same."
      >
        <Rules>
          <Rule good text="let a new price fade in once, and announce it politely." />
          <Rule good={false} text="move something to be noticed. What matters stands still and says so." />
        </Rules>
      </DocSection>
    </DocPage>
  )
}
