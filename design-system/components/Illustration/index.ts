export { Illustration, illustrationNames } from './Illustration.tsx'
export type { IllustrationName } from './Illustration.tsx'
