import { globalStyle, style } from '@vanilla-extract/css'
import { border, fontWeight, radius, space, underlineOffset, vars } from '@seberang/tokens'
import { focusRing } from '../../styles/focus.ts'
import { typeStep } from '../../styles/typography.ts'

/** As wide as a line is read with ease. */
export const prose = style([typeStep('read'), { maxWidth: '68ch', minWidth: 0, overflowWrap: 'anywhere' }])

const within = (selector: string) => `${prose} ${selector}`
const stepOf = (step: Parameters<typeof typeStep>[0]) => {
  const { selectors: _selectors, ...rule } = typeStep(step)
  return rule
}

globalStyle(within('> * + *'), { marginTop: space[4] })
globalStyle(within('> :is(h2, h3)'), { marginTop: space[8], marginBottom: space[2] })
globalStyle(within('> :is(h2, h3):first-child'), { marginTop: 0 })
globalStyle(within('> :is(h2, h3) + *'), { marginTop: 0 })
globalStyle(within('h2'), stepOf('h2'))
globalStyle(within('h3'), stepOf('h3'))
globalStyle(within('strong'), { fontWeight: fontWeight.bold })
globalStyle(within('a'), {
  color: vars.text.link,
  textDecoration: 'underline',
  textUnderlineOffset: underlineOffset,
  borderRadius: radius.mark,
})
globalStyle(within('a:focus-visible'), focusRing)
globalStyle(within('ul'), { listStyle: 'disc', paddingInlineStart: space[6] })
globalStyle(within('ol'), { listStyle: 'decimal', paddingInlineStart: space[6] })
globalStyle(within('li + li'), { marginTop: space[1] })
globalStyle(within('blockquote'), {
  paddingInlineStart: space[4],
  borderInlineStart: `${border.strong} solid ${vars.border.default}`,
  color: vars.text.secondary,
})
globalStyle(within('hr'), { border: 0, borderTop: `${border.hairline} solid ${vars.border.subtle}` })
globalStyle(within('code'), { fontFamily: 'inherit', fontWeight: fontWeight.semibold })
