import * as Radix from '@radix-ui/react-accordion'
import type { ReactNode } from 'react'
import { ChevronDown } from '../../icons/index.ts'
import { Icon } from '../Icon/index.ts'
import type { IconType } from '../Icon/index.ts'
import * as styles from './Accordion.css.ts'

export interface AccordionItem {
  id: string
  title: string
  icon?: IconType
  /** Quietly after the title: "udara, 5 negara". */
  note?: string
  content: ReactNode
}

interface AccordionProps {
  items: readonly AccordionItem[]
  /** Several at once, or one at a time. */
  type?: 'single' | 'multiple'
  /** Ids that are open at first. */
  openAtFirst?: readonly string[]
}

/** Questions that open to their answers. */
export function Accordion({ items, type = 'single', openAtFirst = [] }: AccordionProps) {
  const content = items.map(({ id, title, icon, note, content }) => (
    <Radix.Item key={id} value={id} className={styles.item}>
      <Radix.Header>
        <Radix.Trigger className={styles.trigger}>
          {icon && <Icon icon={icon} />}
          <span className={styles.title}>
            {title} {note && <span className={styles.note}>{note}</span>}
          </span>
          <span className={styles.chevron}>
            <Icon icon={ChevronDown} size={18} />
          </span>
        </Radix.Trigger>
      </Radix.Header>
      <Radix.Content className={styles.content}>{content}</Radix.Content>
    </Radix.Item>
  ))
  if (type === 'multiple') {
    return (
      <Radix.Root type="multiple" defaultValue={[...openAtFirst]}>
        {content}
      </Radix.Root>
    )
  }
  return (
    <Radix.Root type="single" collapsible defaultValue={openAtFirst[0]}>
      {content}
    </Radix.Root>
  )
}
