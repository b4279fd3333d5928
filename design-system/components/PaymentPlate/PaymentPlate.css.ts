import { style } from '@vanilla-extract/css'
import {
  border,
  controlHeight,
  displayWeight,
  fontSize,
  lineHeight,
  radius,
  space,
  tracking,
  vars,
} from '@seberang/tokens'

/** Logos of banks and cards keep their colours on white, in the dark theme too. */
export const plate = style({
  display: 'inline-grid',
  placeItems: 'center',
  minHeight: controlHeight.compact,
  minWidth: controlHeight.roomy,
  padding: `0 ${space[2]}`,
  border: `${border.hairline} solid ${vars.border.subtle}`,
  borderRadius: radius.small,
  background: vars.background.logo,
  color: vars.text.onLogo,
  fontSize: fontSize.small,
  lineHeight: lineHeight.dense,
  fontWeight: displayWeight.plate,
  letterSpacing: tracking.plate,
})
