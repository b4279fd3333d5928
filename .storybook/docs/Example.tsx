import props from 'virtual:props'
import { useMemo, useState } from 'react'
import type { ElementType, ReactNode } from 'react'
import { Text } from '@seberang/design-system/Text'
import { CodeBlock } from './Code.tsx'
import { Controls, controlsOf } from './Controls.tsx'
import * as styles from './docs.css.ts'
import { useGlobals } from './globals.ts'
import { firstOf, withOverrides } from './overrides.ts'
import { withProps } from './source.ts'
import { StoryWindow } from './StoryWindow.tsx'

interface ExampleProps {
  name: string
  component: ElementType | undefined
  /** What the story renders; it may hold state. */
  render: () => ReactNode
  /** Its source code; absent while it loads. */
  code: string | undefined
  /** The id of the story, if it is shown on a phone only. */
  phone?: string | undefined
}

const languageNames = { id: 'Indonesian', en: 'English', zh: 'Chinese' } as const

/** A component at work, controls for its props, and its code. */
export function Example({ name, component, render, code, phone }: ExampleProps) {
  const { language, theme } = useGlobals()
  const [overrides, setOverrides] = useState<Readonly<Record<string, unknown>>>({})
  // The same function for the lifetime of the page, so that its state is kept.
  const shown = render()
  const given = useMemo(() => propsIn(shown, component), [shown, component])
  const controls = useMemo(() => controlsOf(props[name] ?? [], given ?? {}), [name, given])
  return (
    <div className={styles.example}>
      <div className={styles.bar}>
        <Text weight="semibold">Example</Text>
        <Text step="note" tone="tertiary">
          {languageNames[language]}, {theme}
        </Text>
      </div>
      {phone === undefined ? (
        <div className={styles.live} lang={language}>
          {component ? withOverrides(shown, component, overrides) : shown}
        </div>
      ) : (
        <div className={styles.live}>
          <StoryWindow id={phone} title={`Example of ${name}`} phone />
        </div>
      )}
      {phone === undefined && given && controls.length > 0 && (
        <Controls
          controls={controls}
          values={{ ...given, ...overrides }}
          onChange={(prop, value) => setOverrides((before) => ({ ...before, [prop]: value }))}
        />
      )}
      {code !== undefined && (
        <CodeBlock attached label={`Example of ${name}`}>
          {withProps(code, name, overrides)}
        </CodeBlock>
      )}
    </div>
  )
}

function propsIn(shown: ReactNode, component: ElementType | undefined) {
  const found = component && firstOf(shown, component)
  return found ? (found.props as Readonly<Record<string, unknown>>) : undefined
}
