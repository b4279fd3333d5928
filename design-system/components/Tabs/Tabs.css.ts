import { style, styleVariants } from '@vanilla-extract/css'
import { below, border, controlHeight, duration, fontWeight, radius, rem, vars } from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'
import { forced, forcedChosen, forcedHere } from '../../styles/forced.ts'

const list = style({
  display: 'flex',
  gap: '24px',
  overflowX: 'auto',
  borderBottom: `1px solid ${vars.border.subtle}`,
  scrollbarWidth: 'none',
})
const tab = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: '8px',
  minHeight: '44px',
  fontWeight: fontWeight.semibold,
  color: vars.text.secondary,
  whiteSpace: 'nowrap',
  transition: `color ${duration.fast}`,
  selectors: {
    '&:hover': { color: vars.text.primary },
    '&:focus-visible': { ...focusRing, outlineOffset: '-4px' },
    '&[data-state="active"]': { color: vars.text.primary },
    '&[data-state="active"]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: '2px',
      background: vars.tone.brand.solid,
    },
  },
  '@media': { [forced]: { selectors: { '&[data-state="active"]::after': forcedHere } } },
})
export const lists = styleVariants({
  line: [list],
  chips: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
})
export const tabs = styleVariants({
  line: [tab],
  chips: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: controlHeight.medium,
    padding: '0 12px',
    borderRadius: radius.control,
    boxShadow: `inset 0 0 0 ${border.hairline} ${vars.border.subtle}`,
    fontSize: rem(13),
    fontWeight: fontWeight.semibold,
    color: vars.text.secondary,
    transition: `background ${duration.fast}, color ${duration.fast}`,
    '@media': {
      [below('tablet')]: { minHeight: controlHeight.touch },
      [forced]: { selectors: { '&[data-state="active"]:not(:focus-visible)': forcedChosen } },
    },
    selectors: {
      '&:hover': { background: vars.background.hover },
      '&:focus-visible': focusRing,
      '&[data-state="active"]': {
        background: vars.tone.brand.soft,
        color: vars.tone.brand.text,
        boxShadow: `inset 0 0 0 ${border.marked} ${vars.tone.brand.solid}`,
      },
    },
  },
})
export const content = style({ paddingTop: '20px', selectors: { '&:focus-visible': focusRing } })
