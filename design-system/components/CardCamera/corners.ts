export const cardCorners = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const
export type CardCorner = (typeof cardCorners)[number]
export type CornersThere = Readonly<Record<CardCorner, boolean>>

/** The pixels of a picture, as a canvas gives them. */
export type Pixels = Readonly<Pick<ImageData, 'data' | 'width' | 'height'>>

export interface Rectangle {
  x: number
  y: number
  width: number
  height: number
}

/** How far beside the frame an edge may run, as a share of the frame's height. */
const tolerance = 0.06
/** The part of a side, beginning at its corner, in which the edge has to be seen. */
const near = { from: 0.1, to: 0.38 }
const samples = 12
/** How many of them have to show an edge. */
const enough = 0.7
/** Of 255: between the card and what it lies on, on both sides of an edge. */
const leastContrast = 24
const reach = 2

function brightness({ data, width, height }: Pixels, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)))
  const row = Math.min(height - 1, Math.max(0, Math.round(y)))
  const at = 4 * (row * width + column)
  return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
}

/** Whether the brightness changes somewhere across a side of the frame. */
function hasEdge(
  pixels: Pixels,
  [x, y]: readonly [number, number],
  across: 'x' | 'y',
  band: number,
): boolean {
  const at = (offset: number) =>
    across === 'x' ? brightness(pixels, x + offset, y) : brightness(pixels, x, y + offset)
  for (let offset = -band; offset <= band; offset += 1)
    if (Math.abs(at(offset + reach) - at(offset - reach)) >= leastContrast) return true
  return false
}

/** Which corners of a card lie in those of the frame: where both sides of the frame that meet there follow an edge. */
export function cornersIn(pixels: Pixels, { x, y, width, height }: Rectangle): CornersThere {
  const band = Math.max(reach, Math.round(tolerance * height))
  const follows = (across: 'x' | 'y', pointAt: (share: number) => readonly [number, number]) => {
    const step = (near.to - near.from) / (samples - 1)
    const seen = Array.from({ length: samples }, (_, index) => near.from + index * step).filter((share) =>
      hasEdge(pixels, pointAt(share), across, band),
    )
    return seen.length >= enough * samples
  }
  const isThere = (left: boolean, top: boolean): boolean =>
    follows('y', (share) => [x + width * (left ? share : 1 - share), top ? y : y + height]) &&
    follows('x', (share) => [left ? x : x + width, y + height * (top ? share : 1 - share)])
  return {
    topLeft: isThere(true, true),
    topRight: isThere(false, true),
    bottomRight: isThere(false, false),
    bottomLeft: isThere(true, false),
  }
}

/** Where a part of a box lies in a picture that covers the box. */
export function behind(
  part: Rectangle,
  box: Pick<Rectangle, 'width' | 'height'>,
  picture: Pick<Rectangle, 'width' | 'height'>,
): Rectangle {
  const scale = Math.max(box.width / picture.width, box.height / picture.height)
  const beside = { x: (picture.width * scale - box.width) / 2, y: (picture.height * scale - box.height) / 2 }
  return {
    x: (part.x + beside.x) / scale,
    y: (part.y + beside.y) / scale,
    width: part.width / scale,
    height: part.height / scale,
  }
}
