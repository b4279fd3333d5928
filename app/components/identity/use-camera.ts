import { useEffect, useState } from 'react'

interface CameraInUse {
  /** While it is open. */
  stream: MediaStream | undefined
  /** It was refused, or is in use elsewhere. */
  isRefused: boolean
  /** Undefined where the browser has no camera of its own to open. */
  open: (() => Promise<void>) | undefined
  close: () => void
}

const stop = (stream: MediaStream | undefined): void => stream?.getTracks().forEach((track) => track.stop())

/** The camera of the device. Its light goes out when it is closed, and with the page. */
export function useCamera(): CameraInUse {
  const [stream, setStream] = useState<MediaStream>()
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => () => stop(stream), [stream])
  // Browsers have none on pages without HTTPS.
  const devices = 'mediaDevices' in navigator ? navigator.mediaDevices : undefined
  return {
    stream,
    isRefused,
    // The camera of the device serves in its place, which needs no permission.
    open:
      devices === undefined || isRefused
        ? undefined
        : async () => {
            try {
              setStream(
                await devices.getUserMedia({
                  video: {
                    facingMode: { ideal: 'environment' },
                    width: { ideal: 2560 },
                    height: { ideal: 1440 },
                  },
                }),
              )
            } catch {
              setIsRefused(true)
            }
          },
    close: () => setStream(undefined),
  }
}
