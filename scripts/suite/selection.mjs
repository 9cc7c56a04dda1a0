import { parseArgs } from 'node:util'
import { Problem } from '../problem.mjs'
import { changesSince, isTouched, reduced } from './since.mjs'
import { isNamed, selectSteps, STAGES } from './steps.mjs'

/** @typedef {import('./steps.mjs').Step} Step */

/**
 * @param {string[]} args words, which are parts of the ids of the steps to run; `--since` a revision; `--record` the
 * tests' times
 */
export function readArguments(args) {
  const options = /** @type {const} */ ({ since: { type: 'string' }, record: { type: 'boolean' } })
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  return { words: positionals, since: values.since, isRecorded: values.record === true }
}

/**
 * @param {string[]} words
 * @param {string} [since] a revision
 * @returns {Step[][]} all steps without both; none when nothing has changed since then
 * @throws {Problem} when there is no such step or revision
 */
export function selectStages(words, since) {
  const named = selectSteps(STAGES, isNamed(words))
  if (named.length === 0) {
    const ids = STAGES.flat().map(({ id }) => id)
    throw new Problem(`No step is named like '${words.join(' ')}'. There are: ${ids.join(', ')}`)
  }
  if (since === undefined) return named

  const changes = changesSince(since)
  console.log(`${changes.files.length} files have changed since ${since}.`)
  const isMeant = (/** @type {Step} */ step) =>
    isNamed(words)(step) && isTouched(step, changes.files)
  return selectSteps(STAGES, isMeant).map((steps) => steps.map((step) => reduced(step, changes)))
}
