import { Notice } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import type { ReactNode } from 'react'

interface FormProps {
  /** What `useForm` answered; only what the element itself needs. */
  of: { submit: () => void; failure: string | undefined; ref: React.RefObject<HTMLFormElement | null> }
  /** Names the form for screen readers. */
  label: string
  children: ReactNode
}

/** A form without the browser's own bubbles: fields say in place what is wrong, the rest stands above the button. */
export function Form({ of, label, children }: FormProps) {
  return (
    <form
      ref={of.ref}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        of.submit()
      }}
    >
      <Stack space={5}>
        {of.failure ? (
          <Notice tone="critical" live="assertive">
            {of.failure}
          </Notice>
        ) : null}
        {children}
      </Stack>
    </form>
  )
}
