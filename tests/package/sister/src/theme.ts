import { light, type ThemeTokens } from '@seberang/tokens'

const plum = '#7A1F5C'

/** A second brand with other colours and corners. */
export const pasarJauh: ThemeTokens = {
  ...light,
  text: { ...light.text, link: plum },
  focus: plum,
  tone: {
    ...light.tone,
    brand: {
      solid: plum,
      hover: '#651A4C',
      pressed: '#52153E',
      on: '#FFFFFF',
      text: plum,
      soft: '#F8EAF3',
      softHover: '#F3DDEB',
      selected: light.tone.brand.selected,
      border: '#C58BB0',
    },
  },
  radius: { mark: '1px', small: '2px', control: '3px', sheet: '4px', modal: '6px' },
}
