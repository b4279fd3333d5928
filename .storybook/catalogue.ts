import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { propsOf } from './props.ts'
import type { Prop } from './props.ts'

export interface CatalogueEntry {
  name: string
  family: string
  /** The component's doc comment. */
  text: string
  /** Its first sentence. */
  summary: string
}

const ending = '.stories.tsx'
const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '')

/** The doc comment above a component's declaration, in one line. */
function commentOf(name: string, source: string): string {
  const [, comment = ''] =
    new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export (?:function|const) ${name}\\b`).exec(source) ??
    []
  return comment.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim()
}

const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text

interface Story {
  name: string
  family: string
  /** The documented component; usually named like its folder. */
  component: string
  /** The file that declares the component. */
  file: string
}

function readStories(): Story[] {
  const folder = join(root, 'stories/components')
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => {
      const name = file.slice(0, -ending.length)
      const text = read(join(folder, file))
      const [, family = ''] = /title: '([^'/]+)\//.exec(text) ?? []
      const [, component = name] = /^\s*component: (\w+)/m.exec(text) ?? []
      return { name, family, component, file: join(root, 'design-system/components', name, `${name}.tsx`) }
    })
    .sort((one, other) => one.name.localeCompare(other.name))
}

/** Every component with stories, by the family in its title. */
export const readCatalogue = (): CatalogueEntry[] =>
  readStories().map(({ name, family, component, file }) => {
    const text = commentOf(component, read(file))
    return { name, family, text, summary: firstSentence(text) }
  })

/** The props of each component. */
export const readProps = (): Record<string, Prop[]> =>
  Object.fromEntries(readStories().map(({ name, component, file }) => [name, propsOf(component, file)]))

const modules: Readonly<Record<string, () => unknown>> = {
  'virtual:catalogue': readCatalogue,
  'virtual:props': readProps,
}

/**
 * Provides what the files say about the components to the pages of the catalogue, so that none is forgotten.
 */
export function catalogue(): Plugin {
  return {
    name: 'seberang-catalogue',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => {
      const content = id.startsWith('\0') ? modules[id.slice(1)] : undefined
      return content && `export default ${JSON.stringify(content())}`
    },
  }
}
