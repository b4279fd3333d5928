import { run } from './run.ts'

export interface Change {
  /** The commit that the changes are relative to. */
  base: string
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
  return { base, files: [...new Set(files)] }
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
/** Files that every test depends on. */
const everything = /^(?:package(?:-lock)?\.json|vitest\.config\.ts|tsconfig\.json)$/

/** @param stages all stages, in order */
export function stagesFor<Stage extends string>({ files }: Change, stages: readonly Stage[]): Stage[] {
  if (files.length === 0) return []
  if (files.some((file) => everything.test(file))) return [...stages]
  return stages.filter((stage) => files.some((file) => affectedBy[stage]?.test(file) ?? true))
}
