export { LoadingLayer } from './LoadingLayer.tsx'
