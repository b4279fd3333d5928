/** Edges in cm; only their proportions are drawn. */
export interface BoxSize {
  length: number
  width: number
  height: number
}

export type Point = readonly [x: number, y: number]
export type Face = readonly Point[]

interface Faces {
  left: Face
  right: Face
  top: Face
}

export interface Drawing {
  /** The remaining part. */
  box: Faces
  /** The part that a lower box cuts off. */
  slice: Faces | undefined
  /** Edges between stacked parcels. */
  seams: readonly Face[]
  /** Midpoints of the labelled edges. */
  edges: { length: Point; width: Point; height: readonly [bottom: Point, top: Point] }
  /** On the vertical edge, at the height of the cut. */
  cutAt: Point | undefined
}

/** px: the area that the labels leave for the drawing, and its centre. */
const room = { width: 168, height: 132, middle: 144, floor: 164 } as const
const [across, up] = [Math.cos(Math.PI / 6), 0.5]
const round = (value: number): number => Math.round(value * 10) / 10
const atLeastSomething = (edge: number): number => (Number.isFinite(edge) && edge > 0 ? edge : 1)

/** Parcels in a stack whose edges can be told apart. */
const maxDrawn = 24

/** A parcel in isometric view, in its own proportions, scaled to its area. */
export function drawBox(size: BoxSize, count = 1, lowerHeight?: number): Drawing {
  const length = atLeastSomething(size.length)
  const width = atLeastSomething(size.width)
  const each = atLeastSomething(size.height)
  const height = each * count
  const scale = Math.min(
    room.width / (across * (length + width)),
    room.height / (up * (length + width) + height),
  )
  // The offset of the front corner that centres the drawing.
  const frontX = room.middle + (across * (length - width) * scale) / 2
  const place = (along: number, deep: number, high: number): Point => [
    round(frontX + across * (deep - along) * scale),
    round(room.floor - (up * (along + deep) + high) * scale),
  ]
  const faces = (bottom: number, top: number): Faces => ({
    left: [place(0, 0, bottom), place(length, 0, bottom), place(length, 0, top), place(0, 0, top)],
    right: [place(0, 0, bottom), place(0, width, bottom), place(0, width, top), place(0, 0, top)],
    top: [place(0, 0, top), place(length, 0, top), place(length, width, top), place(0, width, top)],
  })
  const cut = lowerHeight !== undefined && lowerHeight < each ? Math.max(lowerHeight, 0) * count : undefined
  return {
    box: faces(0, cut ?? height),
    slice: cut === undefined ? undefined : faces(cut, height),
    // More of them would be a grey area, and slow.
    seams: Array.from({ length: count > maxDrawn ? 0 : count - 1 }, (_, index) => {
      const high = ((cut ?? height) / count) * (index + 1)
      return [place(length, 0, high), place(0, 0, high), place(0, width, high)]
    }),
    edges: {
      length: place(length / 2, 0, 0),
      width: place(0, width / 2, 0),
      height: [place(0, width, 0), place(0, width, height)],
    },
    cutAt: cut === undefined ? undefined : place(0, width, cut),
  }
}
