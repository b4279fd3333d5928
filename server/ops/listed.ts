/** One page of a list as lines; the last says how to see more, where there is more. */
export function listed<One>(
  results: readonly One[],
  { count, next }: Record<string, unknown>,
  { page = '1' }: { page?: string | undefined },
  line: (one: One) => string,
): string {
  if (results.length === 0) return 'None.'
  const more = `${results.length} of ${Number(count)}; --page ${Number(page) + 1} shows more`
  return [...results.map(line), ...(next === null ? [] : [more])].join('\n')
}
