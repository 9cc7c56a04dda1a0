import { spawnSync } from 'node:child_process'
import { Problem } from '../problem.mjs'
import { inRoot } from '../runtime.mjs'
import { areaOf } from './areas.mjs'

/** @typedef {import('./steps.mjs').Step} Step */

/**
 * The files changed since a revision, committed or not. A renamed file counts under both names.
 * @param {string} revision
 * @param {string} [root] of the repository
 * @returns {{ base: string, files: string[] }} the commit that the working copy is compared with: the revision, or
 *   the point where this branch left it
 * @throws {Problem} when there is no such revision
 */
export function changesSince(revision, root = inRoot()) {
  const [base = ''] = git(root, ['merge-base', revision, 'HEAD'])
  const changed = git(root, ['diff', '--name-only', '--no-renames', base, '--'])
  const untracked = git(root, ['ls-files', '--others', '--exclude-standard'])
  return { base, files: [...changed, ...untracked] }
}

/**
 * Whether a change of these files can affect a step.
 * @param {Step} step
 * @param {string[]} files from the root on
 */
export function isTouched({ inputs }, files) {
  return files
    .map(areaOf)
    .some((area) => area === 'everything' || /** @type {string[]} */ (inputs).includes(area))
}

/**
 * The step reduced to the tests that import changed files, where its runner can find these and all changes can be
 * followed.
 * @param {Step} step
 * @param {ReturnType<typeof changesSince>} changes
 * @returns {Step}
 */
export function reduced(step, { base, files }) {
  const { report } = step
  const followed = report?.followed
  if (!report || !followed) return step
  const touching = files.filter((file) => isTouched(step, [file]))
  if (!touching.every((file) => followed.test(file))) return step
  const args = (/** @type {string} */ file) => [
    ...report.args(file),
    '--passWithNoTests',
    '--changed',
    base,
  ]
  return { ...step, report: { ...report, args, mayBeEmpty: true } }
}

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {string[]} the lines of its answer
 */
function git(root, args) {
  // Names unescaped, with any letters.
  const { status, stdout, stderr } = spawnSync('git', ['-c', 'core.quotePath=off', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Problem(`git ${args[0]} says: ${stderr?.trim() || 'nothing'}`)
  return stdout.split('\n').filter(Boolean)
}
