import type { ReactNode, Ref } from 'react'
import { Breadcrumb } from '../Breadcrumb/index.ts'
import type { Crumb } from '../Breadcrumb/index.ts'
import { Heading } from '../Heading/index.ts'
import * as styles from './PageHeader.css.ts'

interface PageHeaderProps {
  title: string
  /** The ancestors of the page; the last entry is the page itself and is not a link. */
  breadcrumbs?: readonly Crumb[]
  /** After the title: a StatusBadge. */
  badge?: ReactNode
  text?: ReactNode
  actions?: ReactNode
  /** The target of the focus after a navigation. */
  titleRef?: Ref<HTMLHeadingElement>
}

/** The title of a signed-in page, its ancestors, and the actions on the whole page. */
export function PageHeader({ title, breadcrumbs = [], badge, text, actions, titleRef }: PageHeaderProps) {
  return (
    <>
      {breadcrumbs.length > 0 && (
        <div className={styles.above}>
          <Breadcrumb items={breadcrumbs} />
        </div>
      )}
      <div className={styles.row}>
        <div className={styles.textBlock}>
          <div className={styles.titleRow}>
            <Heading level={1} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
              {title}
            </Heading>
            {badge}
          </div>
          {text && <div className={styles.text}>{text}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </>
  )
}
