import entries from 'virtual:catalogue'
import { DocsContext } from '@storybook/addon-docs/blocks'
import type { StoryObj } from '@storybook/react-vite'
import { createElement, use, useEffect, useMemo, useState } from 'react'
import type { ElementType, ReactNode } from 'react'
import { Inline } from '@seberang/design-system/Inline'
import { Link } from '@seberang/design-system/Link'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import type { Guide } from '../../stories/fixtures/guide.ts'
import { Anatomy } from './Anatomy.tsx'
import { CodeBlock } from './Code.tsx'
import * as styles from './docs.css.ts'
import { Example } from './Example.tsx'
import { Keys } from './Keys.tsx'
import { storyHref } from './links.tsx'
import { DocPage, DocSection, Points, Rule, Rules, Stage } from './Page.tsx'
import { Prose } from './Prose.tsx'
import { PropsTable } from './PropsTable.tsx'
import { exampleOf } from './source.ts'
import { StoryWindow } from './StoryWindow.tsx'

/** The sources of the story files, each loaded with its page. */
const sources = import.meta.glob<string>('../../stories/components/*.stories.tsx', {
  query: '?raw',
  import: 'default',
})

interface Shown {
  id: string
  name: string
  story: StoryObj
  parameters: Record<string, unknown>
}

interface Described {
  name: string
  family: string
  text: string
  component: ElementType | undefined
  guide: Guide | undefined
  stories: readonly Shown[]
}

function useDescribed(): Described {
  const context = use(DocsContext)
  return useMemo(() => {
    const { preparedMeta } = context.resolveOf('meta', ['meta'])
    const [family = '', name = ''] = preparedMeta.title.split('/')
    const stories = context.componentStories().map((story) => ({
      id: story.id,
      name: story.name,
      story: story.moduleExport as StoryObj,
      parameters: story.parameters,
    }))
    return {
      name,
      family,
      text:
        (preparedMeta.parameters['lead'] as string | undefined) ??
        entries.find((entry) => entry.name === name)?.text ??
        '',
      component: preparedMeta.component as ElementType | undefined,
      guide: preparedMeta.parameters['guide'] as Guide | undefined,
      stories,
    }
  }, [context])
}

function useExampleCode(name: string): string | undefined {
  const [code, setCode] = useState<string>()
  useEffect(() => {
    let here = true
    const load = sources[`../../stories/components/${name}.stories.tsx`]
    void load?.().then((source) => here && setCode(exampleOf(source)))
    return () => {
      here = false
    }
  }, [name])
  return code
}

type Render = () => ReactNode

/** What a story renders, without what Storybook wraps around it. */
function renderOf(story: StoryObj | undefined, component: ElementType | undefined): Render | undefined {
  if (!story) return undefined
  const { render, args } = story
  if (render) return render as unknown as Render
  return component && args ? () => createElement(component, args) : undefined
}

/** Some parts exist on a phone only; their example is shown at that width. */
const isOnAPhone = (shown: Shown | undefined): boolean =>
  (shown?.story.globals as { viewport?: { value?: string } } | undefined)?.viewport?.value === 'phone'

/** The page of a component: live example, anatomy, when to use it, states, props and keyboard. */
export default function ComponentPage() {
  const { name, family, text, component, guide, stories } = useDescribed()
  const code = useExampleCode(name)
  const byName = (wanted: string) => stories.find((story) => story.name === wanted)
  const example = byName('Example')
  const render = renderOf(example?.story, component)
  return (
    <DocPage
      place={component ? `Components / ${family}` : family}
      title={name}
      lead={<Prose except={name}>{text}</Prose>}
    >
      {render ? (
        <Example
          name={name}
          component={component}
          render={render}
          code={code}
          phone={isOnAPhone(example) ? example?.id : undefined}
        />
      ) : (
        component && <ImportOnly name={name} />
      )}
      {guide && <Guidance guide={guide} name={name} render={render} />}
      <States matrix={byName('Matrix')} phone={byName('Matrix On A Phone')} component={component} />
      {component && (
        <DocSection title="Props">
          <PropsTable name={name} />
        </DocSection>
      )}
      {guide && <Accessibility guide={guide} />}
      <Behaviours stories={stories} />
    </DocPage>
  )
}

