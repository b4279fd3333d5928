export { CrossingProgress, CrossingRoute } from './CrossingRoute.tsx'
export type { RouteStop } from './CrossingRoute.tsx'
