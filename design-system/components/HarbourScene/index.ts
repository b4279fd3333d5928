export { HarbourScene } from './HarbourScene.tsx'
