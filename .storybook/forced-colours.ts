/// <reference types="vitest/browser" />

/**
 * Selectors of shapes, with `::before` or `::after` where one is meant, that must be visible in forced
 * colours.
 */
export type SeenWhenForced = readonly string[]

/**
 * In forced colours, a shape painted as a background or gradient vanishes unless its styles declare a system
 * colour. Fails for each shape in the canvas' own colour.
 */
export async function checkForcedColours(id: string, shapes: SeenWhenForced): Promise<void> {
  const { cdp } = await import('vitest/browser')
  const emulate = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
  await emulate('active')
  try {
    const vanished = shapes.filter((shape) => !isSeen(shape))
    if (vanished.length > 0)
      throw new Error(`${id}: in forced colours ${vanished.join(', ')} cannot be seen.`)
  } finally {
    await emulate('none')
  }
}

function isSeen(shape: string): boolean {
  const [selector = shape, pseudo] = shape.split('::')
  const element = document.querySelector(selector)
  if (!element) throw new Error(`Nothing in this story is ${selector}.`)
  const style = getComputedStyle(element, pseudo === undefined ? undefined : `::${pseudo}`)
  const { backgroundColor, outlineStyle, outlineColor } = style
  const canvas = getComputedStyle(document.body).backgroundColor
  const isDrawn = (colour: string) => colour !== canvas && colour !== 'rgba(0, 0, 0, 0)'
  const hasEdge = (['Top', 'Left'] as const).some(
    (side) => style[`border${side}Style`] !== 'none' && isDrawn(style[`border${side}Color`]),
  )
  return hasEdge || isDrawn(backgroundColor) || (outlineStyle !== 'none' && isDrawn(outlineColor))
}
