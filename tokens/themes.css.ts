import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'
import type { ThemeTokens } from './semantic.ts'

function theme(selector: string, { colorScheme, ...values }: ThemeTokens): void {
  createGlobalTheme(selector, vars, values)
  globalStyle(selector, { colorScheme })
}

theme(':root, [data-theme="light"]', light)
theme('[data-theme="dark"]', dark)
