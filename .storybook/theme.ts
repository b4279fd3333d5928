import { create } from 'storybook/theming/create'
import { dark } from '../tokens/dark.ts'
import { light } from '../tokens/light.ts'
import { corners, fontFamily } from '../tokens/scale.ts'
import type { ThemeTokens } from '../tokens/semantic.ts'

const px = (length: string): number => Number.parseInt(length, 10)

/** Storybook's theme, in the colours of the stories. */
const themeOf = ({ background, border, text, tone, colorScheme }: ThemeTokens, image: string) =>
  create({
    base: colorScheme === 'dark' ? 'dark' : 'light',
    brandTitle: 'Seberang design system',
    brandUrl: './',
    brandImage: image,
    brandTarget: '_self',
    fontBase: fontFamily.text,
    colorPrimary: tone.brand.solid,
    colorSecondary: tone.brand.solid,
    appBg: background.page,
    appContentBg: background.surface,
    appPreviewBg: background.surface,
    appBorderColor: border.subtle,
    appBorderRadius: px(corners.control),
    textColor: text.primary,
    textInverseColor: text.inverse,
    textMutedColor: text.tertiary,
    barBg: background.surface,
    barTextColor: text.secondary,
    barHoverColor: text.link,
    barSelectedColor: text.link,
    buttonBg: background.surface,
    buttonBorder: border.default,
    booleanBg: background.sunken,
    booleanSelectedBg: background.surface,
    inputBg: background.surface,
    inputBorder: border.strong,
    inputTextColor: text.primary,
    inputBorderRadius: px(corners.control),
    appHoverBg: background.hover,
    fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    gridCellSize: 8,
  })

export const managerThemes = {
  light: themeOf(light, './brand/wordmark-light.svg'),
  dark: themeOf(dark, './brand/wordmark-dark.svg'),
}
