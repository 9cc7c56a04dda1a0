interface Alarm {
  due: number
  /** Null for a one-time alarm. */
  every: number | null
  ring: () => void
  handle: NodeJS.Timeout
}

/** The main process's time and timers. A test can advance them by hours, and none fires after the process has ended. */
export class MainClock {
  #ahead = 0
  #alarms = new Set<Alarm>()

  readonly Date = this.#shifted()
  readonly performance = { now: () => performance.now() + this.#ahead }
  readonly setTimeout = (call: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
    this.#set(() => call(...args), ms, null)
  readonly setInterval = (call: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
    this.#set(() => call(...args), ms, ms)
  readonly clear = (handle: NodeJS.Timeout | number | string | null | undefined) => {
    for (const alarm of this.#alarms) if (alarm.handle === handle) this.#drop(alarm)
    // Timers that Node set outside.
    clearTimeout(handle ?? undefined)
  }

  /** Advances the time: due timers fire in order, as often as they are due. */
  pass(ms: number): void {
    const end = this.#ahead + ms
    for (let next = this.#next(end); next !== null; next = this.#next(end)) {
      this.#ahead = Math.max(this.#ahead, next.due - performance.now())
      this.#ring(next)
    }
    this.#ahead = end
  }

  stop(): void {
    for (const alarm of this.#alarms) this.#drop(alarm)
  }

  #set(ring: () => void, ms: number, every: number | null): NodeJS.Timeout {
    const alarm: Alarm = {
      due: this.performance.now() + ms,
      every,
      ring,
      handle: setTimeout(() => this.#ring(alarm), ms),
    }
    this.#alarms.add(alarm)
    return alarm.handle
  }

  #next(end: number): Alarm | null {
    const due = [...this.#alarms].filter((alarm) => alarm.due <= performance.now() + end)
    return due.toSorted((a, b) => a.due - b.due)[0] ?? null
  }

  #ring(alarm: Alarm): void {
    if (!this.#alarms.has(alarm)) return
    if (alarm.every === null) this.#drop(alarm)
    else {
      alarm.due += alarm.every
      alarm.handle.refresh()
    }
    alarm.ring()
  }

  #drop(alarm: Alarm): void {
    clearTimeout(alarm.handle)
    this.#alarms.delete(alarm)
  }

  #shifted(): typeof Date {
    const now = () => Date.now() + this.#ahead
    return new Proxy(Date, {
      construct: (target, args: unknown[]) =>
        Reflect.construct(target, args.length > 0 ? args : [now()]) as Date,
      get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
    })
  }
}
