import { Fragment } from 'react'
import { Text } from '@seberang/design-system/Text'
import * as styles from './docs.css.ts'
import { Prose } from './Prose.tsx'

const signs: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
}

/** What each key does. Keys with the same effect share a row: `ArrowUp ArrowDown`. */
export function Keys({ keys }: { keys: Readonly<Record<string, string>> }) {
  return (
    <dl className={styles.keys}>
      {Object.entries(keys).map(([names, meaning]) => (
        <Fragment key={names}>
          <dt>
            {names.split(/[ +]/).map((name, place) => (
              <Fragment key={name}>
                {place > 0 && ' '}
                <kbd className={styles.key}>{signs[name] ?? name}</kbd>
              </Fragment>
            ))}
          </dt>
          <dd className={styles.keyMeaning}>
            <Text as="span">
              <Prose>{meaning}</Prose>
            </Text>
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
