import { CODE_NEEDED } from '../../api/contracts/refusals.ts'
import { RehearsalFailed, Refused } from './failures.ts'
import { HttpClient } from './http_client.ts'
import type { Measures } from './measures.ts'

/** An admin's password counts as confirmed for some minutes. */
const CONFIRMED_MS = 60_000
/** A wrong address shall be told at once. */
const FIRST_PATIENCE_MS = 10_000

/** The admin of a rehearsal, who makes its class and its event over the calls that the admin's pages make. */
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
   * @param askCode asks whoever runs this for the second factor's code; null when nobody can be asked
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

  /** Gives the admin's password again, for what asks for it. */
  async confirm(): Promise<void> {
    if (performance.now() - this.#confirmedAt < CONFIRMED_MS) return
    this.#confirmedAt = performance.now()
    const body = { password: this.#password }
    await this.client.call('password admin', 'POST', '/users/konfirmasi-password', { body })
  }
}
