import { corners } from './scale.ts'
import type { ThemeTokens } from './semantic.ts'

const ink = '#1A1A1A'
const grey = '#555555'
const paper = '#FFFFFF'
const shade = '#E6E6E6'

const tone = {
  solid: ink,
  hover: grey,
  pressed: grey,
  on: paper,
  text: ink,
  soft: shade,
  softHover: shade,
  selected: shade,
  border: grey,
}
const stage = { text: ink, soft: shade }

/** Ink on paper: proves that no component depends on the values of the brand. */
export const wireframe: ThemeTokens = {
  colorScheme: 'light',
  background: {
    page: paper,
    surface: paper,
    raised: paper,
    sunken: shade,
    hover: shade,
    inverse: ink,
    brandDeep: ink,
    brandDeepRaised: grey,
    logo: paper,
    scrim: 'rgb(0 0 0 / .5)',
  },
  border: { subtle: grey, default: grey, strong: ink, onDeep: shade, flag: ink },
  text: {
    primary: ink,
    secondary: ink,
    tertiary: grey,
    inverse: paper,
    link: ink,
    onDeep: paper,
    onDeepQuiet: shade,
    onLogo: ink,
  },
  focus: ink,
  accent: { marker: shade, markerSoft: shade, markerHalo: shade },
  illustration: { detail: shade, water: ink },
  tone: { neutral: tone, brand: tone, positive: tone, caution: tone, critical: tone, info: tone },
  status: {
    fromSeller: stage,
    quarantine: stage,
    warehouse: stage,
    pending: stage,
    paid: stage,
    sent: stage,
    inbound: stage,
    outbound: stage,
    finished: stage,
  },
  shadow: { pop: `0 0 0 1px ${grey}`, modal: `0 0 0 1px ${grey}`, bar: `0 -1px 0 ${grey}` },
  radius: corners,
}
