import entries from 'virtual:catalogue'
import { Fragment } from 'react'
import { Link } from '@seberang/design-system/Link'
import { code } from './docs.css.ts'
import { docsHref } from './links.tsx'

const families = new Map(entries.map(({ name, family }) => [name, family]))

/** A sentence in which a component's name in `backticks` links to its page; other code is shown as code. */
export function Prose({ children, except }: { children: string; except?: string | undefined }) {
  return children.split('`').map((part, place) => {
    const family = families.get(part)
    if (place % 2 === 0) return <Fragment key={place}>{part}</Fragment>
    if (family === undefined || part === except)
      return (
        <code key={place} className={code}>
          {part}
        </code>
      )
    return (
      <Link key={place} href={docsHref(`${family}/${part}`)}>
        {part}
      </Link>
    )
  })
}
