/** A square part of a photo, which may be turned. */
export interface PhotoSquare {
  photo: HTMLImageElement
  /** In pixels of the turned photo, from its top left corner. */
  x: number
  y: number
  side: number
  /** Degrees, clockwise. */
  rotation: number
}

/** Fills a square canvas with a part of a photo; white where the photo is transparent. */
export function drawSquare(canvas: HTMLCanvasElement, { photo, x, y, side, rotation }: PhotoSquare): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { naturalWidth: width, naturalHeight: height } = photo
  const angle = (rotation * Math.PI) / 180
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))]
  const scale = canvas.width / side
  context.resetTransform()
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.scale(scale, scale)
  context.translate((width * cos + height * sin) / 2 - x, (width * sin + height * cos) / 2 - y)
  context.rotate(angle)
  context.drawImage(photo, -width / 2, -height / 2)
}
