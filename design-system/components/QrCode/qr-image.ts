import { encode } from 'uqr'

/** Pixels of a module: sharp in a gallery, and read from a screenshot. */
const scale = 12
const quietZone = 4

/** The code as a PNG, black on white, to be saved on the phone that pays. */
export async function qrImage(value: string): Promise<Blob> {
  const { data, size } = encode(value, { ecc: 'M', border: quietZone })
  const canvas = document.createElement('canvas')
  canvas.width = size * scale
  canvas.height = size * scale
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws nothing')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = 'black'
  for (const [row, modules] of data.entries())
    for (const [column, isDark] of modules.entries())
      if (isDark) context.fillRect(column * scale, row * scale, scale, scale)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no image was made'))), 'image/png')
  })
}
