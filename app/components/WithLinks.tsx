import { Link } from '@seberang/design-system/Link'

interface NamedLink {
  /** As it stands in the text. */
  name: string
  href: string
}

/** A sentence in which names are links. In a new window: what is typed beside it stays. */
export function WithLinks({ text, links }: { text: string; links: readonly NamedLink[] }) {
  const [link, ...others] = links
  if (link === undefined) return text
  return text.split(link.name).map((part, index) => (
    <span key={index}>
      {index > 0 && (
        <Link href={link.href} newWindow>
          {link.name}
        </Link>
      )}
      <WithLinks text={part} links={others} />
    </span>
  ))
}
