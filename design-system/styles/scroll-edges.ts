import { space, vars } from '@seberang/tokens'

const axes = {
  down: {
    ends: ['top', 'bottom'],
    towards: ['to bottom', 'to top'],
    size: (depth: string) => `100% ${depth}`,
  },
  across: {
    ends: ['left', 'right'],
    towards: ['to right', 'to left'],
    size: (depth: string) => `${depth} 100%`,
  },
} as const

/** A line of shadow at either edge says that there is more; at the end a cover, which scrolls along, hides it. */
export function scrollEdgesOn(ground: string, axis: keyof typeof axes = 'down'): string {
  const { ends, towards, size } = axes[axis]
  const [cover, shadow] = [size(space[5]), size(space[3])]
  return [
    ...ends.map(
      (end, at) =>
        `linear-gradient(${towards[at]}, ${ground} 60%, transparent) ${end} / ${cover} no-repeat local`,
    ),
    ...ends.map(
      (end, at) =>
        `linear-gradient(${towards[at]}, ${vars.border.default}, transparent) ${end} / ${shadow} no-repeat scroll`,
    ),
  ].join(', ')
}

export const scrollEdges = scrollEdgesOn(vars.background.surface)
