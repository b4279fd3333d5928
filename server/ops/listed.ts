/** One page of a list as lines; the last says how to see more, where there is more. */
export function listed<One>(
  answer: Record<string, unknown>,
  { page = '1' }: { page?: string },
  line: (one: One) => string,
): string {
  const results = answer['results'] as One[]
  if (results.length === 0) return 'None.'
  const more = `${results.length} of ${Number(answer['count'])}; --page ${Number(page) + 1} shows more`
  return [...results.map(line), ...(answer['next'] === null ? [] : [more])].join('\n')
}
