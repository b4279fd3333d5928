export { CrossingProgress, CrossingRoute } from './CrossingRoute.tsx'
export type { CrossingPlace, RouteStop } from './CrossingRoute.tsx'
