import { useState } from 'react'
import { CopyButton } from '@seberang/design-system/CopyButton'
import { Flag, flagCountries } from '@seberang/design-system/Flag'
import { Icon } from '@seberang/design-system/Icon'
import * as icons from '@seberang/design-system/icons'
import { Inline } from '@seberang/design-system/Inline'
import { SearchField } from '@seberang/design-system/SearchField'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { VisuallyHidden } from '@seberang/design-system/VisuallyHidden'
import { DocPage, DocSection, Rule, Rules } from '../../.storybook/docs/Page.tsx'
import * as styles from './foundations.css.ts'

const all = Object.entries(icons)
const importOf = (name: string): string => `import { ${name} } from '@seberang/design-system/icons'`
/** `ArrowUpRight` is found by “up right”, too. */
const wordsOf = (name: string): string =>
  `${name} ${name.replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2')}`.toLowerCase()

/** Every icon of the product, to find and to copy, and the flags. */
export function IconsPage() {
  const [query, setQuery] = useState('')
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = all.filter(([name]) => words.every((word) => wordsOf(name).includes(word)))
  return (
    <DocPage
      place="Foundations"
      title="Icons and flags"
      lead={`${all.length} line icons of lucide, each for one meaning, each a module of its own: a page pays for what it shows.`}
    >
      <DocSection
        title="Icons"
        text="The button copies the import. Below 18 px the line is thicker, from 28 px thinner; `Icon` sees to it."
      >
        <div className={styles.search}>
          <SearchField label="Find an icon" value={query} onChange={setQuery} />
          <VisuallyHidden live="polite">{words.length > 0 ? `${found.length} found` : ''}</VisuallyHidden>
        </div>
        <ul className={styles.icons}>
          {found.map(([name, icon]) => (
            <li key={name} className={styles.icon}>
              <Icon icon={icon} size={24} />
              <Text step="note" align="center">
                {name}
              </Text>
              <CopyButton
                value={importOf(name)}
                label="Copy"
                copiedLabel="Copied"
                what={`Import of ${name}`}
                variant="plain"
                size="small"
              />
            </li>
          ))}
        </ul>
        {found.length === 0 && (
          <Text tone="secondary">No icon is called that. Add one for a new meaning only.</Text>
        )}
      </DocSection>
      <DocSection
        title="Flags"
        text="4 : 3 with a fine edge, always with the name of the country beside them."
      >
        <Inline space={6}>
          {flagCountries.map((country) => (
            <Inline key={country} as="span" space={2}>
              <Flag country={country} size={26} />
              <Text as="span" step="note">
                {country}
              </Text>
            </Inline>
          ))}
        </Inline>
      </DocSection>
      <DocSection title="Do and don’t">
        <Rules>
          <Rule good text="put words beside an icon; they are what is understood.">
            <Inline>
              <Icon icon={icons.Warehouse} />
              <Text>Dalam Locker</Text>
            </Inline>
          </Rule>
          <Rule good={false} text="let icons speak alone outside of header, close, edit, delete and more.">
            <Inline space={4}>
              <Icon icon={icons.Warehouse} />
              <Icon icon={icons.Scale} />
              <Icon icon={icons.Landmark} />
            </Inline>
          </Rule>
        </Rules>
        <Stack space={2}>
          <Text step="note" tone="tertiary">
            An icon is hidden from screen readers unless it has a `label` of its own.
          </Text>
        </Stack>
      </DocSection>
    </DocPage>
  )
}
