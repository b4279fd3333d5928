import * as Radix from '@radix-ui/react-accordion'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { ChevronDown } from '../../icons/index.ts'
import { ErrorMessage } from '../ErrorMessage/index.ts'
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
  /** An error inside: says how to fix it, also while the item is closed. */
  error?: string | undefined
}

interface AccordionProps {
  items: readonly AccordionItem[]
  /** Whether several items may be open at once. */
  type?: 'single' | 'multiple'
  /** Ids of the items that are open initially. */
  defaultOpen?: readonly string[]
}

/** Questions that open to reveal their answers. */
export function Accordion({ items, type = 'single', defaultOpen = [] }: AccordionProps) {
  const base = useId()
  const [open, setOpen] = useState(defaultOpen)
  const content = items.map(({ id, title, icon, note, content, error }) => (
    <Radix.Item key={id} value={id} className={styles.item} data-invalid={!!error}>
      <Radix.Header>
        <Radix.Trigger className={styles.trigger} aria-describedby={error ? `${base}-${id}` : undefined}>
          {icon && <Icon icon={icon} />}
          <span className={styles.title}>
            {title} {note && <span className={styles.note}>{note}</span>}
          </span>
          <span className={styles.chevron}>
            <Icon icon={ChevronDown} size={18} />
          </span>
        </Radix.Trigger>
      </Radix.Header>
      {error && (
        <div className={styles.error}>
          <ErrorMessage id={`${base}-${id}`}>{error}</ErrorMessage>
        </div>
      )}
      {/* Radix measures its content even when closed; closed content has no height to measure. */}
      {open.includes(id) && <Radix.Content className={styles.content}>{content}</Radix.Content>}
    </Radix.Item>
  ))
  if (type === 'multiple') {
    return (
      <Radix.Root type="multiple" value={[...open]} onValueChange={setOpen}>
        {content}
      </Radix.Root>
    )
  }
  return (
    <Radix.Root
      type="single"
      collapsible
      value={open[0] ?? ''}
      onValueChange={(id) => setOpen(id === '' ? [] : [id])}
    >
      {content}
    </Radix.Root>
  )
}
