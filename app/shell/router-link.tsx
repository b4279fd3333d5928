import type { LinkComponentProps } from '@seberang/design-system/link'
import { Link } from 'react-router-dom'

/** The router's link for the design system; external links are plain anchors. */
export function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  const leavesApp = /^[a-z][a-z\d+.-]*:/i.test(href) || rest.target === '_blank'
  if (leavesApp) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  )
}
