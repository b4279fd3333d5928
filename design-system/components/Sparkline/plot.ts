type Point = readonly [x: number, y: number]

interface Plot {
  points: readonly Point[]
  /** The index of the first minimum and maximum; none for a flat line. */
  lowest: Point | undefined
  highest: Point | undefined
  last: Point | undefined
}

const [left, right, top, bottom] = [4, 92, 4, 24]
const round = (value: number): number => Math.round(value * 100) / 100

/** Maps values to an area of 96 × 28; a flat line runs through the middle. */
export function plot(values: readonly number[]): Plot {
  const known = values.filter(Number.isFinite)
  const min = Math.min(...known)
  const max = Math.max(...known)
  const flat = min === max
  const points = known.map((value, index): Point => {
    const along = known.length > 1 ? index / (known.length - 1) : 1
    const up = flat ? 0.5 : (value - min) / (max - min)
    return [round(left + along * (right - left)), round(bottom - up * (bottom - top))]
  })
  return {
    points,
    lowest: flat ? undefined : points[known.indexOf(min)],
    highest: flat ? undefined : points[known.indexOf(max)],
    last: points.at(-1),
  }
}
