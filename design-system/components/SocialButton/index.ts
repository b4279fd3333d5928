export { SocialButton, socialProviders } from './SocialButton.tsx'
export type { SocialProvider } from './SocialButton.tsx'
