import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserSession } from '../../api/tests/support/browser_session.ts'
import {
  enrolNewLearner,
  signInAsAdmin,
  type DemoLearner,
} from '../../api/tests/support/demo_exam.ts'
import { BUILT, ServerProcess } from '../../api/tests/support/server_process.ts'
import { TcpProxy } from '../../api/tests/support/tcp_proxy.ts'
import { WEB_DIST } from '../../web/e2e/support/environment.ts'
import { workFolder } from '../environment.ts'
import { Learner, type Timer } from './learner.ts'

/** So that no session ends while faults last. */
const LONG_SESSIONS = { listening: 240, written: 240, reading: 240 }

/** A built server with its own data, and the proxy between it and the learners. */
export class Installation {
  /** Of all installations, because some share a database. */
  static #enrolled = 0
  #kills = 0
  readonly learners: Learner[] = []

  private constructor(
    readonly server: ServerProcess,
    readonly proxy: TcpProxy,
    readonly folder: string,
    readonly dataDir: string,
    private admin: BrowserSession
  ) {}

  /**
   * @param settings environment variables of the server
   * @param options `dataDir`: default one of its own; `hasLongSessions`: four hours instead of the package's minutes
   */
  static async open(
    settings: Record<string, string> = {},
    { dataDir, hasLongSessions = true }: { dataDir?: string; hasLongSessions?: boolean } = {}
  ): Promise<Installation> {
    const folder = mkdtempSync(join(workFolder, 'case-'))
    const data = dataDir ?? join(folder, 'data')
    const server = await ServerProcess.prepare(data, { WEB_DIST, ...settings }, BUILT)
    await server.start()
    const { hostname: host, port } = new URL(server.origin)
    const proxy = await TcpProxy.open({ host, port: Number(port) })
    const admin = await signInAsAdmin(server.origin)
    if (hasLongSessions) await giveTime(admin)
    return new Installation(server, proxy, folder, data, admin)
  }

  get kills(): number {
    return this.#kills
  }

  get acknowledged(): number {
    return this.learners.reduce((sum, { ledger }) => sum + ledger.acknowledged, 0)
  }

  /** A new learner with a grant, who reaches the server through the proxy. */
  enrol(): Promise<DemoLearner> {
    Installation.#enrolled += 1
    return enrolNewLearner(this.proxy.origin, this.admin, Installation.#enrolled)
  }

  /** A new learner with a running attempt. */
  async seat(patience?: number): Promise<Learner> {
    const person = await this.enrol()
    const started = await person.browser.put('/soal/timers', { nohp: person.nohp })
    if (started.status !== 200) throw new Error(`the start failed with ${started.status}`)
    return this.join(new Learner(person, (started.body as Timer).attemptId, patience))
  }

  /** Adds a learner whose acknowledged answers are checked at the end. */
  join(learner: Learner): Learner {
    this.learners.push(learner)
    return learner
  }

  /** @param patience how long a call of theirs may take, in milliseconds */
  async seats(count: number, patience?: number): Promise<Learner[]> {
    const seated: Learner[] = []
    for (let at = 0; at < count; at++) seated.push(await this.seat(patience))
    return seated
  }

  /** Counts the kill of another process than the server. */
  noteKill(): void {
    this.#kills += 1
  }

  /** Like a power cut: nothing is flushed. Then it starts again. @param stepMs error of its wall clock then */
  async killAndStart(stepMs = 0): Promise<void> {
    await this.server.kill()
    this.#kills += 1
    await this.server.start(stepMs)
  }

  /** All acknowledged answers that the server has lost. */
  async missing(): Promise<string[]> {
    const missing: string[] = []
    for (const learner of this.learners)
      missing.push(...learner.ledger.missingIn(await learner.held()))
    return missing
  }

  async close(): Promise<void> {
    for (const learner of this.learners) learner.close()
    await this.proxy.close()
    await this.server.kill()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

async function giveTime(admin: BrowserSession): Promise<void> {
  const { body } = await admin.get('/admin/paket-soal')
  const { id, nama_paket } = body.data.find(({ status }: { status: string }) => status === 'siap')
  const changed = await admin.put(`/admin/paket-soal/${id}`, { nama_paket, durasi: LONG_SESSIONS })
  if (changed.status !== 200) throw new Error(`the minutes were refused with ${changed.status}`)
}
