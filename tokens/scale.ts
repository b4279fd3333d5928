/** Distances on a grid of 4 px; the number of a step is its count of grid units. */
export const space = {
  0: '0',
  0.5: '2px',
  1: '4px',
  1.5: '6px',
  2: '8px',
  2.5: '10px',
  3: '12px',
  3.5: '14px',
  4: '16px',
  5: '20px',
  6: '24px',
  7: '28px',
  8: '32px',
  10: '40px',
  12: '48px',
  16: '64px',
  20: '80px',
  24: '96px',
} as const
export type Space = keyof typeof space

/**
 * In-between distances inside a component, where its parts line up with an icon, a drawing or a border.
 * Layouts take `space`.
 */
export const detailSpace = {
  0.75: '3px',
  1.25: '5px',
  2.25: '9px',
  4.5: '18px',
  5.5: '22px',
  6.5: '26px',
  7.5: '30px',
  8.5: '34px',
  9: '36px',
  11: '44px',
  13: '52px',
  14: '56px',
  15: '60px',
  18: '72px',
  19: '76px',
  21: '84px',
  22: '88px',
  26: '104px',
} as const

/** Corner radii of our own themes; a sister brand may choose squarer ones. */
export const corners = { mark: '4px', small: '6px', control: '8px', sheet: '12px', modal: '16px' } as const

export const fontFamily = {
  text: '"Plus Jakarta Sans Variable", "Noto Sans SC Variable", "Noto Sans SC", "PingFang SC", "Microsoft YaHei", system-ui, sans-serif',
} as const

export const fontWeight = {
  regular: 400,
  medium: 550,
  semibold: 600,
  heading: 650,
  bold: 700,
} as const

/** Weights beside the text scale: a promise under the hero, the brand's name, names on payment plates. */
export const displayWeight = { promise: 500, brand: 750, plate: 800 } as const

/**
 * Heights of controls and of rows that act as one; `field` also for choices in forms.
 * A finger always gets `touch`, whatever the control shows.
 */
export const controlHeight = {
  badge: '24px',
  compact: '28px',
  small: '32px',
  chip: '36px',
  medium: '40px',
  field: '44px',
  large: '48px',
  roomy: '52px',
  tall: '60px',
  touch: '44px',
} as const

/** Widths of lines: `thick` for halos and rings that point at something, `dot` for the ring of a chosen radio button. */
export const border = {
  hairline: '1px',
  marked: '1.5px',
  strong: '2px',
  ring: '2.5px',
  thick: '3px',
  halo: '4px',
  wideHalo: '5px',
  dot: '6px',
} as const

/** Padding or margin that lines up with a neighbour that has no border, by taking the hairline off. */
export const insideHairline = (length: string): string => `calc(${length} - ${border.hairline})`

/** Distance between words and their underline. */
export const underlineOffset = '3px'
