import { retryDelay, verdictOn } from '@/features/exam/model/retry'

/**
 * - `idle`: everything is delivered
 * - `sending`: a batch is being sent
 * - `waiting`: the last try failed; the next one starts automatically
 * - `stopped`: the user must act first
 */
export type CourierStatus = 'idle' | 'sending' | 'waiting' | 'stopped'

export interface CourierOptions<Batch, Receipt> {
  /** Resolves when all items are stored on this device. */
  ready: () => Promise<unknown>
  /** The next batch, or null if there is none. */
  peek: () => Batch | null
  send: (batch: Batch, options: { keepalive: boolean }) => Promise<Receipt>
  /** Must remove the batch, so that `peek` doesn't return it again. */
  delivered: (batch: Batch, receipt: Receipt) => void
  /** Called if the server will never accept the batch. Must remove it as well. */
  refused: (batch: Batch, error: unknown) => void
  /** Called when the user must act before the next delivery. */
  stopped: (error: unknown) => void
  statusChanged: (status: CourierStatus) => void
}

export interface Courier {
  /** Starts delivery. Does nothing while a failed try waits for its retry. */
  nudge(): void
  /** Like `nudge`, but not earlier than in `ms`, so that items can be collected. */
  nudgeIn(ms: number): void
  /** Tries at once, until everything is delivered (true) or a try fails (false). */
  flush(): Promise<boolean>
  /** Sends the rest with a request that outlives the page, even during another request. */
  sendLast(): Promise<void>
  /** Stops sending. Resolves when running requests have ended. */
  close(): Promise<void>
}

/** Delivers batches one by one, in order, until the server has them. */
export function createCourier<Batch, Receipt>(options: CourierOptions<Batch, Receipt>): Courier {
  const turns = createTurns(() => void start())
  /** The running delivery, and the request sent while the page closed. */
  let run: Promise<boolean> | null = null
  let last: Promise<unknown> = Promise.resolve()
  let status: CourierStatus = 'idle'
  let isClosed = false

  function setStatus(next: CourierStatus) {
    if (next === status || isClosed) return
    status = next
    options.statusChanged(next)
  }

  /** Delivers until nothing is left (true) or a try fails (false). */
  async function deliver(): Promise<boolean> {
    while (!isClosed) {
      await options.ready()
      if (isClosed) break
      const batch = options.peek()
      if (batch === null) {
        setStatus('idle')
        return true
      }
      setStatus('sending')
      try {
        const receipt = await options.send(batch, { keepalive: false })
        turns.succeeded()
        options.delivered(batch, receipt)
      } catch (error) {
        const verdict = verdictOn(error)
        if (verdict === 'bug') throw error
        if (verdict !== 'refused') return postpone(verdict, error)
        options.refused(batch, error)
      }
    }
    return false
  }

  function postpone(verdict: 'retry' | 'stopped', error: unknown): false {
    if (isClosed) return false
    setStatus(verdict === 'stopped' ? 'stopped' : 'waiting')
    if (verdict === 'stopped') options.stopped(error)
    else turns.retryAfter(error)
    return false
  }

  /** Delivers at once. A running delivery includes newer items. */
  function start(): Promise<boolean> {
    turns.begin()
    run ??= deliver().finally(() => {
      run = null
      // An item may have been added after the last check.
      if (status === 'idle' && !isClosed && options.peek() !== null) nudge()
    })
    return run
  }

  function nudge() {
    turns.collected()
    if (status !== 'waiting' && !isClosed) void start()
  }

  return {
    nudge,
    nudgeIn: (ms) => turns.collect(ms, nudge),
    flush: start,
    sendLast() {
      const sent = isClosed ? Promise.resolve() : sendRest(options)
      last = Promise.allSettled([last, sent])
      return sent
    },
    async close() {
      isClosed = true
      turns.stop()
      await Promise.allSettled([run, last])
    },
  }
}

/** The page is closing, so the request must start before any await. */
async function sendRest<Batch, Receipt>(options: CourierOptions<Batch, Receipt>): Promise<void> {
  const batch = options.peek()
  if (batch === null) return
  try {
    options.delivered(batch, await options.send(batch, { keepalive: true }))
  } catch (error) {
    // Unsent items stay stored and are sent later.
    if (verdictOn(error) === 'bug') throw error
  }
}

/** Schedules the next delivery: with growing delays after failures, and not before items have been collected. */
function createTurns(start: () => void) {
  let failures = 0
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let nudgeTimer: ReturnType<typeof setTimeout> | undefined

  function begin() {
    clearTimeout(retryTimer)
  }

  function collected() {
    clearTimeout(nudgeTimer)
    nudgeTimer = undefined
  }

  return {
    begin,
    succeeded() {
      failures = 0
    },
    retryAfter(error: unknown) {
      failures += 1
      retryTimer = setTimeout(start, retryDelay(failures, error, Math.random()))
    },
    collect(ms: number, done: () => void) {
      nudgeTimer ??= setTimeout(done, ms)
    },
    collected,
    stop() {
      begin()
      collected()
    },
  }
}
