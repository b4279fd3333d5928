import { space, vars } from '@seberang/tokens'

/** A line of shadow at either edge says that there is more; at the end a cover, which scrolls along, hides it. */
export const scrollEdgesOn = (ground: string): string =>
  [
    `linear-gradient(${ground} 60%, transparent) top / 100% ${space[5]} no-repeat local`,
    `linear-gradient(transparent, ${ground} 40%) bottom / 100% ${space[5]} no-repeat local`,
    `linear-gradient(${vars.border.default}, transparent) top / 100% ${space[3]} no-repeat scroll`,
    `linear-gradient(transparent, ${vars.border.default}) bottom / 100% ${space[3]} no-repeat scroll`,
  ].join(', ')

export const scrollEdges = scrollEdgesOn(vars.background.surface)
