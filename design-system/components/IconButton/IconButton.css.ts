import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { border, controlHeight, duration, iconSize, radius, rem, space, vars } from '@seberang/tokens'
import { focusRing, touchTarget } from '../../styles/focus.ts'

export const iconButton = recipe({
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: radius.control,
    color: vars.text.primary,
    transition: `background ${duration.fast}`,
    selectors: {
      '&::after': touchTarget,
      '&:focus-visible': focusRing,
      '&:hover': { background: vars.background.hover },
      '&[aria-expanded="true"], &[aria-pressed="true"]': {
        background: vars.tone.brand.soft,
        color: vars.tone.brand.text,
      },
    },
  },
  variants: {
    size: {
      small: { width: controlHeight.small, height: controlHeight.small, color: vars.text.secondary },
      medium: { width: controlHeight.touch, height: controlHeight.touch },
    },
    tone: {
      neutral: {},
      critical: { color: vars.tone.critical.text },
      /** Takes the colour of its surroundings. */
      inherit: { color: 'inherit', selectors: { '&:hover': { background: 'transparent' } } },
    },
  },
})

export const count = style({
  position: 'absolute',
  top: space[0.5],
  // A wide count grows away from the icon; with large text it keeps clear of the next icon.
  left: `calc(100% - ${space[1]} - ${rem(iconSize.small)})`,
  borderRadius: radius.full,
  boxShadow: `0 0 0 ${border.strong} ${vars.background.surface}`,
  lineHeight: 0,
})
