import { basename, relative } from 'node:path'
import { Problem } from '../problem.mjs'
import { STAGES } from '../suite/steps.mjs'

/** @typedef {import('../suite/steps.mjs').Step} Step */

/**
 * Which step runs a file, and how it runs that one alone.
 * @type {{ files: RegExp, step: string, only: (file: string) => string[] }[]}
 */
const RUNNERS = [
  { files: /^api\/tests\/unit\/.*\.spec\.ts$/, step: 'unit', only: japa },
  { files: /^api\/tests\/functional\/.*\.spec\.ts$/, step: 'functional-sqlite', only: japa },
  { files: /^web\/src\/.*\.test\.tsx?$/, step: 'web', only: within('web') },
  { files: /^web\/e2e\/.*\.spec\.ts$/, step: 'journeys', only: within('web') },
  { files: /^desktop\/e2e\/.*\.spec\.ts$/, step: 'kiosk-journeys', only: within('desktop') },
  { files: /^desktop\/.*\.test\.ts$/, step: 'desktop', only: within('desktop') },
]

/**
 * @param {string} part of a step's id or of a test file's path
 * @param {string[]} files of the repository
 * @returns {{ step: Step, name: string }} the step, reduced to the file
 * @throws {Problem} when it means none, or several
 */
export function targetOf(part, files) {
  const steps = STAGES.flat().filter(({ report }) => report)
  const step = steps.find(({ id }) => id === part)
  if (step) return { step, name: step.id }
  const meant = files.filter(
    (file) => file.includes(part) && RUNNERS.some((runner) => runner.files.test(file))
  )
  const file = meant.find((one) => one === part) ?? meant[0]
  const runner = RUNNERS.find((one) => file && one.files.test(file))
  const whole = steps.find(({ id }) => id === runner?.step)
  if (!file || !runner || !whole?.report || (meant.length > 1 && file !== part)) {
    const ids = steps.map(({ id }) => id)
    throw new Problem(
      `'${part}' means ${meant.length > 1 ? `several files: ${meant.join(', ')}` : `no test file and no step: ${ids.join(', ')}`}`
    )
  }
  const { report } = whole
  const args = (/** @type {string} */ json) => [...report.args(json), ...runner.only(file)]
  return { step: { ...whole, report: { ...report, args } }, name: file }
}

/** @param {string} file */
function japa(file) {
  return ['--files', basename(file, '.spec.ts')]
}

/** @param {string} workspace */
function within(workspace) {
  return (/** @type {string} */ file) => [relative(workspace, file)]
}
