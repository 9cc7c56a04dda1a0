/** Channel names between a window and the main process. */
export const EXAM_CHANNELS = {
  seat: 'exam:seat',
  setStage: 'exam:set-stage',
  setUndelivered: 'exam:set-undelivered',
  signOutRequested: 'exam:sign-out-requested',
  rescueRequested: 'exam:rescue-requested',
  rescue: 'exam:rescue',
} as const

export const OPERATOR_CHANNELS = {
  state: 'operator:state',
  lock: 'operator:lock',
  unlock: 'operator:unlock',
  save: 'operator:save',
  check: 'operator:check',
  openExam: 'operator:open-exam',
  rescue: 'operator:rescue',
  install: 'operator:install',
  emptySeat: 'operator:empty-seat',
  resume: 'operator:resume',
  exit: 'operator:exit',
} as const
