export { CopyButton } from './CopyButton.tsx'
