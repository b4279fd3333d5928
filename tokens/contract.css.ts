import { createGlobalThemeContract } from '@vanilla-extract/css'
import { light } from './light.ts'

const { colorScheme: _colorScheme, ...contract } = light

const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Every theme fills these CSS variables, whose names are stable: `--sb-tone-brand-solid`. */
export const vars = createGlobalThemeContract(contract, (_value, path) => `sb-${path.map(dashed).join('-')}`)

/** `mark` inside controls, `small` for badges, `control` for fields and banners, `sheet`, `modal`; `full` for round things. */
export const radius = { ...vars.radius, full: '999px' } as const
