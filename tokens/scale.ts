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

/** How round our own themes are, day and night; a sister brand may be squarer. */
export const corners = { mark: '4px', small: '6px', control: '8px', sheet: '12px', modal: '16px' } as const

export const fontFamily = {
  text: '"Plus Jakarta Sans Variable", "Noto Sans SC Variable", "Noto Sans SC", "PingFang SC", "Microsoft YaHei", system-ui, sans-serif',
} as const

export const fontWeight = { regular: 400, medium: 550, semibold: 600, heading: 650, bold: 700 } as const

/** Heights of controls; `field` also for choices in forms. A finger always gets `touch`, whatever the control shows. */
export const controlHeight = {
  small: '32px',
  medium: '40px',
  field: '44px',
  large: '48px',
  touch: '44px',
} as const

export const border = { hairline: '1px', marked: '1.5px', strong: '2px' } as const

/** Heights and widths that several components share. */
export const size = {
  header: '64px',
  headerOnPhone: '56px',
  listRow: '56px',
  wizardFooter: '80px',
  progress: '3px',
  measure: '66ch',
} as const
