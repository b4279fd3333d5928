import { vars } from './contract.css.ts'
import type { ThemeTokens } from './semantic.ts'

interface Names {
  [name: string]: string | Names
}

/**
 * A theme as a rule of CSS, for brands that bring their own: put it into a `<style>` or a file of its own.
 * @param selector what the theme is for, as `:root` or `[data-theme="dark"]`
 * @returns `<selector>{color-scheme:…;--sb-tone-brand-solid:…;…}`
 */
export function themeCss(selector: string, { colorScheme, ...values }: ThemeTokens): string {
  return `${selector}{color-scheme:${colorScheme};${declarations(vars, values).join(';')}}`
}

/** @param names `var(--…)` at the places where `values` has the values. */
function declarations(names: Names, values: Names): string[] {
  return Object.entries(names).flatMap(([part, name]) => {
    const value = values[part] ?? ''
    if (typeof name !== 'string') return typeof value === 'string' ? [] : declarations(name, value)
    return typeof value === 'string' ? [`${name.slice('var('.length, -1)}:${value}`] : []
  })
}
