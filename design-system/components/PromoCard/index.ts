export { PromoCard, PromoPicture } from './PromoCard.tsx'
