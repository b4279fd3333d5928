import { style, styleVariants } from '@vanilla-extract/css'
import {
  below,
  border,
  controlHeight,
  duration,
  fontSize,
  fontWeight,
  from,
  radius,
  space,
  vars,
} from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'
import { forced, forcedChosen, forcedHere } from '../../styles/forced.ts'

// Masks: the colour only has to be opaque. From a tablet on an arrow stands where nothing is seen of the tabs.
const fadesFrom = (clear: string, seen: string) => {
  const fade = (side: string) =>
    `linear-gradient(to ${side}, transparent ${clear}, ${vars.text.primary} ${seen})`
  return {
    '&[data-more="start"]': { maskImage: fade('right') },
    '&[data-more="end"]': { maskImage: fade('left') },
    '&[data-more="both"]': { maskImage: `${fade('right')}, ${fade('left')}`, maskComposite: 'intersect' },
  }
}
/** Its tabs have room on either side for the ring of their focus, which the list would cut off. */
const list = style({
  display: 'flex',
  gap: space[4],
  marginInline: `-${space[1]}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  // A tab that the arrow keys reach is not under the fade.
  scrollPaddingInline: space[16],
  selectors: fadesFrom(space[0], space[8]),
  '@media': { [from('tablet')]: { selectors: fadesFrom(space[6], `calc(${space[6]} + ${space[8]})`) } },
})
const arrow = style({
  display: 'none',
  position: 'absolute',
  insetBlock: 0,
  width: controlHeight.touch,
  alignItems: 'center',
  color: vars.text.secondary,
  selectors: { '&:hover': { color: vars.text.primary } },
  '@media': { [from('tablet')]: { display: 'flex' } },
})
export const arrows = styleVariants({
  start: [arrow, { left: `-${space[1]}`, justifyContent: 'flex-start' }],
  end: [arrow, { right: `-${space[1]}`, justifyContent: 'flex-end' }],
})
const tab = style({
  padding: `0 ${space[1]}`,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: space[2],
  minHeight: controlHeight.touch,
  fontWeight: fontWeight.semibold,
  color: vars.text.secondary,
  whiteSpace: 'nowrap',
  transition: `color ${duration.fast}`,
  selectors: {
    '&:hover': { color: vars.text.primary },
    '&:focus-visible': { ...focusRing, outlineOffset: `-${border.strong}` },
    '&[data-state="active"]': { color: vars.text.primary },
    '&[data-state="active"]::after': {
      content: '',
      position: 'absolute',
      insetInline: space[1],
      bottom: 0,
      height: border.strong,
      background: vars.tone.brand.solid,
    },
  },
  '@media': { [forced]: { selectors: { '&[data-state="active"]::after': forcedHere } } },
})
export const edges = styleVariants({
  line: { position: 'relative', borderBottom: `${border.hairline} solid ${vars.border.subtle}` },
  chips: {},
})
export const lists = styleVariants({
  line: [list],
  chips: { display: 'flex', flexWrap: 'wrap', gap: space[1.5] },
})
export const tabs = styleVariants({
  line: [tab],
  chips: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: controlHeight.medium,
    padding: `0 ${space[3]}`,
    borderRadius: radius.control,
    boxShadow: `inset 0 0 0 ${border.hairline} ${vars.border.subtle}`,
    fontSize: fontSize.note,
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
export const content = style({ paddingTop: space[5], selectors: { '&:focus-visible': focusRing } })
