export { AvatarPicture, avatarGrounds, avatarPictureNames, isAvatarPictureName } from './AvatarPicture.tsx'
export type { AvatarGround, AvatarPictureName } from './AvatarPicture.tsx'
export { avatarMotifs } from './drawings.tsx'
export type { AvatarMotif } from './drawings.tsx'
