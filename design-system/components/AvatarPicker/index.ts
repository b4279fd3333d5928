export { AvatarPicker } from './AvatarPicker.tsx'
