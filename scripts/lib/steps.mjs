/**
 * @typedef {import('./counts.mjs').Verdict & { output: string }} StepResult
 *
 * @typedef {object} Step
 * @property {string} id
 * @property {string} title
 * @property {string[]} [needs] ids that must have passed before
 * @property {string[]} [after] ids that must have ended before, however they ended; one that isn't in the run is no hindrance
 * @property {boolean} [alone] runs while nothing else does
 * @property {() => Promise<StepResult>} run
 *
 * @typedef {object} Listener
 * @property {(step: Step) => void} started
 * @property {(step: Step, result: StepResult) => void} ended
 */

/**
 * The steps that are asked for, and those whose success they rest on.
 * @param {Step[]} plan
 * @param {string[]} words parts of ids; none asks for everything
 * @returns {Step[]} in the order of the plan; empty when no id holds any of the words
 */
export function selectSteps(plan, words) {
  if (words.length === 0) return plan
  /** @type {Set<string>} */
  const chosen = new Set()
  /** @param {Step} step */
  const choose = ({ id, needs = [] }) => {
    chosen.add(id)
    for (const step of plan) if (needs.includes(step.id)) choose(step)
  }
  for (const step of plan) if (words.some((word) => step.id.includes(word))) choose(step)
  return plan.filter(({ id }) => chosen.has(id))
}

/**
 * Runs the steps, a few at a time, in the order given wherever they may. A step whose needs failed is not run and
 * counts as skipped.
 * @param {Step[]} steps
 * @param {number} slots how many at a time
 * @param {Listener} listener
 * @returns {Promise<Map<string, StepResult>>} by id
 */
export async function runSteps(steps, slots, listener) {
  const waiting = [...steps]
  /** @type {Map<string, Promise<void>>} */
  const active = new Map()
  /** @type {Map<string, StepResult>} */
  const results = new Map()
  let aloneRuns = false

  /** @param {Step} step @param {StepResult} result */
  const finish = (step, result) => {
    results.set(step.id, result)
    listener.ended(step, result)
  }

  const isKnown = (/** @type {string} */ id) => steps.some((step) => step.id === id)

  /** @param {Step} step */
  const isReady = (step) => {
    const awaited = [...(step.needs ?? []), ...(step.after ?? [])].filter(isKnown)
    if (!awaited.every((id) => results.has(id))) return false
    return !aloneRuns && active.size < slots && (!step.alone || active.size === 0)
  }

  /** @param {Step} step */
  const begin = (step) => {
    const broken = (step.needs ?? []).find((id) => results.get(id)?.reason)
    if (broken) {
      finish(step, {
        counts: { passed: 0, failed: 0, skipped: 1 },
        reason: `not run: ${broken} failed`,
        output: '',
      })
      return
    }
    listener.started(step)
    aloneRuns = step.alone ?? false
    const work = attempt(step).then((result) => {
      active.delete(step.id)
      if (step.alone) aloneRuns = false
      finish(step, result)
    })
    active.set(step.id, work)
  }

  while (waiting.length > 0 || active.size > 0) {
    const next = waiting.findIndex(isReady)
    if (next >= 0) begin(/** @type {Step} */ (waiting.splice(next, 1)[0]))
    else if (active.size > 0) await Promise.race(active.values())
    else
      throw new Error(
        `These steps wait for each other: ${waiting.map((step) => step.id).join(', ')}`
      )
  }
  return results
}

/**
 * @param {Step} step
 * @returns {Promise<StepResult>}
 */
async function attempt(step) {
  try {
    return await step.run()
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { counts: { passed: 0, failed: 1, skipped: 0 }, reason: 'could not run', output: text }
  }
}
