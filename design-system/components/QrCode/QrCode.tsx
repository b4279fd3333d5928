import { useMemo } from 'react'
import { renderSVG } from 'uqr'
import { square } from './QrCode.css.ts'

interface QrCodeProps {
  /** The encoded text. */
  value: string
  /** Where it leads, for screen readers. */
  label: string
}

/** A QR code as wide as its container, readable with a quarter of it damaged. */
export function QrCode({ value, label }: QrCodeProps) {
  // The quiet zone of four modules that the standard requires.
  const drawing = useMemo(() => renderSVG(value, { ecc: 'Q', border: 4 }), [value])
  return <img className={square} src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} alt={label} />
}
