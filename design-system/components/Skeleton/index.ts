export { Loading, Skeleton, SkeletonRows } from './Skeleton.tsx'
