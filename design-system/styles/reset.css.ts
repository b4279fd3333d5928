import '@seberang/tokens/themes'
import { fallbackVar, globalStyle } from '@vanilla-extract/css'
import type { GlobalStyleRule } from '@vanilla-extract/css'
import { fontFamily, reducedMotion, rem, space, typeSteps, vars, wordSpacing } from '@seberang/tokens'
import { bottomBarHeight } from './bar-height.css.ts'
import * as layers from './layers.css.ts'

const reset = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } })

reset('*, *::before, *::after', { boxSizing: 'border-box' })
reset('html', {
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  background: vars.background.page,
  // Jump targets and focused fields stay clear of the sticky header, and of a bar at the bottom.
  scrollPaddingTop: space[20],
  scrollPaddingBottom: `max(${space[24]}, calc(${fallbackVar(bottomBarHeight, space[0])} + ${space[4]}))`,
})
reset('body', {
  margin: 0,
  background: vars.background.page,
  color: vars.text.primary,
  fontFamily: fontFamily.text,
  fontSize: rem(typeSteps.work.size),
  lineHeight: rem(typeSteps.work.line),
  // The typeface has narrow word spaces.
  wordSpacing: wordSpacing.latin,
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
})
reset('html:lang(zh) body', { wordSpacing: wordSpacing.chinese })
reset('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend, table', {
  margin: 0,
  padding: 0,
  border: 0,
})
reset('h1, h2, h3, h4', { font: 'inherit' })
reset('fieldset', { minWidth: 0 })
reset('ul, ol', { listStyle: 'none' })
reset('a', { color: 'inherit', textDecoration: 'none' })
reset('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  margin: 0,
})
reset('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'inherit' })
reset('svg, img', { display: 'block', maxWidth: '100%' })
reset('table', { borderCollapse: 'collapse', width: '100%' })
reset('::placeholder', { color: vars.text.tertiary, opacity: 1 })
reset('*, *::before, *::after', {
  '@media': {
    [reducedMotion]: {
      animation: 'none !important',
      // Off rather than short: a duration for everything would animate changes that are instant now.
      transition: 'none !important',
      scrollBehavior: 'auto',
    },
  },
})
