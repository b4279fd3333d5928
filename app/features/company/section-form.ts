import { useEffect, useEffectEvent } from 'react'

export interface SectionFormProps<Fields> {
  /** Of the form element, for the button at the foot of the page. */
  id: string
  initial: Fields
  /** Whether to say at once what is missing, as where the section was passed over. */
  showsFaults: boolean
  onType: (fields: Fields) => void
  /** Goes on with a section that is done. @throws ApiError */
  onSubmit: (fields: Fields) => Promise<unknown>
  /** For that button. */
  onBusy: (busy: boolean) => void
}

/** Says what is missing in a section that was opened for that, and reports whether it is being sent. */
export function useFaultsAtOnce(
  { submit, submitting }: { submit: () => void; submitting: boolean },
  showsFaults: boolean,
  onBusy: (busy: boolean) => void,
): void {
  const check = useEffectEvent(submit)
  useEffect(() => {
    if (showsFaults) check()
  }, [showsFaults])
  useEffect(() => onBusy(submitting), [submitting, onBusy])
}
