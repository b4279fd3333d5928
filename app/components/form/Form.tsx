import { Button } from '@seberang/design-system/Button'
import { Stack } from '@seberang/design-system/Stack'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../FailureNotice.tsx'

interface FormProps {
  /** The part of `useForm`'s result that the element needs. */
  of: { submit: () => void; failure: string | undefined; ref: RefObject<HTMLFormElement | null> }
  /** For a submit button outside of the form. */
  id?: string
  /** Names the form for screen readers. */
  label: string
  children: ReactNode
}

/** A form without the browser's validation bubbles: errors are shown at their fields, other failures above them. */
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
      {/* Enter in a field submits also where the button that does so is outside, as in a dialog. */}
      <button type="submit" hidden aria-label={label} />
    </form>
  )
}

interface SubmitButtonProps {
  busy: boolean
  /** Announced while submitting; "loading" by default. */
  busyLabel?: string
  children: ReactNode
}

/** The submit button of a full-page form. */
export function SubmitButton({ busy, busyLabel, children }: SubmitButtonProps) {
  const { t } = useTranslation()
  return (
    <Button type="submit" size="large" width="full" loading={busy} loadingLabel={busyLabel ?? t('loading')}>
      {children}
    </Button>
  )
}
