export { CountdownRing } from './CountdownRing.tsx'
