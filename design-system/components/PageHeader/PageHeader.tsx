import type { ReactNode, Ref } from 'react'
import { Breadcrumb } from '../Breadcrumb/index.ts'
import type { Crumb } from '../Breadcrumb/index.ts'
import { Heading } from '../Heading/index.ts'
import * as styles from './PageHeader.css.ts'

interface PageHeaderProps {
  title: string
  /** The pages above this one; the last entry is this page and leads nowhere. */
  breadcrumbs?: readonly Crumb[]
  /** Beside the title: a StatusBadge. */
  badge?: ReactNode
  text?: ReactNode
  actions?: ReactNode
  /** To send the focus to after a change of page. */
  titleRef?: Ref<HTMLHeadingElement>
}

/** The title of a signed-in page, where it stands, and what can be done with the whole of it. */
export function PageHeader({ title, breadcrumbs = [], badge, text, actions, titleRef }: PageHeaderProps) {
  return (
    <>
      {breadcrumbs.length > 0 && (
        <div className={styles.above}>
          <Breadcrumb items={breadcrumbs} />
        </div>
      )}
      <div className={styles.row}>
        <div className={styles.words}>
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
