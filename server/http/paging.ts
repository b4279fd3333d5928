/**
 * How many of a page's rows are answered when all together weigh too much: the largest part of the page's size that is
 * light enough, at least one. Since the size is a multiple of it, the rest of the page is whole pages of this size.
 * @param weights of the page's rows, in their order
 */
export function shorterSize(size: number, weights: readonly number[], heaviest: number): number {
  const weighs = (rows: number) => weights.slice(0, rows).reduce((sum, weight) => sum + weight, 0)
  let shorter = size
  while (shorter > 1 && (size % shorter !== 0 || weighs(shorter) > heaviest)) shorter -= 1
  return shorter
}

/**
 * A page of a list, with the URLs of the adjacent pages.
 * @param size of the page as answered, a divisor of the size asked for: the pages before and after it have this size too
 */
export function pageOf<Item>(
  path: string,
  query: { page: number; page_size: number },
  count: number,
  results: Item[],
  size = query.page_size,
): { count: number; next: string | null; previous: string | null; page_size: number; results: Item[] } {
  const address = (page: number) => {
    const given = Object.entries({ ...query, page, page_size: size }).filter(
      ([, value]) => value !== undefined,
    )
    return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
  }
  const page = ((query.page - 1) * query.page_size) / size + 1
  return {
    count,
    next: page * size < count ? address(page + 1) : null,
    previous: page > 1 ? address(page - 1) : null,
    page_size: size,
    results,
  }
}
