import { run } from './run.ts'

export interface Change {
  /** The commit since which something changed. */
  base: string
  files: readonly string[]
}

/**
 * What differs from where this branch left another, with what is not committed yet; without that branch, from the last
 * commit.
 */
export async function changesSince(branch: string): Promise<Change> {
  const fork = await git('merge-base', 'HEAD', branch)
  const base = fork.code === 0 ? fork.output.trim() : 'HEAD'
  const differing = await git('diff', '--name-only', base)
  const untracked = await git('ls-files', '--others', '--exclude-standard')
  const files = `${differing.output}\n${untracked.output}`.split('\n').filter(Boolean)
  return { base, files: [...new Set(files)] }
}

const git = (...args: string[]) => run('git', args, { show: false })

/** Which stages a change can affect, by the folders it is in. Which tests of a stage, the runner knows. */
const affectedBy: Record<string, RegExp> = {
  check: /./,
  unit: /^(?:tokens|design-system|domain|server|app|stories|scripts|\.storybook|tests\/(?:architecture|pricing|setup))\//,
  server: /^(?:domain|server|tests\/server)\//,
  // The proofs and the journeys take minutes: only a change of theirs runs them here.
  proof: /^tests\/proof\//,
  stories: /^(?:tokens|design-system|stories|\.storybook|app|domain)\//,
  package: /^(?:tokens|design-system|tests\/package)\//,
  journeys: /^tests\/journeys\//,
}
/** What every test depends on. */
const everything = /^(?:package(?:-lock)?\.json|vitest\.config\.ts|tsconfig\.json)$/

/** @param stages all there are, in their order */
export function stagesFor<Stage extends string>({ files }: Change, stages: readonly Stage[]): Stage[] {
  if (files.length === 0) return []
  if (files.some((file) => everything.test(file))) return [...stages]
  return stages.filter((stage) => files.some((file) => affectedBy[stage]?.test(file) ?? true))
}
