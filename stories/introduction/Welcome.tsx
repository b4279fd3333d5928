import entries from 'virtual:catalogue'
import { CopyButton } from '@seberang/design-system/CopyButton'
import { Heading } from '@seberang/design-system/Heading'
import { Link } from '@seberang/design-system/Link'
import { Logo } from '@seberang/design-system/Logo'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { CodeBlock } from '../../.storybook/docs/Code.tsx'
import { docsHref } from '../../.storybook/docs/links.tsx'
import { DocSection } from '../../.storybook/docs/Page.tsx'
import { ComponentIndex } from './ComponentIndex.tsx'
import { LivePrice } from './LivePrice.tsx'
import { previews } from './previews.tsx'
import * as styles from './welcome.css.ts'

const install = 'npm i @seberang/design-system'

const ways = [
  {
    title: 'Review the look',
    text: 'Every state on one page. Theme, language, width, text size and motion sit in the toolbar.',
  },
  {
    title: 'Build a screen',
    text: 'Copy the example under each frame. It is the code that runs, with its imports.',
  },
  {
    title: 'Trust the contrast',
    text: 'Every pair of colours is measured from the tokens, here and in the tests.',
  },
]

const patterns = [
  { title: 'Patterns/Forms', name: 'Forms that keep what was typed', note: 'errors, hints, sending' },
  { title: 'Patterns/Money', name: 'Money and measures', note: 'estimate, measured, billed' },
  { title: 'Patterns/Empty and error', name: 'Empty and failed', note: 'what is safe, what to do' },
  { title: 'Patterns/Confirmation', name: 'Confirm and undo', note: 'where solid critical is right' },
  { title: 'Patterns/Loading', name: 'Loading', note: 'the shape of what comes' },
  { title: 'Screens/Layouts', name: 'Six layouts', note: 'default, auth, full, wizards, dashboard' },
]

const firstComponent = `import '@seberang/design-system/reset'
import '@seberang/design-system/fonts'
import { Button } from '@seberang/design-system/Button'

export function Pay() {
  return <Button onClick={() => location.assign('/checkout')}>Bayar sekarang</Button>
}`

/** The first page of the catalogue: what it is, how to start, and links to everything. */
export function Welcome() {
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.heroInside}>
          <div>
            <Logo name="Seberang" markOnly />
            <div className={styles.promise}>
              <Heading level={1} step="hero" tone="onDeep">
                Parts that say what things cost
              </Heading>
              <Text step="lead" tone="onDeepQuiet" measure>
                The design system of Seberang: {entries.length} components, three languages, two themes. Find
                a part, copy it, and the screen is already half right.
              </Text>
            </div>
            <div className={styles.install}>
              <code className={styles.command}>{install}</code>
              <div className={styles.copy}>
                <CopyButton
                  value={install}
                  label="Copy"
                  copiedLabel="Copied"
                  what={install}
                  size="small"
                  variant="outline"
                />
              </div>
            </div>
          </div>
          <LivePrice />
        </div>
      </section>
      <div className={styles.content}>
        <ul className={styles.ways}>
          {ways.map(({ title, text }) => (
            <li key={title} className={styles.way}>
              <Heading level={2} step="h3">
                {title}
              </Heading>
              <Text tone="secondary">{text}</Text>
            </li>
          ))}
        </ul>
        <DocSection
          title="Components"
          text="Two clicks to any of them: type a word of its name or of what it does, or look into its family. In the sidebar, press / to search."
        >
          <ComponentIndex />
        </DocSection>
        <DocSection title="Foundations">
          <ul className={styles.foundations}>
            {previews.map(({ title, name, note, preview }) => (
              <li key={title}>
                <div className={styles.preview} aria-hidden>
                  {preview}
                </div>
                <Link href={docsHref(title)} variant="standalone">
                  {name}
                </Link>
                <Text step="note" tone="tertiary">
                  {note}
                </Text>
              </li>
            ))}
          </ul>
        </DocSection>
        <DocSection title="Patterns and screens">
          <ul className={styles.patterns}>
            {patterns.map(({ title, name, note }) => (
              <li key={title} className={styles.pattern}>
                <Link href={docsHref(title)} variant="standalone">
                  {name}
                </Link>
                <Text as="span" tone="tertiary" align="right">
                  {note}
                </Text>
              </li>
            ))}
          </ul>
        </DocSection>
        <DocSection
          title="The first component in a minute"
          text="Reset and typeface once, then any part by its name. Light and dark follow `data-theme` on the root."
        >
          <Stack space={3}>
            <CodeBlock label="Install">{install}</CodeBlock>
            <CodeBlock label="First component">{firstComponent}</CodeBlock>
          </Stack>
        </DocSection>
      </div>
    </>
  )
}
