import { queryNumber } from '../../validation/index.ts'
import { largestPage } from '../types/common.ts'

/** The page of a list that a call answers. */
export const pageShape = {
  page: queryNumber(1, 100_000).default(1),
  page_size: queryNumber(1, largestPage).default(10),
}
