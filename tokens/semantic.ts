/** What a control or message means. Every table over tones is a `Record<Tone, …>`. */
export const tones = ['neutral', 'brand', 'positive', 'caution', 'critical', 'info'] as const
export type Tone = (typeof tones)[number]

/** The stages that a shipment passes through, from the seller to the recipient. */
export const statusTones = [
  'fromSeller',
  'quarantine',
  'warehouse',
  'pending',
  'paid',
  'sent',
  'inbound',
  'outbound',
  'finished',
] as const
export type StatusTone = (typeof statusTones)[number]

export const themeNames = ['light', 'dark', 'wireframe'] as const

type ToneTokens = {
  /** Fill of a control. */
  solid: string
  /** `solid` under the pointer. */
  hover: string
  /** `solid` while it is pressed. */
  pressed: string
  /** Text and icons on `solid`, `hover` and `pressed`. */
  on: string
  /** Text and icons on `soft` and on surfaces. */
  text: string
  /** Quiet fill of badges and banners. */
  soft: string
  /** `soft` under the pointer. */
  softHover: string
  /** Background of the chosen one among several. */
  selected: string
  border: string
}

/**
 * Everything a theme decides. Names say the purpose, never the hue; values are CSS colours or shadows. A
 * theme that omits one does not compile.
 */
export type ThemeTokens = {
  colorScheme: 'light' | 'dark'
  background: {
    page: string
    surface: string
    raised: string
    sunken: string
    hover: string
    inverse: string
    /** Dark background of the brand in every theme: bands, panels and sign-in pages. */
    brandDeep: string
    brandDeepRaised: string
    /** Plate under the logos of banks and cards, white in every theme. */
    logo: string
    scrim: string
  }
  border: { subtle: string; default: string; strong: string; onDeep: string; flag: string }
  text: {
    primary: string
    secondary: string
    tertiary: string
    inverse: string
    link: string
    onDeep: string
    onDeepQuiet: string
    onLogo: string
  }
  focus: string
  /**
   * Marks the current place, today's date and given stars; never a state. A fill, never text or a thin line.
   */
  accent: { marker: string; markerSoft: string; markerHalo: string }
  /** Fills of drawings besides ink, surface and the accent. */
  illustration: { detail: string; water: string }
  tone: Record<Tone, ToneTokens>
  status: Record<StatusTone, { text: string; soft: string }>
  shadow: { pop: string; modal: string; bar: string }
  /** Corner radii: marks in controls, badges, controls, cards, dialogs. */
  radius: { mark: string; small: string; control: string; sheet: string; modal: string }
}
