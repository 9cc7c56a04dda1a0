/** The names of a rehearsal's data, by which it is recognised. */

/** Not a mobile network's: no telephone has such a number. */
const NUMBERS = '0800'
const RUN_DIGITS = 5
const RUNS = 10 ** RUN_DIGITS
const INDEX_DIGITS = 3

/** How the names of classes and events begin. */
export const REHEARSAL = 'Contoh Gladi'
/** How the names of learners begin. */
const LEARNER = 'Contoh — Gladi'

/** One learner of a list. */
export interface ListedLearner {
  name: string
  nohp: string
}

/** The number of a run, from the time: five digits. @param now epoch milliseconds */
export function runOf(now: number): string {
  return String(Math.floor(now / 1000) % RUNS).padStart(RUN_DIGITS, '0')
}

/** Name of a run's class and event. */
export function titleOf(run: string): string {
  return `${REHEARSAL} ${run}`
}

/** The learners of a run, 1 to 999. */
export function learnersOf(run: string, count: number): ListedLearner[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(INDEX_DIGITS, '0')
    return { name: `${LEARNER} ${run} ${number}`, nohp: `${NUMBERS}${run}${number}` }
  })
}

/** Whether a class or an event was made by a rehearsal. */
export function isRehearsalTitle(title: string): boolean {
  return new RegExp(`^${REHEARSAL} \\d{${RUN_DIGITS}}$`).test(title)
}

/** Whether an account was opened by a rehearsal: name and number both say so. */
export function isRehearsalLearner({ name, nohp }: ListedLearner): boolean {
  const numbers = new RegExp(`^${NUMBERS}(\\d{${RUN_DIGITS}})(\\d{${INDEX_DIGITS}})$`).exec(nohp)
  return numbers !== null && name === `${LEARNER} ${numbers[1]} ${numbers[2]}`
}
