import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** How a proxy treats connections and their data from now on. */
export type Treatment =
  | { kind: 'pass' }
  /** New connections are reset at once. */
  | { kind: 'refuse' }
  /** Data is delayed this long, in each direction. */
  | { kind: 'delay'; ms: number }
  | { kind: 'throttle'; bytesPerSecond: number }
  /** Data is accepted and waits until the treatment changes. */
  | { kind: 'freeze' }
  /** Data is accepted and lost; neither side learns of it. */
  | { kind: 'half-open' }
  /**
   * Requests of connections that come at the same time go on in the opposite order. Within one connection nothing can
   * be reordered: TCP forbids it.
   */
  | { kind: 'reorder'; among: number; withinMs: number }

const PASS: Treatment = { kind: 'pass' }

/** Between two reordered requests, so that they also arrive in that order. */
const APART_MS = 5

interface Target {
  host: string
  port: number
}

/** Called before a client's data goes on; while it waits, the data waits. */
type Listener = (data: Buffer) => Promise<void> | void

/** A proxy to a server of this machine that can disturb its connections. */
export class TcpProxy {
  /** Where new connections go. */
  target: Target
  /** Sees every client's data. */
  listener: Listener = () => {}
  readonly #server: Server
  readonly #pairs = new Set<readonly [Socket, Socket]>()
  #treatment: Treatment = PASS
  #changed = Promise.withResolvers<void>()
  #together: (() => void)[] = []

  private constructor(target: Target) {
    this.target = target
    this.#server = createServer((near) => this.#join(near))
  }

  static async open(target: Target): Promise<TcpProxy> {
    const proxy = new TcpProxy(target)
    proxy.#server.listen(0, '127.0.0.1')
    await once(proxy.#server, 'listening')
    return proxy
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Number of connections. */
  get connections(): number {
    return this.#pairs.size
  }

  treat(treatment: Treatment): void {
    this.#treatment = treatment
    const { resolve } = this.#changed
    this.#changed = Promise.withResolvers<void>()
    resolve()
  }

  /** Resets every connection, as when a pulled cable is noticed. New ones are treated as before. */
  cut(): void {
    for (const pair of this.#pairs) for (const socket of pair) socket.resetAndDestroy()
  }

  async close(): Promise<void> {
    this.treat(PASS)
    this.cut()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #join(near: Socket): void {
    if (this.#treatment.kind === 'refuse') return void near.resetAndDestroy()
    const far = connect(this.target.port, this.target.host)
    const pair = [near, far] as const
    this.#pairs.add(pair)
    const end = () => {
      this.#pairs.delete(pair)
      for (const socket of pair) socket.destroy()
    }
    for (const socket of pair) socket.once('close', end).on('error', end)
    this.#carry(near, far, true).catch(end)
    this.#carry(far, near, false).catch(end)
  }

  async #carry(from: Socket, to: Socket, isRequest: boolean): Promise<void> {
    for await (const chunk of from) {
      const data = chunk as Buffer
      if (isRequest) await this.listener(data)
      if (!(await this.#admits(data, isRequest))) continue
      if (!to.write(data)) await once(to, 'drain')
    }
    to.end()
  }

  /** Resolves when the data may be passed on, with false when it is lost. */
  async #admits(data: Buffer, isRequest: boolean): Promise<boolean> {
    while (this.#treatment.kind === 'freeze') await this.#changed.promise
    const treatment = this.#treatment
    switch (treatment.kind) {
      case 'half-open':
        return false
      case 'delay':
        await sleep(treatment.ms)
        return true
      case 'throttle':
        await sleep((data.length / treatment.bytesPerSecond) * 1000)
        return true
      case 'reorder':
        if (isRequest) await this.#turn(treatment)
        return true
      default:
        return true
    }
  }

  /** Waits for concurrent requests, and goes after them. */
  async #turn({ among, withinMs }: { among: number; withinMs: number }): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#together.push(resolve)
    const release = () => {
      const waiting = this.#together
      this.#together = []
      for (const [at, go] of waiting.reverse().entries()) setTimeout(go, at * APART_MS)
    }
    if (this.#together.length >= among) release()
    else if (this.#together.length === 1) setTimeout(release, withinMs)
    await promise
  }
}
