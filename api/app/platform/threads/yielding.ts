import { constants, getPriority, setPriority } from 'node:os'

/*
 * Loaded by threads of heavy work before anything else: where all cores are busy, requests come first. Linux alone has
 * priorities of threads; elsewhere this would be the process's. Nobody may raise their own, so this one only falls.
 */
const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority
if (process.platform === 'linux') {
  setPriority(0, Math.min(getPriority(0) + PRIORITY_BELOW_NORMAL, PRIORITY_LOW))
}
