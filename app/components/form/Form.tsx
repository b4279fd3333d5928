import { Button } from '@seberang/design-system/Button'
import { Stack } from '@seberang/design-system/Stack'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../FailureNotice.tsx'

interface FormProps {
  /** What `useForm` answered; only what the element itself needs. */
  of: { submit: () => void; failure: string | undefined; ref: RefObject<HTMLFormElement | null> }
  /** For a button that stands outside of the form. */
  id?: string
  /** Names the form for screen readers. */
  label: string
  children: ReactNode
}

/** A form without the browser's own bubbles: fields say in place what is wrong, the rest stands above the button. */
export function Form({ of, id, label, children }: FormProps) {
  const { submit, failure, ref } = of
  return (
    <form
      ref={ref}
      id={id}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack space={5}>
        <FailureNotice text={failure} />
        {children}
      </Stack>
    </form>
  )
}

interface SubmitButtonProps {
  busy: boolean
  /** Said while it is under way; "loading" when left out. */
  busyLabel?: string
  children: ReactNode
}

/** The one button that sends a form of its own page. */
export function SubmitButton({ busy, busyLabel, children }: SubmitButtonProps) {
  const { t } = useTranslation()
  return (
    <Button type="submit" size="large" width="full" loading={busy} loadingLabel={busyLabel ?? t('loading')}>
      {children}
    </Button>
  )
}
