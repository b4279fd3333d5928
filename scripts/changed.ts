import { run } from './run.ts'

export interface Change {
  /** Paths from the root. */
  files: readonly string[]
}

/**
 * The changes since this branch left another, including uncommitted ones. Without that other branch: the uncommitted
 * changes.
 */
export async function changesSince(branch: string): Promise<Change> {
  const fork = await git('merge-base', 'HEAD', branch)
  const base = fork.code === 0 ? fork.output.trim() : 'HEAD'
  const differing = await git('diff', '--name-only', base)
  const untracked = await git('ls-files', '--others', '--exclude-standard')
  const files = `${differing.output}\n${untracked.output}`.split('\n').filter(Boolean)
  return { files: [...new Set(files)] }
}

const git = (...args: string[]) => run('git', args, { show: false })

/** The folders that affect each stage. Which tests of a stage are affected is left to the runner. */
const affectedBy: Record<string, RegExp> = {
  check: /./,
  unit: /^(?:tokens|design-system|domain|server|app|stories|scripts|\.storybook|tests\/(?:architecture|pricing|setup))\//,
  server: /^(?:domain|server|tests\/server)\//,
  // Proofs and journeys take minutes, so only changes to themselves run them.
  proof: /^tests\/proof\//,
  stories: /^(?:tokens|design-system|stories|\.storybook|app|domain)\//,
  package: /^(?:tokens|design-system|tests\/package)\//,
  journeys: /^tests\/journeys\//,
}
/**
 * Tests that read files instead of importing them, with the files that each reads: the runner knows only imports. A
 * test demands an entry for each.
 */
export const readers: Readonly<Record<string, RegExp>> = {
  '.storybook/docs/source.test.ts': /^(?:\.storybook|stories)\//,
  'app/lib/i18n/error-catalogue.test.ts': /^app\//,
  'app/locales/locales.test.ts': /^app\//,
  'domain/pricing/export-price.test.ts': /^domain\//,
  'domain/pricing/golden.test.ts': /^domain\//,
  'scripts/openapi/generated.test.ts': /^(?:domain|server\/http|scripts\/openapi|tests\/server\/support)\//,
  'scripts/changed.test.ts': /\.test\.ts$/,
  'scripts/icons.test.ts': /^(?:design-system\/icons|scripts)\//,
  'scripts/sbom.test.ts': /^package(?:-lock)?\.json$/,
  'server/reference/hs-codes.test.ts': /^server\/reference\//,
  'server/reference/reference.test.ts': /^(?:server\/reference|domain|app)\//,
  'stories/families.test.ts': /^(?:app|design-system|stories|\.storybook)\//,
  'stories/mirror.test.ts': /^(?:design-system|stories)\//,
  'stories/pictures.test.ts': /^stories\//,
  'stories/screens/coverage.test.ts': /^(?:app|stories)\//,
  'tests/architecture/deploy.test.ts': /^(?:deploy\/|docs\/(?:running|settings)\.md$|server\/)/,
  'tests/architecture/documents.test.ts': /^docs\/decisions\//,
  'tests/architecture/forms.test.ts': /^app\//,
  'tests/architecture/glossary.test.ts': /^(?:docs\/glossary\.md$|app\/locales\/|domain\/)/,
  'tests/architecture/looks.test.ts': /^app\//,
  'tests/architecture/no-break.test.ts': /^(?:app\/locales|domain)\//,
  'tests/architecture/public-api.test.ts': /^(?:design-system|tokens|tests\/architecture)\//,
  'tests/architecture/raw-values.test.ts': /^design-system\//,
  'tests/architecture/re-exports.test.ts': /^server\//,
  'tests/architecture/rule-figures.test.ts': /^(?:app\/locales|domain|server\/features\/quote)\//,
  'tests/architecture/security.test.ts': /^(?:docs\/security\.md$|tests\/)/,
  'tests/architecture/service-names.test.ts':
    /^(?:app\/locales|server\/features\/quote|server\/reference\/data)\//,
  'tests/architecture/settings.test.ts': /^(?:docs\/settings\.md$|domain\/limits\/)/,
  'tests/architecture/writes.test.ts': /^server\//,
  'tests/architecture/words.test.ts':
    /^(?:domain|app|design-system|tokens|stories|\.storybook|scripts|server|tests)\//,
  'server/ops/terminal.test.ts': /^server\/ops\//,
}

/** The tests that read one of the changed files. */
export const readersOf = ({ files }: Change): string[] =>
  Object.keys(readers).filter((test) => files.some((file) => readers[test]?.test(file)))

/** Files that every test depends on. */
const everything = /^(?:package(?:-lock)?\.json|vitest\.config\.ts|tsconfig\.json)$/

/** @param stages all stages, in order */
export function stagesFor<Stage extends string>({ files }: Change, stages: readonly Stage[]): Stage[] {
  if (files.length === 0) return []
  if (files.some((file) => everything.test(file))) return [...stages]
  const isRead = readersOf({ files }).length > 0
  return stages.filter(
    (stage) => (stage === 'unit' && isRead) || files.some((file) => affectedBy[stage]?.test(file) ?? true),
  )
}
