import { fontSize } from '@seberang/tokens'

/** A native choice over what is displayed of it, so that a press opens the device's own list. */
export const coveringSelect = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
  fontSize: fontSize.read,
} as const
