interface Moment {
  /** Milliseconds since 1970. */
  at: number
  /** From then on. */
  value: number
}

export const plotSize = { width: 320, height: 72 } as const

interface Steps {
  /** The line, as the `d` of a path. */
  line: string
  /** What lies beneath it. */
  area: string
  /** Where the value is now. */
  end: readonly [x: number, y: number]
  /** Where the highest value begins. */
  highest: number
}

const round = (value: number): number => Math.round(value * 10) / 10

/** Values that hold until the next, over time and from zero. @param now where the line ends */
export function stepsOf(points: readonly Moment[], now: number): Steps {
  const { width, height } = plotSize
  const from = points[0]?.at ?? now
  const span = Math.max(1, now - from)
  const most = Math.max(1, ...points.map(({ value }) => value))
  const across = (at: number) => round(((at - from) / span) * width)
  const up = (value: number) => round(height - (value / most) * height)
  const [first, ...others] = points
  const start = up(first?.value ?? 0)
  const steps = others.map(({ at, value }) => `H${across(at)}V${up(value)}`).join('')
  const line = `M0 ${start}${steps}H${width}`
  const highest = points.find(({ value }) => value === most) ?? first
  return {
    line,
    area: `${line}V${height}H0Z`,
    end: [width, up(points.at(-1)?.value ?? 0)],
    highest: across(highest?.at ?? from),
  }
}
