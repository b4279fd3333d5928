import { Badge } from '@seberang/design-system/Badge'
import { Check, X } from '@seberang/design-system/icons'
import { Inline } from '@seberang/design-system/Inline'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { tones, vars } from '@seberang/tokens'
import { DocPage, DocSection, Rule, Rules } from '../../.storybook/docs/Page.tsx'
import { DocTable } from '../../.storybook/docs/DocTable.tsx'
import { measuredPairs, pairsByRole } from './contrast-groups.ts'
import type { MeasuredPair } from './contrast-groups.ts'
import * as styles from './foundations.css.ts'

const failed = measuredPairs.filter(({ passes }) => !passes).length
const ratio = (value: number): string => `${value.toFixed(2)} : 1`

/** Colours by meaning, and the contrast of every pair, calculated on the page. */
export function ColourPage() {
  return (
    <DocPage
      place="Foundations"
      title="Colour"
      lead={`Petrol water, paper-white surfaces, ink text, one warm spot. ${measuredPairs.length} pairs are measured here from the tokens; ${failed === 0 ? 'all of them pass in light and dark' : `${failed} of them fail`}.`}
    >
      <DocSection
        title="Grounds"
        text="Surfaces get lighter as they rise. Dark is a set of its own, not an inversion."
      >
        <Swatches of={styles.grounds} />
      </DocSection>
      <DocSection
        title="Tones"
        text="A tone is a meaning, the same on every component: `tone` says what, `variant` how loud."
      >
        <div className={styles.swatches}>
          {tones.map((tone) => (
            <div key={tone} className={styles.toneSwatch[tone]}>
              <Stack space={2} align="start">
                <Text weight="semibold">{tone}</Text>
                <Badge tone={tone} variant="solid">
                  solid
                </Badge>
              </Stack>
            </div>
          ))}
        </div>
      </DocSection>
      <DocSection
        title="Accents"
        text="The marker says “you are here” and marks what was searched for. It is never a state. `illustration` belongs to drawings."
      >
        <Swatches of={styles.accents} />
      </DocSection>
      <DocSection
        title="Measured contrast"
        text="WCAG 2: 4.5 for text, 3 for edges, icons and the focus. A pair that falls below fails the build."
      >
        <Stack space={8}>
          {[...pairsByRole].map(([role, pairs]) => (
            <Pairs key={role} role={role} pairs={pairs} />
          ))}
        </Stack>
      </DocSection>
      <DocSection title="Do and don’t">
        <Rules>
          <Rule good text="use the tone of the meaning, and say it in words and by icon, too.">
            <Badge tone="positive" icon={Check}>
              Sudah diukur
            </Badge>
          </Rule>
          <Rule good={false} text="colour what is not a state. Five badges in a row say nothing.">
            <Inline>
              {tones.map((tone) => (
                <Badge key={tone} tone={tone}>
                  0,8 kg
                </Badge>
              ))}
            </Inline>
          </Rule>
        </Rules>
      </DocSection>
    </DocPage>
  )
}

function Swatches({ of }: { of: Readonly<Record<string, string>> }) {
  return (
    <ul className={styles.swatches}>
      {Object.entries(of).map(([name, swatch]) => (
        <li key={name}>
          <div className={swatch} />
          <Text step="note" weight="medium">
            {name}
          </Text>
        </li>
      ))}
    </ul>
  )
}

function Pairs({ role, pairs }: { role: string; pairs: readonly MeasuredPair[] }) {
  return (
    <Stack space={3}>
      <Text step="read" weight="heading">
        {role}
      </Text>
      <DocTable
        label={`Contrast: ${role}`}
        head={['Pair', 'Light', 'Dark', 'Needs', 'Result']}
        rows={pairs.map((pair) => ({
          key: `${pair.foreground} on ${pair.background}`,
          cells: [
            `${pair.foreground} on ${pair.background}`,
            <Sample key="light" colours={pair.colours.light} ratio={ratio(pair.light)} />,
            <Sample key="dark" colours={pair.colours.dark} ratio={ratio(pair.dark)} />,
            ratio(pair.minRatio),
            <Badge key="result" tone={pair.passes ? 'positive' : 'critical'} icon={pair.passes ? Check : X}>
              {pair.passes ? 'Pass' : 'Fail'}
            </Badge>,
          ],
        }))}
      />
    </Stack>
  )
}

/** The two colours of a pair, independent of the page's theme. */
function Sample({
  colours: [foreground, background],
  ratio: text,
}: {
  colours: readonly [string, string]
  ratio: string
}) {
  return (
    <span className={styles.measured}>
      <svg className={styles.sample} viewBox="0 0 28 20" aria-hidden>
        <rect width="28" height="20" rx="4" fill={background} stroke={vars.border.default} />
        <circle cx="14" cy="10" r="5" fill={foreground} />
      </svg>
      <Text as="span" tabular noWrap>
        {text}
      </Text>
    </span>
  )
}
