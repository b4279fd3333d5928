export { IdentityPrompt } from './IdentityPrompt.tsx'
