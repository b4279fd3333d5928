export { Lightbox } from './Lightbox.tsx'
export type { LightboxPhoto } from './Lightbox.tsx'
