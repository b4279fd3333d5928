export { ProductLine, ProductLines } from './ProductLine.tsx'
