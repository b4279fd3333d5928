export { QrCode } from './QrCode.tsx'
export { qrImage } from './qr-image.ts'
