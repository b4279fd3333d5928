/// <reference types="vitest/browser" />

/** What a shape must have in forced colours: values of style properties, of which system colours are read as drawn. */
interface LookWhenForced {
  shape: string
  look: Readonly<Record<string, string>>
}

/**
 * Selectors of shapes, with `::before` or `::after` where one is meant, that must be visible in forced
 * colours; or, where being visible does not tell them apart from others, must look like this.
 */
export type SeenWhenForced = readonly (string | LookWhenForced)[]

/**
 * In forced colours, a shape painted as a background or gradient vanishes unless its styles declare a system
 * colour. Fails for each shape in the canvas' own colour, or with another look than it must have.
 */
export async function checkForcedColours(id: string, shapes: SeenWhenForced): Promise<void> {
  const { cdp } = await import('vitest/browser')
  const emulate = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
  await emulate('active')
  try {
    const failures = shapes.flatMap((shape) =>
      typeof shape === 'string' ? (isSeen(shape) ? [] : [`${shape} cannot be seen`]) : lacking(shape),
    )
    if (failures.length > 0) throw new Error(`${id}: in forced colours ${failures.join(', ')}.`)
  } finally {
    await emulate('none')
  }
}

function styleOf(shape: string): CSSStyleDeclaration {
  const [selector = shape, pseudo] = shape.split('::')
  const element = document.querySelector(selector)
  if (!element) throw new Error(`Nothing in this story is ${selector}.`)
  return getComputedStyle(element, pseudo === undefined ? undefined : `::${pseudo}`)
}

/** System colours have no value of their own: a sample has the one that they have here. */
function lacking({ shape, look }: LookWhenForced): string[] {
  const style = styleOf(shape)
  const sample = document.createElement('div')
  sample.style.forcedColorAdjust = 'none'
  document.body.append(sample)
  try {
    return Object.entries(look).flatMap(([property, value]) => {
      sample.style.setProperty(property, value)
      const expected = getComputedStyle(sample).getPropertyValue(property)
      const found = style.getPropertyValue(property)
      return found === expected ? [] : [`${shape} has ${property} ${found}, not ${expected}`]
    })
  } finally {
    sample.remove()
  }
}

function isSeen(shape: string): boolean {
  const style = styleOf(shape)
  const { backgroundColor, outlineStyle, outlineColor } = style
  const canvas = getComputedStyle(document.body).backgroundColor
  const isDrawn = (colour: string) => colour !== canvas && colour !== 'rgba(0, 0, 0, 0)'
  const hasEdge = (['Top', 'Left'] as const).some(
    (side) => style[`border${side}Style`] !== 'none' && isDrawn(style[`border${side}Color`]),
  )
  return hasEdge || isDrawn(backgroundColor) || (outlineStyle !== 'none' && isDrawn(outlineColor))
}
