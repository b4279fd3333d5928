export { Heading, headingStepNames } from './Heading.tsx'
export type { HeadingProps } from './Heading.tsx'
