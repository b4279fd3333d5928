export { Pagination } from './Pagination.tsx'
