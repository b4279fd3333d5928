import { contrast, contrastPairs, dark, light } from '@seberang/tokens'
import type { ContrastPair } from '@seberang/tokens'

export interface MeasuredPair {
  front: string
  behind: string
  least: number
  light: number
  dark: number
  /** Each theme has the contrast that it needs. */
  passes: boolean
  colours: { light: readonly [string, string]; dark: readonly [string, string] }
}

const measure = ({ frontColor, behindColor }: ContrastPair): number => contrast(frontColor, behindColor)

function measured(day: ContrastPair, night: ContrastPair): MeasuredPair {
  const [inLight, inDark] = [measure(day), measure(night)]
  return {
    front: day.front,
    behind: day.behind,
    least: day.least,
    light: inLight,
    dark: inDark,
    passes: inLight >= day.least && inDark >= day.least,
    colours: {
      light: [day.frontColor, day.behindColor],
      dark: [night.frontColor, night.behindColor],
    },
  }
}

/** Every pair of colours that a screen may show, measured from the tokens in both themes. */
export const measuredPairs: readonly MeasuredPair[] = contrastPairs(light).flatMap((day, place) => {
  const night = contrastPairs(dark)[place]
  return night ? [measured(day, night)] : []
})

/** What the first colour is for, as a heading. */
const roles: readonly [name: string, starts: readonly string[]][] = [
  ['Text on its grounds', ['text.primary', 'text.secondary', 'text.tertiary', 'text.link', 'text.inverse']],
  ['On water', ['text.onDeep', 'border.deepLine', 'accent.']],
  ['Tones', ['tone.', 'brand.']],
  ['Statuses of a shipment', ['status.']],
  ['Edges and focus', ['border.', 'focus']],
]

const roleOf = (front: string): string =>
  roles.find(([, starts]) => starts.some((start) => front.startsWith(start)))?.[0] ?? 'Others'

/** The pairs under what they are for. */
export const pairsByRole: ReadonlyMap<string, readonly MeasuredPair[]> = Map.groupBy(
  measuredPairs,
  ({ front }) => roleOf(front),
)
