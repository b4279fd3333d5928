/** Removes `by` leading spaces from every line but the first. */
const outdent = (code: string, by: number): string =>
  code.replaceAll(new RegExp(`^ {1,${by}}`, 'gm'), '').trim()

interface Import {
  statement: string
  names: readonly string[]
}

/** The import statements of a file, each with its names. */
function importsOf(source: string): Import[] {
  return [...source.matchAll(/^import [^'"]*['"][^'"]+['"]$/gm)].map(([statement]) => ({
    statement,
    names: [
      ...statement.replace(/from .*$/s, '').matchAll(/(?:\bas )?([A-Za-z_$][\w$]*)(?=\s*[,}]|\s*$)/g),
    ].map(([, name = '']) => name),
  }))
}

/** Used as a value or a component, not as the name of a property or attribute. */
const uses = (code: string, name: string): boolean =>
  new RegExp(`(?<![.\\w])${name}\\b(?!=[^=>]|:)`).test(code)

/** Keeps only the imported names that the code uses. */
function trimmed({ statement, names }: Import, code: string): string {
  const used = names.filter((name) => uses(code, name))
  if (used.length === 0) return ''
  return statement.replace(/\{[^}]*\}/, () => `{ ${used.join(', ')} }`)
}

/** The story `Example` as code to copy: its imports and what it renders. */
export function exampleOf(source: string): string | undefined {
  const [, short] = /^export const Example\b[^\n]*\{( render: .*) \}$/m.exec(source) ?? []
  const [, long] = /^export const Example\b[^\n]*\{\n([\s\S]*?)^\}$/m.exec(source) ?? []
  const body = short === undefined ? long : ` ${short}`
  if (body === undefined) return undefined
  const [, withState] = /^ {2}render: (function Example\(\) \{\n[\s\S]*?^ {2}\}),?$/m.exec(body) ?? []
  const [, inBrackets] = /^ {2}render: \(\) => \(\n([\s\S]*?)^ {2}\),?$/m.exec(body) ?? []
  const [, onOneLine] = /^ {2}render: \(\) => (<.*>),?$/m.exec(body) ?? []
  const code = withState !== undefined ? outdent(withState, 2) : outdent(inBrackets ?? onOneLine ?? '', 4)
  if (code === '') return undefined
  const helpers = helpersOf(source).filter(({ name }) => uses(code, name))
  const whole = [...helpers.map(({ text }) => text), code].join('\n\n')
  const imports = importsOf(source)
    .map((found) => trimmed(found, whole))
    .filter((statement) => statement !== '')
  return `${imports.join('\n')}\n\n${whole}`
}

/** The file's own functions, one of which the example may use. */
const helpersOf = (source: string): { name: string; text: string }[] =>
  [...source.matchAll(/^function (\w+)\([\s\S]*?^\}$/gm)].map(([text, name = '']) => ({ name, text }))

/** The code with other values for some props of a component. */
export function withProps(code: string, name: string, props: Readonly<Record<string, unknown>>): string {
  return Object.entries(props).reduce((text, [prop, value]) => withProp(text, name, prop, value), code)
}

function withProp(code: string, name: string, prop: string, value: unknown): string {
  const written =
    value === true
      ? prop
      : typeof value === 'string'
        ? `${prop}="${value.replaceAll('"', '&quot;')}"`
        : `${prop}={${String(value)}}`
  const tag = new RegExp(`(<${name}(?=[\\s/>])(?:[^>]|=>)*?\\s)${prop}(?:="[^"]*"|=\\{[^{}]*\\}|(?=[\\s/>]))`)
  if (tag.test(code)) return code.replace(tag, (_all, before: string) => before + written)
  return code.replace(new RegExp(`<${name}(?=[\\s/>])`), () => `<${name} ${written}`)
}
