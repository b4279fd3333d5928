export { Term } from './Term.tsx'
