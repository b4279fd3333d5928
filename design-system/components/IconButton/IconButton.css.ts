import { globalStyle, style } from '@vanilla-extract/css'
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
      // With large text the count reaches beyond the button: the next icon makes room.
      '&:has(> :nth-child(2))': { marginRight: `calc(${rem(space[2.5])} - ${space[2.5]})` },
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

/** With large text it leaves its edge to the focus, and the corner to a count. */
globalStyle(`${iconButton.classNames.base} > svg`, { maxWidth: space[7], maxHeight: space[7] })

export const count = style({
  position: 'absolute',
  top: space[0.5],
  // A wide count grows away from the icon.
  left: `calc(100% - ${space[1]} - ${iconSize.small})`,
  borderRadius: radius.full,
  boxShadow: `0 0 0 ${border.strong} ${vars.background.surface}`,
  lineHeight: 0,
})
/** With large text it grows less than its figure, so that it leaves the icon to be seen. */
const countSize = `min(${rem(iconSize.control)}, ${space[7]})`
globalStyle(`${count} > *`, { minWidth: countSize, height: countSize })
