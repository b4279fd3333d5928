import { assignInlineVars } from '@vanilla-extract/dynamic'
import { cropStage } from '@seberang/tokens'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import Cropper from 'react-easy-crop'
import { Image, RotateCcw, ZoomIn } from '../../icons/index.ts'
import { Icon } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Text } from '../Text/index.ts'
import * as styles from './PhotoCrop.css.ts'
import { drawSquare, type PhotoSquare } from './square.ts'

export interface PhotoCropTexts {
  /** Names the window, and says which keys move and zoom. */
  area: string
  /** Names the slider. */
  zoom: string
  /** Names the button that turns the photo by a quarter. */
  rotate: string
}

interface PhotoCropProps {
  /** The address of the photo. */
  src: string
  texts: PhotoCropTexts
  /** Called with each square that is chosen; the first one once the photo is there. */
  onChange: (square: PhotoSquare) => void
  /** The browser cannot show the photo. */
  onUnreadable: () => void
  /** Of the page's policy, for the styles of the library. */
  nonce?: string | undefined
  /** Beside the previews. */
  children?: ReactNode
}

const side = Number.parseInt(cropStage.window, 10)
/** How many times as large as at first. */
const largest = 4
const zoomStep = 0.1
const keyStep = 4
const within = (scale: number): number => Math.min(largest, Math.max(1, scale))

/** Cuts a round picture out of a photo: moved by pointer and arrow keys, zoomed and turned. */
export function PhotoCrop({ src, texts, onChange, onUnreadable, nonce, children }: PhotoCropProps) {
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [scale, setScale] = useState(1)
  /** The zoom at which the shorter side of the photo fills the window. */
  const [fit, setFit] = useState(1)
  const [rotation, setRotation] = useState(0)
  const [square, setSquare] = useState<PhotoSquare>()
  const photo = useRef<RefObject<HTMLImageElement | null>>(null)

  function zoomByKey(event: KeyboardEvent): void {
    const step = { '+': zoomStep, '=': zoomStep, '-': -zoomStep }[event.key]
    if (step === undefined) return
    event.preventDefault()
    setScale(within(scale + step))
  }

  function choose({ x, y, width }: { x: number; y: number; width: number }): void {
    const image = photo.current?.current
    if (!image) return
    const chosen = { photo: image, x, y, side: width, rotation }
    setSquare(chosen)
    onChange(chosen)
  }
  return (
    <div className={styles.crop}>
      <div className={styles.stage} role="presentation" onKeyDown={zoomByKey}>
        <Cropper
          image={src}
          crop={place}
          zoom={scale * fit}
          minZoom={fit}
          maxZoom={fit * largest}
          rotation={rotation}
          aspect={1}
          cropShape="round"
          cropSize={{ width: side, height: side }}
          showGrid={false}
          objectFit="cover"
          keyboardStep={keyStep}
          {...(nonce !== undefined && { nonce })}
          classes={{ containerClassName: styles.around, cropAreaClassName: styles.window }}
          cropperProps={{ role: 'application', 'aria-label': texts.area }}
          mediaProps={{ onError: onUnreadable }}
          setImageRef={(ref) => (photo.current = ref)}
          setMediaSize={({ width, height }) => setFit(side / Math.min(width, height))}
          onCropChange={setPlace}
          onZoomChange={(zoom) => setScale(within(zoom / fit))}
          onCropAreaChange={(_, pixels) => choose(pixels)}
        />
        <span className={styles.edge} aria-hidden="true" />
      </div>
      <div className={styles.controls}>
        <Icon icon={Image} />
        <input
          type="range"
          className={styles.slider}
          style={assignInlineVars({ [styles.share]: `${((scale - 1) / (largest - 1)) * 100}%` })}
          aria-label={texts.zoom}
          aria-valuetext={`${Math.round(scale * 100)}%`}
          min={1}
          max={largest}
          step={zoomStep / 10}
          value={scale}
          onChange={(event) => setScale(Number(event.currentTarget.value))}
        />
        <Icon icon={ZoomIn} />
        <IconButton
          icon={RotateCcw}
          label={texts.rotate}
          onClick={() => setRotation((rotation + 270) % 360)}
        />
      </div>
      <div className={styles.result}>
        <Preview square={square} size="large" />
        <Preview square={square} size="small" />
        <div className={styles.words}>
          <Text step="note" tone="secondary">
            {children}
          </Text>
        </div>
      </div>
    </div>
  )
}

/** Pixels of a canvas, for screens of high resolution. */
const previewPixels = { large: 192, small: 96 }

function Preview({ square, size }: { square: PhotoSquare | undefined; size: 'small' | 'large' }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (square && canvas.current) drawSquare(canvas.current, square)
  }, [square])
  const pixels = previewPixels[size]
  return (
    <canvas ref={canvas} className={styles.preview[size]} width={pixels} height={pixels} aria-hidden="true" />
  )
}
