import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { wireframe } from './wireframe.ts'

const { colorScheme, ...values } = wireframe

createGlobalTheme('[data-theme="wireframe"]', vars, values)
globalStyle('[data-theme="wireframe"]', { colorScheme })
