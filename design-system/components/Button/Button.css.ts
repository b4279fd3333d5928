import { createVar, fallbackVar, style } from '@vanilla-extract/css'
import type { StyleRule } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import {
  below,
  border,
  controlHeight,
  detailSpace,
  duration,
  fontSize,
  fontWeight,
  insideHairline,
  lineHeight,
  radius,
  space,
  vars,
} from '@seberang/tokens'
import { focusRing, touchTarget } from '../../styles/focus.ts'
import { forced } from '../../styles/forced.ts'
import { notOnPaper } from '../../styles/paper.ts'
import type { ButtonSize, ButtonTone, ButtonVariant, ButtonWidth } from './button.values.ts'

const fill = createVar()
const fillHover = createVar()
const fillPressed = createVar()
const onFill = createVar()
const labelColour = createVar()
const soft = createVar()
const softHover = createVar()

const { tone, text, background } = vars

/**
 * Whether a button without a fill reaches beyond its place by its padding, so that its label, not its edge, stands where
 * the text around it begins and ends: 1, or 0 in a row of controls whose edges must not touch, and where forced colours
 * draw its edge.
 */
export const plainBleeds = createVar()

/** @param label text colour where the button has no fill */
const toneRule = (name: 'brand' | 'neutral' | 'critical', label: string): StyleRule => ({
  vars: {
    [fill]: tone[name].solid,
    [fillHover]: tone[name].hover,
    [fillPressed]: tone[name].pressed,
    [onFill]: tone[name].on,
    [labelColour]: label,
    [soft]: tone[name].soft,
    [softHover]: tone[name].softHover,
  },
})

const toneRules: Record<ButtonTone, StyleRule> = {
  brand: toneRule('brand', tone.brand.text),
  neutral: toneRule('neutral', text.primary),
  critical: toneRule('critical', tone.critical.text),
  inverse: {
    vars: {
      [fill]: background.inverse,
      [fillHover]: background.inverse,
      [fillPressed]: background.inverse,
      [onFill]: text.inverse,
      [labelColour]: text.primary,
      [soft]: tone.neutral.soft,
      [softHover]: tone.neutral.softHover,
    },
  },
}

const plainPadding = space[2.5]
const bleed = `${fallbackVar(plainBleeds, '1')} * (${plainPadding} + ${border.hairline})`

const idle = '&:hover:not([aria-disabled="true"])'
const variantRules: Record<ButtonVariant, StyleRule> = {
  solid: {
    background: fill,
    color: onFill,
    selectors: { [idle]: { background: fillHover }, '&:active': { background: fillPressed } },
    '@media': {
      // Where every button has an edge, the fill alone says which one is the way on.
      [forced]: {
        forcedColorAdjust: 'none',
        transition: 'none',
        background: 'Highlight',
        color: 'HighlightText',
        borderColor: 'Highlight',
        selectors: {
          [idle]: { background: 'HighlightText', color: 'Highlight' },
          '&:active': { background: 'HighlightText', color: 'Highlight' },
          '&[aria-disabled="true"]': { background: 'Canvas', color: 'GrayText', borderColor: 'GrayText' },
          '&:focus-visible': { outlineColor: 'CanvasText' },
        },
      },
    },
  },
  outline: {
    background: background.surface,
    color: labelColour,
    borderColor: vars.border.default,
    selectors: { [idle]: { background: background.hover, borderColor: vars.border.strong } },
  },
  soft: { background: soft, color: labelColour, selectors: { [idle]: { background: softHover } } },
  plain: { color: labelColour, selectors: { [idle]: { background: background.hover } } },
}

const sizeRules: Record<ButtonSize, StyleRule> = {
  small: {
    minHeight: controlHeight.small,
    padding: `${insideHairline(space[1.5])} ${space[3]}`,
    fontSize: fontSize.note,
    lineHeight: lineHeight.work,
    borderRadius: radius.small,
  },
  medium: { minHeight: controlHeight.medium, padding: `${insideHairline(space[2.5])} ${space[4]}` },
  field: { minHeight: controlHeight.field, padding: `${insideHairline(space[3])} ${space[4]}` },
  large: {
    minHeight: controlHeight.large,
    padding: `${insideHairline(space[3])} ${detailSpace[5.5]}`,
    fontSize: fontSize.read,
    lineHeight: lineHeight.read,
  },
}

const widthRules: Record<ButtonWidth, StyleRule> = {
  content: {},
  full: { width: '100%' },
  fullOnPhone: { '@media': { [below('tablet')]: { width: '100%' } } },
}

export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    maxWidth: '100%',
    borderRadius: radius.control,
    border: `${border.hairline} solid transparent`,
    fontWeight: fontWeight.semibold,
    fontSize: fontSize.work,
    lineHeight: lineHeight.work,
    textAlign: 'center',
    transition: `background ${duration.fast}, border-color ${duration.fast}, color ${duration.fast}`,
    '@media': notOnPaper,
    selectors: {
      '&::after': touchTarget,
      '&:focus-visible': focusRing,
      '&[aria-disabled="true"]': { cursor: 'default' },
    },
  },
  variants: { tone: toneRules, variant: variantRules, size: sizeRules, width: widthRules },
  compoundVariants: [
    { variants: { variant: 'plain' }, style: { paddingInline: plainPadding } },
    {
      variants: { variant: 'plain', width: 'content' },
      style: {
        marginInline: `calc(-1 * ${bleed})`,
        // A box around it is as wide as its label alone.
        maxWidth: `calc(100% + 2 * ${bleed})`,
        '@media': { [forced]: { vars: { [plainBleeds]: '0' } } },
      },
    },
  ],
})

export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'inherit',
  minWidth: 0,
  // Keeps the width of the label, so that the layout does not shift.
  selectors: { '[data-state="loading"] > &': { opacity: 0 } },
})
/** The button is never narrower than its longest word, which breaks only where no line of the window has room for it. */
export const label = style({ minWidth: 0, overflowWrap: 'break-word' })
export const overlay = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' })
