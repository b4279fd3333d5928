export { radius, vars } from './contract.css.ts'
export { contrast, contrastPairs } from './contrast.ts'
export type { ContrastPair } from './contrast.ts'
export { dark } from './dark.ts'
export {
  below,
  breakpoints,
  containerBelow,
  containerFrom,
  containers,
  containerSteps,
  containerUpTo,
  from,
  gutters,
  amountSizeInBar,
  headerTop,
  iconSizeInBar,
  inLowWindows,
  layers,
  lineHeightInBar,
  lowWindow,
} from './layout.ts'
export type { Breakpoint, ContainerStep } from './layout.ts'
export { light } from './light.ts'
export { duration, easing, reducedMotion, travel } from './motion.ts'
export {
  border,
  controlHeight,
  corners,
  detailSpace,
  displayWeight,
  fontFamily,
  fontWeight,
  insideHairline,
  space,
  underlineOffset,
} from './scale.ts'
export type { Space } from './scale.ts'
export { print } from './print.ts'
export { statusTones, themeNames, tones } from './semantic.ts'
export type { StatusTone, ThemeTokens, Tone } from './semantic.ts'
export {
  barHeight,
  cropStage,
  fixedCorner,
  iconSize,
  maxHeight,
  minHeight,
  pictureSize,
  size,
  cardPicture,
  promoRow,
  toggle,
  width,
} from './sizes.ts'
export { themeCss } from './theme-css.ts'
export {
  baselineShift,
  fontSize,
  headingSteps,
  lineHeight,
  rem,
  textSteps,
  textWidth,
  tracking,
  typeSteps,
  wordSpacing,
} from './type.ts'
export type { TypeStepName } from './type.ts'
export { wireframe } from './wireframe.ts'
