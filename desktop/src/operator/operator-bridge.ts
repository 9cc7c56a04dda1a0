/** Settings that the operator enters. */
export interface SetupFields {
  server: string
  lab: string
  seat: string
  displays: 'blank' | 'refuse'
}

/** The state of the operator's page. */
export interface OperatorState {
  /** check: before an exam; locked: asks for the PIN; menu: after the right PIN; setup: no settings yet. */
  screen: 'check' | 'locked' | 'menu' | 'setup'
  /** Whether a learner may be working behind this window. */
  isExamOpen: boolean
  fields: SetupFields | null
  version: string
  /** A newer version that waits for the operator, or null. */
  newerVersion: string | null
  /** Whether kiosk.json was installed, so that it can't be changed here. */
  isInstalled: boolean
  /** Source and problems of the settings. Empty if they are valid. */
  problems: OperatorProblem[]
}

export interface OperatorProblem {
  field: string
  message: string
}

export interface OperatorCheck {
  name: string
  state: 'good' | 'bad' | 'waiting' | 'warning'
  detail: string
}

/** The input of a check from the operator's page. */
export interface CheckInput {
  /** Number of audio outputs. */
  outputs: number
  /** The operator's answer about the headset. */
  isHeard: boolean | null
  /**
   * Whether the operator wants everything checked again. A check that follows an answer may reuse results of the last
   * minute.
   */
  isAnew: boolean
}

/** Calls from the operator's page to the kiosk, used and implemented by its two sides. */
export interface OperatorBridge {
  state(): Promise<OperatorState>
  /** Returns the error message, or null if the PIN is right. */
  unlock(pin: string): Promise<string | null>
  /** Returns the problems with the fields, or saves them and restarts the kiosk if there are none. */
  save(fields: SetupFields & { pin: string; code: string }): Promise<OperatorProblem[]>
  check(input: CheckInput): Promise<OperatorCheck[]>
  /** Shows the exam unless a check is red. Returns whether it did. */
  openExam(): Promise<boolean>
  /** Saves the learner's rescue file. Returns a message about the outcome. */
  rescue(): Promise<string>
  /** Installs the newer version, and ends the kiosk. Returns a message about what happens. */
  install(): Promise<string>
  /** Deletes everything of the learner from this seat, including undelivered answers. Returns a message about it. */
  emptySeat(): Promise<string>
  /** Shows the PIN prompt, which leads to the menu. */
  lock(): Promise<void>
  /** Cancels the PIN prompt: back to the exam if it was open, else to the check. */
  resume(): Promise<void>
  exit(): Promise<void>
}

/** The bridge's name on `window`. */
export const OPERATOR_BRIDGE = 'lulusOperator'
