import { contrast, contrastPairs, dark, light } from '@seberang/tokens'
import type { ContrastPair } from '@seberang/tokens'

export interface MeasuredPair {
  foreground: string
  background: string
  minRatio: number
  light: number
  dark: number
  /** Whether it passes in every theme. */
  passes: boolean
  colours: { light: readonly [string, string]; dark: readonly [string, string] }
}

const measure = ({ foregroundColor, backgroundColor }: ContrastPair): number =>
  contrast(foregroundColor, backgroundColor)

function measured(day: ContrastPair, night: ContrastPair): MeasuredPair {
  const [inLight, inDark] = [measure(day), measure(night)]
  return {
    foreground: day.foreground,
    background: day.background,
    minRatio: day.minRatio,
    light: inLight,
    dark: inDark,
    passes: inLight >= day.minRatio && inDark >= day.minRatio,
    colours: {
      light: [day.foregroundColor, day.backgroundColor],
      dark: [night.foregroundColor, night.backgroundColor],
    },
  }
}

/** Every pair of colours that a screen may show, measured from the tokens in both themes. */
export const measuredPairs: readonly MeasuredPair[] = contrastPairs(light).flatMap((day, place) => {
  const night = contrastPairs(dark)[place]
  return night ? [measured(day, night)] : []
})

/** Headings by the role of the foreground. */
const roles: readonly [name: string, starts: readonly string[]][] = [
  ['Text on its grounds', ['text.primary', 'text.secondary', 'text.tertiary', 'text.link', 'text.inverse']],
  ['On the deep ground', ['text.onDeep', 'border.onDeep', 'accent.']],
  ['Tones', ['tone.']],
  ['Statuses of a shipment', ['status.']],
  ['Edges and focus', ['border.', 'focus']],
]

const roleOf = (foreground: string): string =>
  roles.find(([, starts]) => starts.some((start) => foreground.startsWith(start)))?.[0] ?? 'Others'

/** The pairs by role. */
export const pairsByRole: ReadonlyMap<string, readonly MeasuredPair[]> = Map.groupBy(
  measuredPairs,
  ({ foreground }) => roleOf(foreground),
)
