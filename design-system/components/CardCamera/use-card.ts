import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { behind, cardCorners, cornersIn, type CornersThere, type Rectangle } from './corners.ts'

/** ms between two looks at the picture. */
const pause = 150
/** ms for which all corners have to be there before the photo is taken. */
const steady = 600
/** ms for which a hint stays: one that changed faster could not be read, nor read aloud. */
const hintStays = 2_000
/** Pixels: enough to see edges, few enough for a slow phone. */
const lookWidth = 320
/** Around the frame, as a share of it: a card that lies a little beside it is whole. */
const margin = 0.03

/** Where the frame lies in the pixels of the video; undefined before it plays. */
function frameIn(video: HTMLVideoElement, frame: HTMLElement): Rectangle | undefined {
  const { videoWidth: width, videoHeight: height } = video
  if (width === 0 || height === 0) return undefined
  const box = video.getBoundingClientRect()
  const { left, top, width: across, height: down } = frame.getBoundingClientRect()
  const part = { x: left - box.left, y: top - box.top, width: across, height: down }
  return behind(part, box, { width, height })
}

function look(
  video: HTMLVideoElement,
  frame: HTMLElement,
  canvas: HTMLCanvasElement,
): CornersThere | undefined {
  const place = frameIn(video, frame)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!place || !context) return undefined
  const scale = lookWidth / video.videoWidth
  canvas.width = lookWidth
  canvas.height = Math.round(video.videoHeight * scale)
  context.drawImage(video, 0, 0, canvas.width, canvas.height)
  return cornersIn(context.getImageData(0, 0, canvas.width, canvas.height), {
    x: place.x * scale,
    y: place.y * scale,
    width: place.width * scale,
    height: place.height * scale,
  })
}

/** The card as it lies in the frame; null while the camera shows nothing. */
export function photoOf(video: HTMLVideoElement, frame: HTMLElement): Promise<Blob | null> {
  const place = frameIn(video, frame)
  if (!place) return Promise.resolve(null)
  const around = { x: place.width * margin, y: place.height * margin }
  const x = Math.max(0, place.x - around.x)
  const y = Math.max(0, place.y - around.y)
  const width = Math.min(video.videoWidth - x, place.width + 2 * around.x)
  const height = Math.min(video.videoHeight - y, place.height + 2 * around.y)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width)
  canvas.height = Math.round(height)
  canvas.getContext('2d')?.drawImage(video, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
}

interface Parts {
  video: RefObject<HTMLVideoElement | null>
  frame: RefObject<HTMLElement | null>
}

/** Watches which corners of a card lie in the frame, and says once that all have for a moment. */
export function useCard({ video, frame }: Parts, onSteady: () => void): CornersThere | undefined {
  const [shown, setShown] = useState<CornersThere>()
  const take = useEffectEvent(onSteady)
  useEffect(() => {
    const canvas = document.createElement('canvas')
    let since: number | undefined
    let changedAt = -hintStays
    const timer = setInterval(() => {
      if (!video.current || !frame.current) return
      const seen = look(video.current, frame.current, canvas)
      if (!seen) return
      const now = performance.now()
      const isWhole = cardCorners.every((corner) => seen[corner])
      since = isWhole ? (since ?? now) : undefined
      if (isWhole || now - changedAt >= hintStays) {
        changedAt = now
        setShown(seen)
      }
      if (since === undefined || now - since < steady) return
      clearInterval(timer)
      take()
    }, pause)
    return () => clearInterval(timer)
  }, [video, frame])
  return shown
}
