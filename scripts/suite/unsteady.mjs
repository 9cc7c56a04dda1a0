import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseReport } from './results.mjs'

/**
 * @typedef {object} UnsteadyJourney one that failed, and passed when it was run once more alone
 * @property {string} title
 * @property {string} error why it failed at first
 * @property {string} trace path of the trace of its second run
 */

/** At most this many journeys of a run may be unsteady; where more fail, something is broken and none is rerun. */
export const MOST_UNSTEADY = 3

/**
 * The journeys that the last run of each step found unsteady.
 * @param {string} file
 * @returns {Record<string, string[]>} titles by the step's id
 */
export function readMemory(file) {
  return parseReport(file) ?? {}
}

/**
 * Stores the unsteady journeys of this run, for the next one.
 * @param {string} file its folder is created
 * @param {Record<string, string[]>} unsteady titles by id, of all the steps that ran; those of others stay
 */
export function remember(file, unsteady) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ ...readMemory(file), ...unsteady }, null, 1)}\n`)
}

/**
 * @param {{ step: string, journeys: UnsteadyJourney[] }[]} unsteady
 * @returns {string} the closing list, empty when every journey was steady
 */
export function unsteadyTable(unsteady) {
  const lines = unsteady.flatMap(({ step, journeys }) =>
    journeys.flatMap(({ title, error, trace }) => [
      `~ ${step}: ${title}`,
      `    at first: ${error}`,
      `    trace of the second run: ${trace || 'none'}`,
    ])
  )
  if (lines.length === 0) return ''
  return [
    'Unsteady: failed beside others, passed alone. In the next run too it is a failure.',
    ...lines,
  ].join('\n')
}
