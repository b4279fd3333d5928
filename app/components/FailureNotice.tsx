import { Notice } from '@seberang/design-system/Notice'

/** Why something failed, read out at once; nothing while nothing has. */
export function FailureNotice({ text }: { text: string | undefined }) {
  return text ? (
    <Notice tone="critical" live="assertive">
      {text}
    </Notice>
  ) : null
}
