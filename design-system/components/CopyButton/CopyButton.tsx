import { useEffect, useState } from 'react'
import { Check, Copy } from '../../icons/index.ts'
import { Button } from '../Button/index.ts'
import type { ButtonLooks } from '../Button/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'

/** ms */
const thanksFor = 2000

interface CopyButtonProps extends Pick<ButtonLooks, 'variant' | 'size' | 'width'> {
  /** What is written to the clipboard: raw, without the spaces that group it for display. */
  value: string
  label: string
  /** Replaces the label for a moment and is announced; when omitted, `onCopied` reports it elsewhere. */
  copiedLabel?: string
  onCopied?: () => void
  /** What is copied, for screen readers: "Nomor Virtual Account". */
  what?: string
  /** The browser refused access to the clipboard; the page explains how to copy by hand. */
  onRefused?: () => void
}

/** Copies a code or an address to the clipboard. */
export function CopyButton(props: CopyButtonProps) {
  const {
    value,
    label,
    copiedLabel,
    onCopied,
    what,
    onRefused,
    variant = 'plain',
    size = 'field',
    width,
  } = props
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), thanksFor)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
      onCopied?.()
    } catch {
      onRefused?.()
    }
  }

  return (
    <>
      <Button
        variant={variant}
        size={size}
        width={width}
        icon={copied ? Check : Copy}
        onClick={() => void copy()}
      >
        {(copied && copiedLabel) || label}
        {what && ' '}
        {what && <VisuallyHidden>{what}</VisuallyHidden>}
      </Button>
      {copiedLabel && <VisuallyHidden live="polite">{copied ? copiedLabel : ''}</VisuallyHidden>}
    </>
  )
}
