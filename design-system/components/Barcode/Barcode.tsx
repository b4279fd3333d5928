import { print } from '@seberang/tokens'
import JsBarcode from 'jsbarcode'
import { useMemo } from 'react'
import { tall } from './Barcode.css.ts'

interface BarcodeProps {
  /** What a scanner reads: letters and digits, as in the text beside it. */
  value: string
}

/** Quiet zones on both sides, in widths of the thinnest bar; scanners need them to find the start. */
const quiet = 10

/** The bars of Code 128, as wide as the container. The text beside it repeats the code. */
export function Barcode({ value }: BarcodeProps) {
  const bars = useMemo(() => barsOf(value), [value])
  const width = bars.length + 2 * quiet
  return (
    <svg className={tall} viewBox={`0 0 ${width} 1`} preserveAspectRatio="none" aria-hidden>
      <rect width={width} height="1" fill={print.paper} />
      <path d={pathOf(bars)} fill={print.ink} shapeRendering="crispEdges" />
    </svg>
  )
}

/** One character per module, `1` for a bar. */
function barsOf(value: string): string {
  const drawn: { encodings?: { data: string }[] } = {}
  JsBarcode(drawn, value, { format: 'CODE128' })
  return drawn.encodings?.map(({ data }) => data).join('') ?? ''
}

function pathOf(bars: string): string {
  return Array.from(
    bars.matchAll(/1+/g),
    ({ index, 0: run }) => `M${quiet + index} 0h${run.length}v1h-${run.length}z`,
  ).join('')
}
