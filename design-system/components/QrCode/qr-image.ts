import { encode } from 'uqr'

/** Pixels of a module: sharp in a gallery, and read from a screenshot. */
const scale = 12
const quietZone = 4
const bytesPerPixel = 4
const opaque = 255

/** The code as a PNG, black on white, to be saved on the phone that pays. */
export async function qrImage(value: string): Promise<Blob> {
  const { data, size } = encode(value, { ecc: 'M', border: quietZone })
  const canvas = document.createElement('canvas')
  canvas.width = size * scale
  canvas.height = size * scale
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws nothing')
  const image = context.createImageData(canvas.width, canvas.height)
  image.data.fill(opaque)
  for (let pixel = 0; pixel < canvas.width * canvas.height; pixel += 1) {
    const [row, column] = [
      Math.floor(pixel / canvas.width / scale),
      Math.floor((pixel % canvas.width) / scale),
    ]
    const start = pixel * bytesPerPixel
    if (data[row]?.[column]) image.data.fill(0, start, start + bytesPerPixel - 1)
  }
  context.putImageData(image, 0, 0)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no image was made'))), 'image/png')
  })
}
