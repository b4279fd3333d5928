/** Longer lines than this stand alone, and no joined line is longer than a label is wide. */
const longest = { part: 20, line: 44 } as const

/** An address for a label: its short lines, as a city and its code, share one. A telephone number stands alone. */
export function labelLines(lines: readonly string[]): readonly string[] {
  return lines.reduce<readonly string[]>((all, line) => {
    const former = all.at(-1)
    const parts = [...(former?.split(', ') ?? []), line]
    const isJoined =
      former !== undefined &&
      parts.every((part) => part.length <= longest.part && !part.startsWith('+')) &&
      parts.join(', ').length <= longest.line
    return isJoined ? [...all.slice(0, -1), parts.join(', ')] : [...all, line]
  }, [])
}
