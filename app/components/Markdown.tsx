import { Link } from '@seberang/design-system/Link'
import { Prose } from '@seberang/design-system/Prose'
import MarkdownToJsx from 'markdown-to-jsx/react'
import type { ReactNode } from 'react'

const options = {
  disableParsingRawHTML: true,
  forceBlock: true,
  wrapper: Prose,
  forceWrapper: true,
  overrides: {
    a: TextLink,
    // The page's title is its only heading of the first level.
    h1: ({ children }: { children: ReactNode }) => <h2>{children}</h2>,
    // Pictures of other sites would tell those who reads here.
    img: ({ alt }: { alt?: string }) => alt,
  },
}

function TextLink({ href, children }: { href?: string; children: ReactNode }) {
  return href === undefined ? children : <Link href={href}>{children}</Link>
}

/** A text in Markdown. Its HTML is shown as text, and its links lead only where those of a page may. */
export function Markdown({ children }: { children: string }) {
  return <MarkdownToJsx options={options}>{children}</MarkdownToJsx>
}
