import entries from 'virtual:catalogue'
import { useState } from 'react'
import { Heading } from '@seberang/design-system/Heading'
import { Link } from '@seberang/design-system/Link'
import { SearchField } from '@seberang/design-system/SearchField'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { VisuallyHidden } from '@seberang/design-system/VisuallyHidden'
import { docsHref } from '../../.storybook/docs/links.tsx'
import { families } from './families.ts'
import * as styles from './welcome.css.ts'

/** The families in order; undescribed ones come last. */
const order = [...new Set([...Object.keys(families), ...entries.map(({ family }) => family)])]

/** Every component by family; searchable by name and description. */
export function ComponentIndex() {
  const [query, setQuery] = useState('')
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = entries.filter(({ name, text }) =>
    words.every((word) => `${name} ${text}`.toLowerCase().includes(word)),
  )
  const shown = order
    .map((family) => ({ family, members: found.filter((entry) => entry.family === family) }))
    .filter(({ members }) => members.length > 0)
  return (
    <Stack space={5}>
      <div className={styles.search}>
        <SearchField label="Find a component" value={query} onChange={setQuery} />
        <VisuallyHidden live="polite">{words.length > 0 ? `${found.length} found` : ''}</VisuallyHidden>
      </div>
      <div>
        {shown.map(({ family, members }) => (
          <section key={family} className={styles.family} aria-label={family}>
            <div>
              <Heading level={3}>
                {family}{' '}
                <Text as="span" tone="tertiary" tabular weight="regular">
                  {String(members.length)}
                </Text>
              </Heading>
              <Text step="note" tone="tertiary">
                {families[family] ?? ''}
              </Text>
            </div>
            <ul className={styles.names}>
              {members.map(({ name, summary }) => (
                <li key={name} className={styles.name}>
                  <Link href={docsHref(`${family}/${name}`)} variant="quiet">
                    {name}
                  </Link>
                  {words.length > 0 && (
                    <Text step="note" tone="tertiary">
                      {summary}
                    </Text>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
        {shown.length === 0 && (
          <Text tone="secondary">
            Nothing is called or does that. Try another word: “date”, “upload”, “price”.
          </Text>
        )}
      </div>
    </Stack>
  )
}
