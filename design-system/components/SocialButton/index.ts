export { SocialButton, socialMarks, socialProviders } from './SocialButton.tsx'
export type { SocialProvider } from './SocialButton.tsx'
