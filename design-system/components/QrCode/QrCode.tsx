import { useMemo } from 'react'
import { renderSVG } from 'uqr'
import { square } from './QrCode.css.ts'

interface QrCodeProps {
  /** What a phone reads. */
  value: string
  /** What it leads to, for who cannot see it. */
  label: string
}

/** A square that a phone reads, as wide as its place; a quarter of it may be dirty or torn. */
export function QrCode({ value, label }: QrCodeProps) {
  // Four modules of white on every side, as the standard asks.
  const drawing = useMemo(() => renderSVG(value, { ecc: 'Q', border: 4 }), [value])
  return <img className={square} src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} alt={label} />
}
