import { drawBox } from './isometric.ts'
import type { BoxSize, Face, Point } from './isometric.ts'
import * as styles from './BoxDrawing.css.ts'

/** The dimensions as text: "34 cm". */
export interface BoxEdges {
  length: string
  width: string
  height: string
  /** Of the lower box. */
  lowerHeight?: string
}

interface BoxDrawingProps {
  size: BoxSize
  edges: BoxEdges
  count: number
  lowerHeight: number | undefined
}

/** px between two lines of text, so that they do not overlap. */
const lineOfWords = 18

const points = (face: Face): string => face.map(([x, y]) => `${x},${y}`).join(' ')
const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2]

/** The parcel in isometric view, with dimensions at three edges. */
export function BoxDrawing({ size, edges, count, lowerHeight }: BoxDrawingProps) {
  const { box, slice, seams, edges: at, cutAt } = drawBox(size, count, lowerHeight)
  const [bottom, top] = at.height
  const widthY = at.width[1] + 16
  const heightY = between(bottom, top)[1] + 5
  const known = cutAt && edges.lowerHeight
  return (
    <svg className={styles.drawing} viewBox="0 0 288 188" aria-hidden="true">
      <polygon className={styles.left} points={points(box.left)} />
      <polygon className={styles.right} points={points(box.right)} />
      {seams.map((seam) => (
        <polyline key={points(seam)} className={styles.seam} points={points(seam)} />
      ))}
      {slice ? (
        <>
          <polygon className={styles.slice} points={points(slice.left)} />
          <polygon className={styles.slice} points={points(slice.right)} />
          <polygon className={styles.sliceTop} points={points(slice.top)} />
        </>
      ) : (
        <polygon className={styles.top} points={points(box.top)} />
      )}
      <text className={styles.textBlock} x={at.length[0] - 8} y={at.length[1] + 16} textAnchor="end">
        {edges.length}
      </text>
      <text className={styles.textBlock} x={at.width[0] + 8} y={widthY}>
        {edges.width}
      </text>
      {known ? (
        <CutHeight bottom={bottom} cut={cutAt} top={top} before={edges.height} after={known} />
      ) : (
        <text className={styles.textBlock} x={top[0] + 10} y={Math.min(heightY, widthY - lineOfWords)}>
          {edges.height}
        </text>
      )}
    </svg>
  )
}

interface CutHeightProps {
  bottom: Point
  cut: Point
  top: Point
  before: string
  after: string
}

/** A dimension line at the changing side: the current height and the lower one. */
function CutHeight({ bottom, cut, top, before, after }: CutHeightProps) {
  const x = top[0] + 9
  const line = `M${x - 4} ${bottom[1]}h8M${x - 4} ${cut[1]}h8M${x} ${bottom[1]}V${cut[1]}`
  // Two lines of text need a line's distance, however thin the slice is.
  const afterY = between(bottom, cut)[1] + 5
  const beforeY = Math.min(top[1] + 5, afterY - lineOfWords)
  return (
    <>
      <path className={styles.dimension} d={line} />
      <text className={styles.before} x={x + 9} y={beforeY}>
        {before}
      </text>
      <text className={styles.textBlock} x={x + 9} y={afterY}>
        {after}
      </text>
    </>
  )
}
