import type { ThemeTokens } from './semantic.ts'
import { statusTones, tones } from './semantic.ts'

/** The relative luminance of a colour `#RRGGBB`, 0 to 1, as WCAG 2 defines it. */
function luminance(hex: string): number {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  if (!channels) throw new Error(`Contrast needs a colour written #RRGGBB, not "${hex}".`)
  const weights = [0.2126, 0.7152, 0.0722]
  return channels.slice(1).reduce((sum, channel, index) => {
    const value = Number.parseInt(channel, 16) / 255
    const linear = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    return sum + linear * (weights[index] ?? 0)
  }, 0)
}

/** The contrast ratio of two colours `#RRGGBB`, 1 to 21, as WCAG 2 defines it. Throws on another notation. */
export function contrast(first: string, second: string): number {
  const [one, other] = [luminance(first), luminance(second)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

export interface ContrastPair {
  foreground: string
  background: string
  /** 4.5 for text, 3 for edges, icons and focus (WCAG 2 SC 1.4.3, 1.4.11). */
  minRatio: 3 | 4.5
  foregroundColor: string
  backgroundColor: string
}

/** Every pair of colours that a screen may show, with the ratio it needs. */
export function contrastPairs(theme: ThemeTokens): ContrastPair[] {
  const { background, border, text, tone, status, accent } = theme
  const pairs: ContrastPair[] = []
  const add = (
    minRatio: 3 | 4.5,
    foreground: string,
    foregroundColor: string,
    ground: string,
    backgroundColor: string,
  ): void => {
    pairs.push({ foreground, background: ground, minRatio, foregroundColor, backgroundColor })
  }
  for (const ground of ['page', 'surface', 'sunken', 'raised', 'hover'] as const) {
    for (const step of ['primary', 'secondary', 'tertiary', 'link'] as const)
      add(4.5, `text.${step}`, text[step], `background.${ground}`, background[ground])
    // On a surface every tone's text is measured below.
    if (ground !== 'surface')
      add(4.5, 'tone.critical.text', tone.critical.text, `background.${ground}`, background[ground])
  }
  for (const name of tones) {
    const { solid, on, text: toneText } = tone[name]
    add(4.5, `tone.${name}.text`, toneText, 'background.surface', background.surface)
    for (const fill of ['solid', 'hover', 'pressed'] as const)
      add(4.5, `tone.${name}.on`, on, `tone.${name}.${fill}`, tone[name][fill])
    for (const fill of ['soft', 'softHover', 'selected'] as const) {
      add(4.5, `tone.${name}.text`, toneText, `tone.${name}.${fill}`, tone[name][fill])
      for (const step of ['primary', 'secondary', 'link'] as const)
        add(4.5, `text.${step}`, text[step], `tone.${name}.${fill}`, tone[name][fill])
    }
    add(4.5, 'text.tertiary', text.tertiary, `tone.${name}.selected`, tone[name].selected)
    // The fill of a caution lies under ink text; it is never an edge or a lone icon on the page.
    if (name !== 'caution') add(3, `tone.${name}.solid`, solid, 'background.page', background.page)
  }
  add(4.5, 'tone.critical.text', tone.critical.text, 'tone.brand.selected', tone.brand.selected)
  for (const ground of ['page', 'surface', 'sunken'] as const)
    add(3, 'border.strong', border.strong, `background.${ground}`, background[ground])
  add(3, 'focus', theme.focus, 'background.page', background.page)
  add(3, 'focus', theme.focus, 'background.surface', background.surface)
  add(3, 'focus', theme.focus, 'tone.brand.soft', tone.brand.soft)
  add(4.5, 'text.inverse', text.inverse, 'background.inverse', background.inverse)
  for (const name of statusTones) {
    add(4.5, `status.${name}.text`, status[name].text, `status.${name}.soft`, status[name].soft)
    add(4.5, `status.${name}.text`, status[name].text, 'background.surface', background.surface)
  }
  add(4.5, 'text.onDeep', text.onDeep, 'background.brandDeep', background.brandDeep)
  add(4.5, 'text.onDeepQuiet', text.onDeepQuiet, 'background.brandDeep', background.brandDeep)
  add(3, 'border.onDeep', border.onDeep, 'background.brandDeep', background.brandDeep)
  add(3, 'accent.marker', accent.marker, 'background.brandDeep', background.brandDeep)
  add(4.5, 'text.secondary', text.secondary, 'accent.markerSoft', accent.markerSoft)
  add(4.5, 'text.primary', text.primary, 'accent.markerSoft', accent.markerSoft)
  add(4.5, 'text.onLogo', text.onLogo, 'background.logo', background.logo)
  return pairs
}
