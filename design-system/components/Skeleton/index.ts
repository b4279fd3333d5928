export { Loading, Skeleton, SkeletonCards, SkeletonRows } from './Skeleton.tsx'
