/** Sides of icons and of the grid tracks that hold them; `bullet` to `mark` are dots, ticks and other marks. */
export const iconSize = {
  bullet: '5px',
  arrow: '8px',
  tick: '10px',
  dot: '12px',
  mark: '14px',
  small: '16px',
  text: '18px',
  control: '20px',
  row: '22px',
  title: '24px',
  feature: '28px',
} as const

/** Sizes of illustrations: avatars, drawings of boxes, empty states, scenes. */
export const pictureSize = {
  small: '24px',
  medium: '40px',
  large: '64px',
  hero: '96px',
  scene: '120px',
  wideScene: '150px',
  drawing: '288px',
  spot: '232px',
} as const

/** Thicknesses of bars: of strength and progress, of a meter, of a line of a skeleton. */
export const barHeight = { thin: '4px', meter: '8px', line: '12px', title: '20px' } as const

/**
 * Widths at which parts wrap, from a figure with its unit to a sentence, and widths of panels beside or above
 * the page.
 */
export const width = {
  figure: '72px',
  code: '104px',
  label: '112px',
  name: '140px',
  part: '160px',
  phrase: '200px',
  measures: '216px',
  menu: '220px',
  sidebar: '232px',
  sentence: '240px',
  card: '280px',
  tip: '300px',
  note: '320px',
  aside: '328px',
  popover: '340px',
  lead: '380px',
  column: '400px',
  toast: '420px',
  receipt: '420px',
  scene: '452px',
  entrance: '468px',
  drawer: '480px',
  dialog: '520px',
  steps: '600px',
  document: '640px',
  form: '720px',
} as const

/** Maximum heights of lists and windows that scroll inside a page. */
export const maxHeight = {
  changes: '64px',
  /** Five lines at their size of text. */
  wordsInBar: '78px',
  message: '120px',
  list: '220px',
  shortPanel: '250px',
  panel: '300px',
  chat: '560px',
  dialog: '760px',
} as const

/** Minimum height of lines that scroll: one of them with its reason. */
export const minHeight = { lines: '84px' } as const

/** Heights and widths that several components share. */
export const size = {
  header: '64px',
  headerOnPhone: '56px',
  /** With larger text. */
  headerGrown: '72px',
  listRow: '56px',
  wizardFooter: '88px',
  progress: '3px',
  measure: '66ch',
  textArea: '92px',
  /** Scroll offsets that keep jump targets clear of the header and the footer. */
  belowHeader: '84px',
  aboveFooter: '104px',
  /** Two lines below a field, and the buttons that correct it. */
  belowField: '6rem',
} as const

/** The square that is cut out of a photo, and the height of what shows the photo around it. */
export const cropStage = { window: '264px', height: '320px', heightOnPhone: '300px' } as const

/** A card that is read, beside what is typed from it: its picture leaves room for the button below. */
export const cardPicture = { height: '240px' } as const

/** An offer in a row: how wide its rows are, and its picture. */
export const promoRow = { width: '912px', picture: '152px', pictureOnPhone: '88px' } as const

/** The switch: a track, and a knob that travels along it. */
export const toggle = { width: '44px', height: '26px', inset: '3px', knob: '17px', travel: '18px' } as const

/** Corners of small shapes of fixed size, the same in every theme. */
export const fixedCorner = { flag: '3px', checkbox: '5px' } as const
