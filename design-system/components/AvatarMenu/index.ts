export { AvatarMenu } from './AvatarMenu.tsx'
export type { AvatarMenuEntry } from './AvatarMenu.tsx'
