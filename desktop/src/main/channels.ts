/** Names of the messages between a window and the main process. */
export const EXAM_CHANNELS = {
  seat: 'exam:seat',
  setStage: 'exam:set-stage',
  signOutRequested: 'exam:sign-out-requested',
} as const

export const OPERATOR_CHANNELS = {
  state: 'operator:state',
  unlock: 'operator:unlock',
  save: 'operator:save',
  check: 'operator:check',
  openExam: 'operator:open-exam',
  resume: 'operator:resume',
  exit: 'operator:exit',
} as const
