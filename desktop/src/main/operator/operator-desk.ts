import { z } from 'zod'
import type {
  OperatorBridge,
  OperatorCheck,
  OperatorProblem,
  OperatorState,
} from '../../operator/operator-bridge.ts'
import type { KioskConfig } from '../config/kiosk-config.ts'
import type { Settings, StartConfig } from '../config/settings.ts'
import { overallState } from '../health/checks.ts'

const audioSchema = z.object({ outputs: z.int().min(0), isHeard: z.boolean().nullable() })
export type AudioAnswer = z.infer<typeof audioSchema>

export interface OperatorDeskOptions {
  settings: Settings
  start: StartConfig
  version: string
  now: () => number
  /** Looks at this computer and the server anew. */
  runChecks: (config: KioskConfig, audio: AudioAnswer) => Promise<OperatorCheck[]>
  openExam: () => void
  /** Shows the operator's page anew. */
  redraw: () => void
  /** Starts the kiosk anew with what was saved. */
  restart: () => void
  exit: () => void
  onWrongPin: () => void
}

type Unvalidated = {
  [Name in keyof OperatorBridge]: (input: unknown) => ReturnType<OperatorBridge[Name]>
}

/**
 * What the operator may do and when: everything is behind the PIN, except the check before an exam, and except on a
 * computer that has no settings yet, or broken ones, and so nothing to protect. Input comes from a page: it is judged here.
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

  /** The chord was pressed: the next screen asks for the PIN. */
  lock(): void {
    this.#isUnlocked = this.#config === null
    this.#isLocked = true
  }

  state(): Promise<OperatorState> {
    const { start, settings, version } = this.#options
    return Promise.resolve({
      screen: this.#screen(),
      fields: this.#config && fieldsOf(this.#config),
      version,
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
    // What the screen doesn't show stays as it is.
    const { labId, labKey, updates } = this.#config ?? {}
    const kept = Object.entries({ labId, labKey, updates }).filter(
      ([, value]) => value !== undefined
    )
    const input = { ...(fields instanceof Object ? fields : {}), ...Object.fromEntries(kept) }
    const result = await settings.save(input, this.#config)
    if (!result.ok) return result.problems
    restart()
    return []
  }

  async check(audio: unknown): Promise<OperatorCheck[]> {
    if (this.#config === null) return []
    const checks = await this.#options.runChecks(this.#config, audioSchema.parse(audio))
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

  /** The exam goes on where the chord was pressed over it; before that there is only the check. */
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
