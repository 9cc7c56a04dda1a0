import { constants, getPriority, setPriority } from 'node:os'

/**
 * Steps of priority, each worth a quarter of the time: where all cores are busy such a thread gets a third of the CPU
 * time of others. More would starve it beside other programs of the machine (docs/adr/0027).
 */
const STEPS_BELOW = 5

/*
 * Loaded by threads of heavy work before anything else: where all cores are busy, requests come first. Only Linux has
 * priorities of threads; elsewhere this would be the process's. A process can only lower its priority, not raise it.
 */
if (process.platform === 'linux') {
  setPriority(0, Math.min(getPriority(0) + STEPS_BELOW, constants.priority.PRIORITY_LOW))
}
