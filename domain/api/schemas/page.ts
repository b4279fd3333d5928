import { queryNumber } from '../../validation/index.ts'

/** The page of a list that a call answers. */
export const pageShape = {
  page: queryNumber(1, 100_000).default(1),
  page_size: queryNumber(1, 100).default(10),
}
