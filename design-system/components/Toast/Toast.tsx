import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { CircleAlert, CircleCheck } from '../../icons/index.ts'
import { createStrictContext } from '../../internal/strict-context.tsx'
import { useLabels } from '../../labels/index.ts'
import { Icon } from '../Icon/index.ts'
import * as styles from './Toast.css.ts'

/** ms; longer with an action. */
const shownFor = 4000
const shownWithActionFor = 8000

export interface ToastMessage {
  text: string
  /** `critical` for what has failed; the icon says so. */
  tone?: 'positive' | 'critical'
  action?: { label: string; onClick: () => void }
}
type ShownToast = ToastMessage & { id: number }

interface Toaster {
  /** Shows a message that may be missed. Anything that needs a decision is a Notice or a Dialog. */
  show: (message: ToastMessage) => void
}

const [ToasterProvider, useToast] = createStrictContext<Toaster>('Toast', 'Wrap the app in <ToastProvider>.')

export { useToast }

/** The messages in the middle of the lower edge, above a bar on the lower edge. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { notifications } = useLabels()
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])
  const nextId = useRef(0)
  const toaster = useMemo<Toaster>(
    () => ({
      show: (message) => {
        nextId.current += 1
        const shown = { ...message, id: nextId.current }
        // The same message again is the same news, with its time anew.
        setToasts((before) => [...before.filter(({ text }) => text !== message.text).slice(-2), shown])
      },
    }),
    [],
  )
  const remove = (id: number): void => setToasts((before) => before.filter((toast) => toast.id !== id))
  return (
    <ToasterProvider value={toaster}>
      {children}
      <section className={styles.region} aria-label={notifications} aria-live="polite">
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} onGone={() => remove(toast.id)} />
        ))}
      </section>
    </ToasterProvider>
  )
}

/** The timer pauses while it is hovered or focused. */
function Toast({ toast, onGone }: { toast: ShownToast; onGone: () => void }) {
  const [paused, setPaused] = useState(false)
  const action = useRef<HTMLButtonElement>(null)
  const expire = useEffectEvent(onGone)
  useEffect(() => {
    // The pressed button went away with what it removed: a keyboard would start from the top of the page.
    if (document.activeElement === document.body) action.current?.focus({ preventScroll: true })
  }, [])
  const time = toast.action ? shownWithActionFor : shownFor
  useEffect(() => {
    if (paused) return undefined
    const timer = setTimeout(() => expire(), time)
    return () => clearTimeout(timer)
  }, [paused, time])
  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon icon={toast.tone === 'critical' ? CircleAlert : CircleCheck} />
      <span className={styles.text}>{toast.text}</span>
      {toast.action && (
        <button
          ref={action}
          type="button"
          className={styles.action}
          onClick={() => {
            toast.action?.onClick()
            onGone()
          }}
        >
          {toast.action.label}
        </button>
      )}
    </div>
  )
}
