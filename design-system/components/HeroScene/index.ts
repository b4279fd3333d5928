export { HeroScene } from './HeroScene.tsx'
