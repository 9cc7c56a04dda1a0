/** What the operator sets for this computer. */
export interface SetupFields {
  server: string
  lab: string
  seat: string
  displays: 'blank' | 'refuse'
}

/** What the operator's page shows. */
export interface OperatorState {
  /** check: before an exam; locked: the PIN is asked for; menu: the PIN was right; setup: nothing is set yet. */
  screen: 'check' | 'locked' | 'menu' | 'setup'
  fields: SetupFields | null
  /** Kept for the lab key and updates, which the set-up screen doesn't show. */
  version: string
  /** A kiosk.json that was installed: it is changed where it was made. */
  isInstalled: boolean
  /** Where the settings come from, and what is wrong with them; empty when all is well. */
  problems: OperatorProblem[]
}

export interface OperatorProblem {
  field: string
  message: string
}

export interface OperatorCheck {
  name: string
  state: 'good' | 'bad' | 'waiting'
  detail: string
}

/** What the operator found out about the headset. */
export interface AudioFinding {
  outputs: number
  isHeard: boolean | null
}

/** All that the operator's page can ask of the kiosk. Both sides hold to this. */
export interface OperatorBridge {
  state(): Promise<OperatorState>
  /** The sentence why not, or null when the PIN is right. */
  unlock(pin: string): Promise<string | null>
  /** What is wrong with the fields; when nothing is, they are kept and the kiosk starts anew. */
  save(fields: SetupFields & { pin: string }): Promise<OperatorProblem[]>
  check(audio: AudioFinding): Promise<OperatorCheck[]>
  /** Shows the exam; only from a check without red. False when that isn't so. */
  openExam(): Promise<boolean>
  /** Leaves the question for the PIN: back to the exam, or to the check when it wasn't open yet. */
  resume(): Promise<void>
  exit(): Promise<void>
}

/** The bridge's name on `window`. */
export const OPERATOR_BRIDGE = 'lulusOperator'
