import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { X } from '../../icons/index.ts'
import { useFocusReturn } from '../../internal/use-focus-return.ts'
import { useLabels } from '../../labels/index.ts'
import { scrim } from '../Dialog/Dialog.css.ts'
import { Heading } from '../Heading/index.ts'
import { IconButton } from '../IconButton/index.ts'
import * as styles from './Drawer.css.ts'

interface DrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children: ReactNode
}

/** A side panel of 480 px, covering the window on a phone: reading matter beside the work. */
export function Drawer({ open, onOpenChange, title, children }: DrawerProps) {
  const { close } = useLabels()
  const focusReturn = useFocusReturn()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content className={styles.drawer} aria-describedby={undefined} {...focusReturn}>
          <div className={styles.head}>
            <div className={styles.title}>
              <Radix.Title asChild>
                <Heading level={2}>{title}</Heading>
              </Radix.Title>
            </div>
            <IconButton icon={X} label={close} onClick={() => onOpenChange(false)} />
          </div>
          <div className={styles.body}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** A padded section of a drawer, with a hairline above it. */
export function DrawerSection({ children }: { children: ReactNode }) {
  return <div className={styles.section}>{children}</div>
}
