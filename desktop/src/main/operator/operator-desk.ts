import { z } from 'zod'
import type {
  OperatorBridge,
  OperatorCheck,
  OperatorProblem,
  OperatorState,
} from '../../operator/operator-bridge.ts'
import type { KioskConfig } from '../config/kiosk-config.ts'
import type { Settings, StartConfig } from '../config/settings.ts'
import type { enrolSeat, SeatIdentity } from '../labs/enrol-seat.ts'
import { overallState } from '../health/checks.ts'
import type { OwnUpdates } from '../updates/updates.ts'

const wishSchema = z.object({
  outputs: z.int().min(0),
  isHeard: z.boolean().nullable(),
  isAnew: z.boolean(),
})
export type CheckWish = z.infer<typeof wishSchema>

/** Placeholders for the setup screen's fields before their values are validated with the settings. */
const NOTHING = { server: '', code: '' }
const setupSchema = z
  .looseObject({ server: z.string().catch(''), code: z.string().catch('') })
  .catch(NOTHING)

type Enrolment = { ok: true; identity: Partial<SeatIdentity> } | { ok: false; message: string }

export interface OperatorDeskOptions {
  settings: Settings
  start: StartConfig
  version: string
  now: () => number
  /** Checks this computer and the server again. */
  runChecks: (config: KioskConfig, wish: CheckWish) => Promise<OperatorCheck[]>
  /** Gets a seat's key for an enrolment code. Throws an error with a message for the operator. */
  enrol: typeof enrolSeat
  openExam: () => void
  /** Saves the learner's rescue file. Returns a message about the outcome. */
  saveRescue: () => Promise<string>
  /** A newer version that waits for the operator, and its installation. */
  updates: Pick<OwnUpdates, 'offered' | 'install'>
  /** Deletes everything of the learner from this seat. */
  emptySeat: () => Promise<void>
  redraw: () => void
  restart: () => void
  exit: () => void
  onWrongPin: () => void
}

type Unvalidated = {
  [Name in keyof OperatorBridge]: (input: unknown) => ReturnType<OperatorBridge[Name]>
}

/**
 * Decides what the operator may do. Everything needs the PIN, except the check before an exam. A computer without valid
 * settings needs no PIN either, because it has nothing to protect. Input comes from a page and is validated here.
 */
export class OperatorDesk implements Unvalidated {
  readonly #options: OperatorDeskOptions
  readonly #config: KioskConfig | null
  #isUnlocked: boolean
  #isLocked = false
  #isGreen = false
  #isExamOpen = false

  constructor(options: OperatorDeskOptions) {
    this.#options = options
    this.#config = options.start.kind === 'ready' ? options.start.config : null
    this.#isUnlocked = this.#config === null
  }

  /** Asks for the PIN, as the operator chord does. A computer without settings has none. */
  lock(): Promise<void> {
    if (this.#config !== null) {
      this.#isUnlocked = false
      this.#isLocked = true
      this.#options.redraw()
    }
    return Promise.resolve()
  }

  state(): Promise<OperatorState> {
    const { start, settings, version, updates } = this.#options
    return Promise.resolve({
      screen: this.#screen(),
      isExamOpen: this.#isExamOpen,
      fields: this.#config && fieldsOf(this.#config),
      version,
      newerVersion: updates.offered(),
      isInstalled: settings.isInstalled,
      problems: start.kind === 'broken' ? start.result.problems : [],
    })
  }

  async unlock(pin: unknown): Promise<string | null> {
    const { settings, now, onWrongPin } = this.#options
    if (this.#config === null) return null
    const result = await settings.checkPin(pin, this.#config, now())
    if (!result.ok) {
      onWrongPin()
      return result.message
    }
    this.#isUnlocked = true
    this.#isLocked = false
    return null
  }

  async save(fields: unknown): Promise<OperatorProblem[]> {
    this.#demandUnlocked()
    const { settings, restart } = this.#options
    if (settings.isInstalled)
      return [
        { field: '', message: 'Pengaturan ini dipasang lewat berkas kiosk.json. Ubah berkas itu.' },
      ]
    const { code, ...shown } = setupSchema.parse(fields)
    const input = { ...shown, ...this.#hidden(shown.server) }
    const checked = await settings.validate(input, this.#config)
    if (!checked.ok) return checked.problems
    const enrolment = await this.#enrol(checked.config, code.trim())
    if (!enrolment.ok) return [{ field: 'code', message: enrolment.message }]
    const result = await settings.save({ ...input, ...enrolment.identity }, this.#config)
    if (!result.ok) return result.problems
    restart()
    return []
  }

  /** The fields that the screen doesn't show. Most belong to the server, so another server starts without them. */
  #hidden(server: string): Partial<KioskConfig> {
    const { labId, labKey, updates, line, server: current } = this.#config ?? {}
    const own = line === undefined ? {} : { line }
    if (URL.parse(server.trim())?.origin !== current) return own
    return {
      ...own,
      ...(labId !== undefined && labKey !== undefined ? { labId, labKey } : {}),
      ...(updates === undefined ? {} : { updates }),
    }
  }

  /** Exchanges the code for this seat's key. Without a code nothing changes. */
  async #enrol({ server, seat }: KioskConfig, code: string): Promise<Enrolment> {
    if (code === '') return { ok: true, identity: {} }
    try {
      return { ok: true, identity: await this.#options.enrol(server, code, seat) }
    } catch (error) {
      return { ok: false, message: error instanceof Error ? error.message : String(error) }
    }
  }

  async check(wish: unknown): Promise<OperatorCheck[]> {
    if (this.#config === null) return []
    const checks = await this.#options.runChecks(this.#config, wishSchema.parse(wish))
    this.#isGreen = overallState(checks) === 'good'
    return checks
  }

  openExam(): Promise<boolean> {
    const isAllowed = this.#config !== null && (this.#isGreen || this.#isUnlocked)
    if (isAllowed) {
      this.#isUnlocked = false
      this.#isLocked = false
      this.#isExamOpen = true
      this.#options.openExam()
    }
    return Promise.resolve(isAllowed)
  }

  /** Resumes the exam interrupted by a power cut without a check, because its time is running. */
  resumeExam(): void {
    this.#isExamOpen = true
    this.#options.openExam()
  }

  rescue(): Promise<string> {
    this.#demandUnlocked()
    return this.#options.saveRescue()
  }

  install(): Promise<string> {
    this.#demandUnlocked()
    return Promise.resolve(this.#options.updates.install())
  }

  async emptySeat(): Promise<string> {
    this.#demandUnlocked()
    await this.#options.emptySeat()
    return 'Kursi sudah kosong. Peserta berikutnya dapat login.'
  }

  /** Returns to the exam if it was open, else to the check. */
  resume(): Promise<void> {
    this.#isLocked = false
    if (this.#isExamOpen) this.#options.openExam()
    else this.#options.redraw()
    return Promise.resolve()
  }

  exit(): Promise<void> {
    this.#demandUnlocked()
    this.#options.exit()
    return Promise.resolve()
  }

  #screen(): OperatorState['screen'] {
    if (this.#config === null) return 'setup'
    if (this.#isLocked) return 'locked'
    return this.#isUnlocked ? 'menu' : 'check'
  }

  #demandUnlocked(): void {
    if (!this.#isUnlocked) throw new Error('The operator has not given the PIN')
  }
}

function fieldsOf({ server, lab, seat, displays }: KioskConfig) {
  return { server, lab, seat, displays }
}
