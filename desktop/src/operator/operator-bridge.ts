/** Settings that the operator enters. */
export interface SetupFields {
  server: string
  lab: string
  seat: string
  displays: 'blank' | 'refuse'
}

/** State of the operator's page. */
export interface OperatorState {
  /** check: before an exam; locked: asks for the PIN; menu: after the right PIN; setup: no settings yet. */
  screen: 'check' | 'locked' | 'menu' | 'setup'
  /** Whether a learner may be at work behind this window. */
  isExamOpen: boolean
  fields: SetupFields | null
  version: string
  /** A newer version that waits for the operator; null when none does. */
  newerVersion: string | null
  /** Whether kiosk.json was installed; then it can't be changed here. */
  isInstalled: boolean
  /** Source and problems of the settings; empty when they are valid. */
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

/** What a check needs of the operator's page. */
export interface CheckInput {
  /** Devices to hear something with. */
  outputs: number
  /** The operator's answer about the headset. */
  isHeard: boolean | null
  /** Whether the operator asks for everything anew; a check that follows an answer may keep what is a minute old. */
  isAnew: boolean
}

/** Calls from the operator's page to the kiosk. Both sides implement this. */
export interface OperatorBridge {
  state(): Promise<OperatorState>
  /** Returns the error sentence, or null when the PIN is right. */
  unlock(pin: string): Promise<string | null>
  /** Returns the problems with the fields; without any, saves them and restarts the kiosk. */
  save(fields: SetupFields & { pin: string; code: string }): Promise<OperatorProblem[]>
  check(input: CheckInput): Promise<OperatorCheck[]>
  /** Shows the exam if the check has no red. Returns whether it did. */
  openExam(): Promise<boolean>
  /** Saves the learner's rescue file. Returns the sentence that says what happened. */
  rescue(): Promise<string>
  /** Installs the newer version, and ends the kiosk. Returns the sentence that says what happens. */
  install(): Promise<string>
  /** Removes everything of the learner from this seat, also undelivered answers. Returns the sentence that says so. */
  emptySeat(): Promise<string>
  /** Asks for the PIN, behind which is the menu. */
  lock(): Promise<void>
  /** Cancels the PIN question: back to the exam, or to the check when the exam wasn't open. */
  resume(): Promise<void>
  exit(): Promise<void>
}

/** The bridge's name on `window`. */
export const OPERATOR_BRIDGE = 'lulusOperator'
