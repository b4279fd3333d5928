import { drawSquare, type PhotoSquare } from '@seberang/design-system/PhotoCrop'
import { avatarSide } from '@seberang/domain/limits'

/** The square as a JPEG of the size that is stored, without anything else that the photo carries. */
export function photoOf(square: PhotoSquare): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = avatarSide
  canvas.height = avatarSide
  drawSquare(canvas, square)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the browser made no picture'))),
      'image/jpeg',
      0.9,
    ),
  )
}
