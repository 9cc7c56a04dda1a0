import { CODE_NEEDED } from '../../api/contracts/refusals.ts'
import { RehearsalFailed, Refused } from './failures.ts'
import { HttpClient } from './http_client.ts'
import type { Measures } from './measures.ts'

/** An admin's password counts as confirmed for some minutes. */
const CONFIRMED_MS = 60_000
/** A wrong address must be reported quickly. */
const FIRST_PATIENCE_MS = 10_000

/** The admin of a rehearsal, who creates its class and its event with the calls of the admin's pages. */
export class AdminSession {
  readonly origin: string
  readonly measures: Measures
  readonly client: HttpClient
  #password = ''
  #confirmedAt = Number.NEGATIVE_INFINITY

  constructor(origin: string, measures: Measures) {
    this.origin = origin
    this.measures = measures
    this.client = new HttpClient(origin, measures)
  }

  /**
   * Signs in.
   * @param askCode asks the operator for the second factor's code; null without a terminal
   * @throws RehearsalFailed with a sentence
   */
  async signIn(
    identifier: string,
    password: string,
    askCode: (() => Promise<string>) | null
  ): Promise<void> {
    const quickly = { patience: FIRST_PATIENCE_MS, isOnce: true }
    await this.client.call('buka situs', 'GET', '/pengaturan', quickly)
    const body = { identifier, password }
    const { role } = await this.client
      .call<{ role: string }>('login admin', 'POST', '/users/login', { body })
      .catch(async (error: unknown) => {
        if (!(error instanceof Refused)) throw error
        if (error.code !== CODE_NEEDED)
          throw new RehearsalFailed(`Login admin ditolak: ${error.message}`)
        return this.#signInWithCode(askCode)
      })
    if (role !== 'Admin')
      throw new RehearsalFailed(
        `${identifier} bukan admin. Gladi membuat kelas dan jadwal, jadi perlu akun admin.`
      )
    this.#password = password
  }

  async #signInWithCode(askCode: (() => Promise<string>) | null): Promise<{ role: string }> {
    if (!askCode)
      throw new RehearsalFailed(
        'Akun admin ini memakai verifikasi dua langkah. Jalankan di terminal, supaya kodenya dapat ditanyakan.'
      )
    const body = { kode: await askCode() }
    try {
      return await this.client.call('login admin', 'POST', '/users/login/kode', { body })
    } catch (error) {
      if (error instanceof Refused)
        throw new RehearsalFailed(`Login admin ditolak: ${error.message}`)
      throw error
    }
  }

  /** Confirms the admin's password, for calls that need it. */
  async confirm(): Promise<void> {
    if (performance.now() - this.#confirmedAt < CONFIRMED_MS) return
    this.#confirmedAt = performance.now()
    const body = { password: this.#password }
    await this.client.call('password admin', 'POST', '/users/konfirmasi-password', { body })
  }
}
