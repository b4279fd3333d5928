import type { CartGroup } from '@seberang/domain/api'
import type { Place } from '@seberang/domain/status'

/** How many shipments a page of a list shows. */
export const cartsPerPage = 10

interface CartsPage {
  status?: CartGroup | undefined
  place?: Place | undefined
  query: string
  page: number
}

/** The query of one page of shipments: a page that was loaded ahead is the one that the list then asks for. */
export const cartsQuery = ({ status, place, query, page }: CartsPage) => ({
  page,
  page_size: cartsPerPage,
  ...(status && { status }),
  ...(place && { place }),
  ...(query && { query }),
})
