import { currentRuleSet, type Law, type RuleSet } from '@seberang/domain/pricing'

type LawKey = keyof RuleSet['laws']

export interface LawInUse {
  law: Law
  /** What it is used for; several where one law has several articles. */
  keys: readonly [LawKey, ...LawKey[]]
  /** `pmk-4-2025`. */
  anchor: string
}

/** The laws of today's rule set, each once. */
export function lawsInUse(): readonly LawInUse[] {
  const { laws } = currentRuleSet()
  const found: LawInUse[] = []
  for (const key of Object.keys(laws) as LawKey[]) {
    const law = laws[key]
    const same = found.findIndex((one) => one.law.title === law.title)
    const known = found[same]
    if (known) found[same] = { ...known, keys: [...known.keys, key] }
    else found.push({ law, keys: [key], anchor: anchorOf(law) })
  }
  return found
}

const anchorOf = ({ title }: Law): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
