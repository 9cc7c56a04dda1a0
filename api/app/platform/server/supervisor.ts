import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { closeWithWorker } from '#app/platform/server/handed_over'

/** The interval of a worker's heartbeat, and of the supervisor's checks. */
const BEAT_MS = 2_000
const LOOK_MS = 5_000
/** Checks without a heartbeat until a worker is replaced: longer than any request blocks an event loop. */
const SILENT_LOOKS = 4
/** A worker ends within nine seconds by itself. */
const END_WITHIN_MS = 11_000
/** A worker that has lived through so many checks ended for another reason than the last one. */
const PROVEN_LOOKS = 12
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000

const NUMBER = 'WORKER_NUMBER'

/** What the supervisor needs of a worker process. */
export type WorkerHandle = Pick<Worker, 'on' | 'once'> & {
  process: Pick<Worker['process'], 'kill' | 'pid'>
}

interface Slot {
  readonly number: number
  worker: WorkerHandle | undefined
  /** Checks since it started. */
  looks: number
  silentLooks: number
  /** Consecutive ends soon after a start. */
  earlyEnds: number
}

interface Log {
  error(details: object, message: string): void
}

/**
 * Runs several server processes that share one port, and replaces each that ends or no longer answers. The workers
 * keep the numbers 1 to n: a replacement gets the number of its predecessor.
 */
export class Supervisor {
  readonly #slots: Slot[]
  readonly #ending = Promise.withResolvers<number>()
  #isEnding = false
  #hasListened = false

  /** @param fork starts the worker with this number */
  constructor(
    count: number,
    private readonly fork: (number: number) => WorkerHandle,
    private readonly log: Log
  ) {
    this.#slots = Array.from({ length: count }, (_, at) => ({
      number: at + 1,
      worker: undefined,
      looks: 0,
      silentLooks: 0,
      earlyEnds: 0,
    }))
  }

  /**
   * Starts the first worker, and the others once it listens, so that a start that must fail reports its reason once.
   * @returns the exit code, when all have ended: 1 when the first could not start or one had to be killed
   */
  async run(): Promise<number> {
    const [first] = this.#slots
    if (first) this.#start(first)
    const looks = setInterval(() => this.#look(), LOOK_MS)
    const exitCode = await this.#ending.promise
    clearInterval(looks)
    this.#isEnding = true
    return (await this.#endAll()) ? exitCode : 1
  }

  /** Ends all workers in order. A second call is passed on: they end at once. */
  end(): void {
    if (this.#isEnding) this.#signal('SIGTERM')
    this.#ending.resolve(0)
  }

  #start(slot: Slot): void {
    const worker = this.fork(slot.number)
    Object.assign(slot, { worker, looks: 0, silentLooks: 0 })
    worker.on('message', () => (slot.silentLooks = 0))
    worker.once('listening', () => this.#listens())
    worker.once('exit', (code: number | null, signal: string | null) => {
      slot.worker = undefined
      this.#replace(slot, { code, signal })
    })
  }

  #listens(): void {
    if (this.#hasListened) return
    this.#hasListened = true
    for (const slot of this.#slots) if (!slot.worker) this.#start(slot)
  }

  #replace(slot: Slot, end: { code: number | null; signal: string | null }): void {
    if (this.#isEnding) return
    if (!this.#hasListened) return this.#ending.resolve(1)

    this.log.error({ worker: slot.number, ...end }, 'a worker ended: another takes its place')
    const isEarly = slot.looks < PROVEN_LOOKS
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** slot.earlyEnds, LONGEST_PAUSE_MS)
    slot.earlyEnds = isEarly ? slot.earlyEnds + 1 : 0
    setTimeout(() => this.#isEnding || this.#start(slot), isEarly ? pauseMs : 0)
  }

  /** Counts checks rather than time, which also passes while the machine sleeps. */
  #look(): void {
    for (const slot of this.#slots) {
      if (!slot.worker) continue
      slot.looks += 1
      slot.silentLooks += 1
      if (slot.silentLooks < SILENT_LOOKS) continue
      this.log.error({ worker: slot.number }, 'a worker no longer answers and is killed')
      slot.worker.process.kill('SIGKILL')
    }
  }

  /** @returns whether all ended by themselves, with code 0 */
  async #endAll(): Promise<boolean> {
    const left = this.#slots.flatMap(({ worker }) => worker ?? [])
    const ends = left.map((worker) => once(worker as Worker, 'exit'))
    this.#signal('SIGTERM')
    const timer = setTimeout(() => this.#signal('SIGKILL'), END_WITHIN_MS)
    const codes = await Promise.all(ends)
    clearTimeout(timer)
    return codes.every(([code]) => code === 0)
  }

  #signal(name: NodeJS.Signals): void {
    for (const { worker } of this.#slots) worker?.process.kill(name)
  }
}

/** Starts the worker processes of this program. */
export function forkWorker(number: number): WorkerHandle {
  const worker = cluster.fork({ [NUMBER]: String(number) })
  closeWithWorker(worker.process)
  return worker
}

/** Sends heartbeats to the supervisor, if there is one. */
export function showLife(): void {
  if (cluster.isWorker) setInterval(() => process.send?.('alive'), BEAT_MS).unref()
}

/** Whether this process runs the machine's shared jobs: it is the only one, or the first of several. */
export function isFirstWorker(): boolean {
  return (process.env[NUMBER] ?? '1') === '1'
}
