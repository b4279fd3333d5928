/** A page of a list, with the URLs of the adjacent pages. */
export function pageOf<Item>(
  path: string,
  query: { page: number; page_size: number },
  count: number,
  results: Item[],
): { count: number; next: string | null; previous: string | null; page_size: number; results: Item[] } {
  const address = (page: number) => {
    const given = Object.entries({ ...query, page }).filter(([, value]) => value !== undefined)
    return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
  }
  const { page, page_size } = query
  return {
    count,
    next: page * page_size < count ? address(page + 1) : null,
    previous: page > 1 ? address(page - 1) : null,
    page_size,
    results,
  }
}
