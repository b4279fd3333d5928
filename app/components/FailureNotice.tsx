import { Notice } from '@seberang/design-system/Notice'

/** Why something failed, announced at once; renders nothing without a text. */
export function FailureNotice({ text }: { text: string | undefined }) {
  return text ? (
    <Notice tone="critical" live="assertive">
      {text}
    </Notice>
  ) : null
}