function ImportOnly({ name }: { name: string }) {
  return (
    <div className={styles.example}>
      <CodeBlock label={`Import of ${name}`}>
        {`import { ${name} } from '@seberang/design-system/${name}'`}
      </CodeBlock>
    </div>
  )
}

interface GuidanceProps {
  guide: Guide
  name: string
  render: Render | undefined
}

function Guidance({ guide, name, render }: GuidanceProps) {
  const rules = [
    ...(guide.do ?? []).map((text) => ({ good: true, text })),
    ...(guide.dont ?? []).map((text) => ({ good: false, text })),
  ]
  return (
    <>
      {guide.anatomy && (
        <DocSection title="Anatomy">
          <Anatomy parts={guide.anatomy} render={render} />
        </DocSection>
      )}
      <div className={styles.section}>
        <div className={styles.pair}>
          <Points title="When to use" good points={guide.when} except={name} />
          <Points title="When not" good={false} points={guide.whenNot} except={name} />
        </div>
      </div>
      {rules.length > 0 && (
        <DocSection title="Do and don’t">
          <Rules>
            {rules.map(({ good, text }) => (
              <Rule key={text} good={good} text={text} />
            ))}
          </Rules>
        </DocSection>
      )}
    </>
  )
}

/** A popover needs no frame as high as a screen. */
function heightOf({ parameters }: Shown): number | undefined {
  const height = parameters['windowHeight']
  return typeof height === 'number' ? height : undefined
}

interface StatesProps {
  matrix: Shown | undefined
  phone: Shown | undefined
  component: ElementType | undefined
}

/** All states at once; those that need a window of their own get one. */
function States({ matrix, phone, component }: StatesProps) {
  if (!matrix) return undefined
  const { frame, ownWindow } = matrix.parameters
  const needsWindow = frame !== undefined || ownWindow === true || matrix.story.play !== undefined
  const render = renderOf(matrix.story, component)
  return (
    <DocSection title="States">
      {needsWindow || !render ? (
        <StoryWindow id={matrix.id} title={`States of ${matrix.id}`} height={heightOf(matrix)} />
      ) : (
        <Stage>
          <Rendered render={render} />
        </Stage>
      )}
      {phone && (
        <Stack space={2}>
          <Text step="note" tone="tertiary">
            On a phone of 360 px
          </Text>
          <StoryWindow id={phone.id} title="On a phone" phone height={heightOf(phone)} />
        </Stack>
      )}
    </DocSection>
  )
}

function Rendered({ render }: { render: Render }) {
  return render()
}

function Accessibility({ guide }: { guide: Guide }) {
  if (!guide.keys && !guide.access) return undefined
  return (
    <DocSection title="Accessibility">
      <div className={styles.pair}>
        {guide.keys && <Keys keys={guide.keys} />}
        {guide.access && (
          <Stack as="ul" space={3}>
            {guide.access.map((point) => (
              <li key={point}>
                <Text as="div" tone="secondary">
                  <Prose>{point}</Prose>
                </Text>
              </li>
            ))}
          </Stack>
        )}
      </div>
    </DocSection>
  )
}

/** Each story by name, with a link; those with interactions are its tests. */
function Behaviours({ stories }: { stories: readonly Shown[] }) {
  return (
    <DocSection
      title="All stories"
      text="Each opens alone, with the toolbar. Those that act run as tests in a browser."
    >
      <ul className={styles.behaviours}>
        {stories.map(({ id, name, story }) => (
          <li key={id} className={styles.behaviour}>
            <Inline space={2} alignY="baseline">
              <Link href={storyHref(id)} variant="standalone">
                {name}
              </Link>
              {story.play && (
                <Text as="span" step="note" tone="tertiary">
                  acts
                </Text>
              )}
            </Inline>
          </li>
        ))}
      </ul>
    </DocSection>
  )
}
