import { useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { CircleAlert, CircleCheck, Info } from '../../icons/index.ts'
import { createStrictContext } from '../../internal/strict-context.tsx'
import { useLabels } from '../../labels/index.ts'
import { Icon } from '../Icon/index.ts'
import * as styles from './Toast.css.ts'

/** ms; longer with an action. */
const shownFor = 4000
const shownWithActionFor = 8000

const icons = { positive: CircleCheck, info: Info, critical: CircleAlert } as const

export interface ToastMessage {
  text: string
  /** `critical` for what has failed, `info` for what was neither done nor refused; the icon says so. */
  tone?: 'positive' | 'info' | 'critical'
  action?: { label: string; onClick: () => void }
}
type ShownToast = ToastMessage & { id: string; end: () => void }

interface Toaster {
  /** Shows a message that may be missed. Anything that needs a decision is a Notice or a Dialog. */
  show: (message: ToastMessage) => EndToast
}

/** For what is true of one page only: removes the message when that is left. */
type EndToast = () => void

const [ToasterProvider, useToast] = createStrictContext<Toaster>('Toast', 'Wrap the app in <ToastProvider>.')

export { useToast }

interface ToastProviderProps {
  children: ReactNode
  /** Who is signed in: nobody else is shown what comes of something that they have begun. */
  audience?: string | undefined
}

/** The messages in the middle of the lower edge, above a bar on the lower edge. */
export function ToastProvider({ children, audience }: ToastProviderProps) {
  const { notifications } = useLabels()
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])
  const present = useRef(audience)
  useEffect(() => {
    present.current = audience
  }, [audience])
  const toaster = useMemo<Toaster>(
    () => ({
      show: (message) => {
        const id = crypto.randomUUID()
        const end = (): void => setToasts((before) => before.filter((toast) => toast.id !== id))
        if (audience && present.current && present.current !== audience) return end
        // The same message again is the same news, with its time anew.
        setToasts((before) => [
          ...before.filter(({ text }) => text !== message.text).slice(-2),
          { ...message, id, end },
        ])
        return end
      },
    }),
    [audience],
  )
  return (
    <ToasterProvider value={toaster}>
      {children}
      <section className={styles.region} aria-label={notifications} aria-live="polite">
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} />
        ))}
      </section>
    </ToasterProvider>
  )
}

/** The timer pauses while it is hovered or focused. */
function Toast({ toast }: { toast: ShownToast }) {
  const [paused, setPaused] = useState(false)
  const action = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The pressed button went away with what it removed: a keyboard would start from the top of the page.
    if (document.activeElement === document.body) action.current?.focus({ preventScroll: true })
  }, [])
  const { end } = toast
  const time = toast.action ? shownWithActionFor : shownFor
  useEffect(() => {
    if (paused) return undefined
    const timer = setTimeout(end, time)
    return () => clearTimeout(timer)
  }, [paused, time, end])
  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon icon={icons[toast.tone ?? 'positive']} />
      <span className={styles.text}>{toast.text}</span>
      {toast.action && (
        <button
          ref={action}
          type="button"
          className={styles.action}
          onClick={() => {
            toast.action?.onClick()
            end()
          }}
        >
          {toast.action.label}
        </button>
      )}
    </div>
  )
}
