import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles'
import { from, radius, space, vars, width } from '@seberang/tokens'
import { atoms } from './layers.css.ts'

const insetSteps = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12] as const
const inset = Object.fromEntries(insetSteps.map((step) => [step, space[step]])) as Pick<
  typeof space,
  (typeof insetSteps)[number]
>

const responsive = defineProperties({
  '@layer': atoms,
  conditions: {
    phone: {},
    tablet: { '@media': from('tablet') },
    desktop: { '@media': from('desktop') },
  },
  defaultCondition: 'phone',
  responsiveArray: ['phone', 'tablet', 'desktop'],
  properties: {
    display: ['none', 'block', 'flex', 'grid'],
    flexDirection: ['row', 'column'],
    alignItems: ['flex-start', 'center', 'flex-end', 'stretch', 'baseline'],
    justifyContent: ['flex-start', 'center', 'flex-end', 'space-between'],
    textAlign: ['left', 'center', 'right'],
    gap: space,
    paddingTop: inset,
    paddingBottom: inset,
    paddingLeft: inset,
    paddingRight: inset,
  },
  shorthands: {
    padding: ['paddingTop', 'paddingBottom', 'paddingLeft', 'paddingRight'],
    paddingX: ['paddingLeft', 'paddingRight'],
    paddingY: ['paddingTop', 'paddingBottom'],
  },
})

const fixed = defineProperties({
  '@layer': atoms,
  properties: {
    flexWrap: ['wrap', 'nowrap'],
    flexShrink: [0],
    minWidth: { 0: 0, full: '100%' },
    width: { full: '100%', auto: 'auto' },
    maxWidth: { form: width.form },
    borderRadius: radius,
    overflow: ['hidden'],
    background: {
      page: vars.background.page,
      surface: vars.background.surface,
      raised: vars.background.raised,
      sunken: vars.background.sunken,
      selected: vars.tone.brand.selected,
      brandDeep: vars.background.brandDeep,
      brandSoft: vars.tone.brand.soft,
      markerSoft: vars.accent.markerSoft,
    },
    color: {
      primary: vars.text.primary,
      secondary: vars.text.secondary,
      tertiary: vars.text.tertiary,
      onDeep: vars.text.onDeep,
      brand: vars.tone.brand.text,
      positive: vars.tone.positive.text,
      caution: vars.tone.caution.text,
      critical: vars.tone.critical.text,
    },
  },
})

export const sprinkles = createSprinkles(responsive, fixed)
export type Sprinkles = Parameters<typeof sprinkles>[0]
/** A step of space, or one per breakpoint: `{ phone: 4, tablet: 6 }`. */
export type ResponsiveSpace = Sprinkles['gap']
