import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../scripts/run.ts'
import { rawValues, type RawKind } from './raw-values.ts'

/** Values defined outside the project, by file, with the reason why they are not tokens. */
const exceptions: Readonly<Record<string, { kind: RawKind; reason: string }>> = {
  'design-system/components/PhotoCrop/square.ts': {
    kind: 'colour',
    reason: 'What is stored is the same in every theme: where a photo is transparent, JPEG would be black.',
  },
  'design-system/components/Flag/Flag.css.ts': {
    kind: 'colour',
    reason: 'The colours of a flag are set by its country.',
  },
  'design-system/components/SocialButton/marks.ts': {
    kind: 'colour',
    reason: 'Google and Facebook allow their marks in their own colours only.',
  },
}

const found = ['components', 'styles', 'internal', 'icons', 'labels', 'link']
  .flatMap((folder) =>
    readdirSync(join(root, 'design-system', folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `design-system/${folder}/${file.replaceAll('\\', '/')}`,
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .flatMap((file) =>
    rawValues(file, readFileSync(join(root, file), 'utf8')).map((value) => ({ file, ...value })),
  )

it('components take lengths, colours, durations, layers and weights from tokens', () => {
  const raw = found.filter(({ file, kind }) => exceptions[file]?.kind !== kind)
  expect(raw.map(({ file, line, kind, text }) => `${file}:${line} ${kind}: ${text.slice(0, 80)}`)).toEqual([])
})

it.each(Object.keys(exceptions))('%s still needs its exception', (file) => {
  expect(found.some((value) => value.file === file && value.kind === exceptions[file]?.kind)).toBe(true)
})

it.each<[string, RawKind]>([
  ["style({ padding: '4px 8px' })", 'length'],
  ["style({ marginTop: '-.5rem' })", 'length'],
  ["style({ letterSpacing: '.01em' })", 'length'],
  ['style({ padding: 4 })', 'length'],
  ['style({ top: -4 })', 'length'],
  ['style({ borderRadius: 4 })', 'length'],
  ['style({ minHeight: 44 })', 'length'],
  ['style({ height: `${side}px` })', 'length'],
  ['style({ fontSize: rem(13) })', 'length'],
  ["style({ '@media': { '(max-width: 600px)': {} } })", 'length'],
  ['style({ border: `1px solid ${vars.border.subtle}` })', 'length'],
  ['style({ boxShadow: `0 4px 8px ${vars.border.subtle}` })', 'length'],
  ["style({ color: '#fff' })", 'colour'],
  ["style({ background: 'white' })", 'colour'],
  ["style({ background: 'rgb(0 0 0 / .5)' })", 'colour'],
  ["style({ background: 'oklch(60% .1 200)' })", 'colour'],
  ["style({ transition: 'color 120ms' })", 'duration'],
  ["style({ animation: 'spin .9s linear' })", 'duration'],
  ['style({ zIndex: 10 })', 'layer'],
  ['style({ zIndex: -1 })', 'layer'],
  ['style({ fontWeight: 500 })', 'weight'],
])('finds the raw value in %s', (source, kind) => {
  expect(rawValues('Sample.css.ts', source).map((value) => value.kind)).toContain(kind)
})

it.each([
  'style({ padding: `${space[1]} ${space[2]}`, margin: 0, zIndex: layers.modal })',
  "style({ width: 'calc(100% / 3)', gridTemplateColumns: '1fr auto', opacity: 0.5 })",
  "style({ fontSize: '3.1mm', maxWidth: '34ch', flex: 1, lineHeight: 1.3 })",
  'style({ fontSize: rem(step.size), transition: `color ${duration.fast}` })',
  "// 4px of air, #fff\nstyle({ display: 'grid' })",
])('ignores %s', (source) => {
  expect(rawValues('Sample.css.ts', source)).toEqual([])
})
