import { retryDelay, verdictOn } from '@/features/exam/model/retry'

/**
 * - `idle`: nothing is left to deliver
 * - `sending`: a batch is under way
 * - `waiting`: the last try failed; another one follows by itself
 * - `stopped`: somebody has to act first
 */
export type CourierStatus = 'idle' | 'sending' | 'waiting' | 'stopped'

export interface CourierOptions<Batch, Receipt> {
  /** Resolves once everything to be delivered is stored on this device. */
  ready: () => Promise<unknown>
  /** What is to be delivered next; null when nothing is. */
  peek: () => Batch | null
  send: (batch: Batch, options: { keepalive: boolean }) => Promise<Receipt>
  /** Must see to it that the batch isn't given out again. */
  delivered: (batch: Batch, receipt: Receipt) => void
  /** The batch will never be taken: likewise. */
  refused: (batch: Batch, error: unknown) => void
  /** Asked to act before anything more can be delivered. */
  stopped: (error: unknown) => void
  statusChanged: (status: CourierStatus) => void
}

export interface Courier {
  /** There is something to deliver. While a failed try waits for its next turn this changes nothing. */
  nudge(): void
  /** As `nudge`, but not sooner than in `ms`: for what may be collected. */
  nudgeIn(ms: number): void
  /** Tries at once, until all is delivered (true) or a try fails (false). */
  flush(): Promise<boolean>
  /** Sends what is left with a request that outlives the page, also when one is under way already. */
  sendLast(): Promise<void>
  close(): void
}

/** Delivers batches one after the other, in order, until they have arrived. */
export function createCourier<Batch, Receipt>(options: CourierOptions<Batch, Receipt>): Courier {
  let run: Promise<boolean> | null = null
  let isClosed = false
  let failures = 0
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let nudgeTimer: ReturnType<typeof setTimeout> | undefined
  let status: CourierStatus = 'idle'

  function setStatus(next: CourierStatus) {
    if (next === status || isClosed) return
    status = next
    options.statusChanged(next)
  }

  /** Delivers until nothing is left (true) or a try fails (false). */
  async function deliver(): Promise<boolean> {
    while (!isClosed) {
      await options.ready()
      const batch = options.peek()
      if (batch === null) {
        setStatus('idle')
        return true
      }
      setStatus('sending')
      try {
        const receipt = await options.send(batch, { keepalive: false })
        failures = 0
        options.delivered(batch, receipt)
      } catch (error) {
        const verdict = verdictOn(error)
        if (verdict !== 'refused') return postpone(verdict, error)
        options.refused(batch, error)
      }
    }
    return false
  }

  function postpone(verdict: 'retry' | 'stopped', error: unknown): false {
    if (isClosed) return false
    if (verdict === 'stopped') {
      setStatus('stopped')
      options.stopped(error)
      return false
    }
    failures += 1
    setStatus('waiting')
    retryTimer = setTimeout(() => void start(), retryDelay(failures, error, Math.random()))
    return false
  }

  /** Delivers at once; a delivery that runs already takes up what has come since. */
  function start(): Promise<boolean> {
    clearTimeout(retryTimer)
    if (run !== null) return run
    const started = deliver().finally(() => {
      run = null
      // Something came up between the last look and now.
      if (status === 'idle' && !isClosed && options.peek() !== null) nudge()
    })
    run = started
    return started
  }

  function nudge() {
    clearTimeout(nudgeTimer)
    nudgeTimer = undefined
    if (status !== 'waiting' && !isClosed) void start()
  }

  return {
    nudge,
    nudgeIn(ms) {
      nudgeTimer ??= setTimeout(nudge, ms)
    },
    flush: start,
    async sendLast() {
      // Nothing may be waited for before the request is on its way.
      const batch = options.peek()
      if (batch === null || isClosed) return
      try {
        options.delivered(batch, await options.send(batch, { keepalive: true }))
      } catch (error) {
        // The page is going away. What wasn't taken stays stored and is delivered when it is back.
        verdictOn(error)
      }
    },
    close() {
      isClosed = true
      clearTimeout(retryTimer)
      clearTimeout(nudgeTimer)
    },
  }
}
