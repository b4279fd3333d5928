import { style, styleVariants } from '@vanilla-extract/css'
import { baselineShift, border, fixedCorner, rem, vars } from '@seberang/tokens'
import { flagSizes } from './flag.values.ts'
import type { FlagCountry } from './flag.values.ts'

const flag = style({
  flex: 'none',
  display: 'inline-block',
  verticalAlign: baselineShift.flag,
  borderRadius: fixedCorner.flag,
  boxShadow: `0 0 0 ${border.hairline} ${vars.border.flag}`,
  backgroundSize: '100% 100%',
  // The flag is content: it is printed and keeps its colours when colours are forced.
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
})

/** Widths in px; 4:3 in whole pixels, because half pixels are blurred differently each time. */
export const sizes = styleVariants(
  Object.fromEntries(flagSizes.map((size) => [size, size])) as Record<(typeof flagSizes)[number], number>,
  (size) => [flag, { width: rem(size), height: rem(Math.ceil(size * 0.75)) }],
)

/** Images rather than elements: a flag has up to twenty shapes, and a list shows it a thousand times. */
const drawings: Record<Exclude<FlagCountry, 'ROW'>, string> = {
  ID: `<rect width='24' height='18' fill='#fff'/><rect width='24' height='9' fill='#D7263D'/>`,
  US: `<rect width='24' height='18' fill='#fff'/><path d='M0 1.3h24M0 4.1h24M0 6.9h24M0 9.7h24M0 12.5h24M0 15.3h24' stroke='#C0313F' stroke-width='1.4'/><path d='M0 17.3h24' stroke='#C0313F' stroke-width='1.4'/><rect width='11' height='9' fill='#28407A'/><g fill='#fff'><circle cx='2.2' cy='2' r='.7'/><circle cx='5.5' cy='2' r='.7'/><circle cx='8.8' cy='2' r='.7'/><circle cx='3.8' cy='4.5' r='.7'/><circle cx='7.2' cy='4.5' r='.7'/><circle cx='2.2' cy='7' r='.7'/><circle cx='5.5' cy='7' r='.7'/><circle cx='8.8' cy='7' r='.7'/></g>`,
  CN: `<rect width='24' height='18' fill='#D9342B'/><path d='M5.5 3l.8 2.3h2.4L6.8 6.8l.7 2.3-2-1.4-2 1.4.7-2.3L2.3 5.3h2.4z' fill='#F7CE46'/><g fill='#F7CE46'><circle cx='10.5' cy='2.8' r='.8'/><circle cx='12.3' cy='5' r='.8'/><circle cx='12.3' cy='7.8' r='.8'/><circle cx='10.5' cy='10' r='.8'/></g>`,
  UK: `<rect width='24' height='18' fill='#28407A'/><path d='M0 0l24 18M24 0L0 18' stroke='#fff' stroke-width='3.6'/><path d='M0 0l24 18M24 0L0 18' stroke='#C0313F' stroke-width='1.3'/><path d='M12 0v18M0 9h24' stroke='#fff' stroke-width='6'/><path d='M12 0v18M0 9h24' stroke='#C0313F' stroke-width='3.4'/>`,
  KR: `<rect width='24' height='18' fill='#fff'/><path d='M8 9a4 4 0 0 1 8 0z' fill='#C0313F'/><path d='M8 9a4 4 0 0 0 8 0z' fill='#28407A'/><path d='M4 4.6l2-2M5 5.6l2-2M20 13.4l-2 2M19 12.4l-2 2M17 3.6l2 2M18 2.6l2 2M7 14.4l-2-2M6 15.4l-2-2' stroke='#222' stroke-width='.9'/>`,
  SG: `<rect width='24' height='18' fill='#fff'/><rect width='24' height='9' fill='#D7263D'/><circle cx='5.6' cy='4.6' r='3' fill='#fff'/><circle cx='6.8' cy='4.6' r='2.7' fill='#D7263D'/><g fill='#fff'><circle cx='8.2' cy='2.9' r='.55'/><circle cx='6.9' cy='4.3' r='.55'/><circle cx='9.5' cy='4.3' r='.55'/><circle cx='7.4' cy='6' r='.55'/><circle cx='9' cy='6' r='.55'/></g>`,
  HK: `<rect width='24' height='18' fill='#D9342B'/><g fill='#fff'><ellipse cx='12' cy='5.6' rx='1.7' ry='2.8'/><ellipse cx='12' cy='5.6' rx='1.7' ry='2.8' transform='rotate(72 12 9)'/><ellipse cx='12' cy='5.6' rx='1.7' ry='2.8' transform='rotate(144 12 9)'/><ellipse cx='12' cy='5.6' rx='1.7' ry='2.8' transform='rotate(216 12 9)'/><ellipse cx='12' cy='5.6' rx='1.7' ry='2.8' transform='rotate(288 12 9)'/></g>`,
  JP: `<rect width='24' height='18' fill='#fff'/><circle cx='12' cy='9' r='5.2' fill='#C72B3B'/>`,
  MY: `<rect width='24' height='18' fill='#fff'/><path d='M0 1.3h24M0 3.9h24M0 6.5h24M0 9.1h24M0 11.7h24M0 14.3h24M0 16.9h24' stroke='#C72B3B' stroke-width='1.3'/><rect width='12' height='9.8' fill='#22306F'/><circle cx='5' cy='4.9' r='3' fill='#F3C53D'/><circle cx='6.1' cy='4.9' r='2.6' fill='#22306F'/><circle cx='8.3' cy='4.9' r='1.5' fill='#F3C53D'/>`,
  TW: `<rect width='24' height='18' fill='#D9342B'/><rect width='12' height='9' fill='#22306F'/><path d='M6 1.2v6.6M2.7 4.5h6.6M3.7 2.2l4.6 4.6M8.3 2.2L3.7 6.8' stroke='#fff' stroke-width='1'/><circle cx='6' cy='4.5' r='1.9' fill='#fff' stroke='#22306F' stroke-width='.5'/>`,
  TH: `<rect width='24' height='18' fill='#C72B3B'/><path d='M0 9h24' stroke='#fff' stroke-width='12'/><path d='M0 9h24' stroke='#28407A' stroke-width='6'/>`,
  AU: `<rect width='24' height='18' fill='#22306F'/><path d='M0 0l12 9M12 0L0 9M6 0v9M0 4.5h12' stroke='#fff' stroke-width='2'/><path d='M0 0l12 9M12 0L0 9M6 0v9M0 4.5h12' stroke='#C0313F' stroke-width='.9'/><g fill='#fff'><circle cx='6' cy='13.4' r='1.6'/><circle cx='18' cy='3' r='.9'/><circle cx='15' cy='7.6' r='.9'/><circle cx='21' cy='6.6' r='.9'/><circle cx='18' cy='14.6' r='.9'/><circle cx='19.4' cy='9.6' r='.55'/></g>`,
  DE: `<rect width='24' height='18' fill='#222'/><rect width='24' height='12' y='6' fill='#C72B3B'/><rect width='24' height='6' y='12' fill='#F3C53D'/>`,
}
export const countries = styleVariants(drawings, (drawing) => {
  const picture = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 18' preserveAspectRatio='none'>${drawing}</svg>`
  return { backgroundImage: `url("data:image/svg+xml,${picture.replaceAll(/[#<>]/g, encodeURIComponent)}")` }
})

/** The flag for the rest of the world takes the colours of the theme. */
export const globe = style({ fill: 'none', stroke: vars.tone.brand.text, strokeWidth: 1.1 })
export const globeGround = style({ fill: vars.tone.brand.soft, stroke: 'none' })
