/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  health: typeof routes['health']
  settings: {
    public: typeof routes['settings.public']
    qris: typeof routes['settings.qris']
  }
  users: {
    register: typeof routes['users.register']
    login: typeof routes['users.login']
    logoutGet: typeof routes['users.logout_get']
    logout: typeof routes['users.logout']
    getAuth: typeof routes['users.get_auth']
    detail: typeof routes['users.detail']
  }
  exam: {
    paper: typeof routes['exam.paper']
    answers: typeof routes['exam.answers']
    saveAnswers: typeof routes['exam.save_answers']
    submit: typeof routes['exam.submit']
    checkEndTime: typeof routes['exam.check_end_time']
    timer: typeof routes['exam.timer']
    start: typeof routes['exam.start']
    next: typeof routes['exam.next']
    endSession: typeof routes['exam.end_session']
    audio: typeof routes['exam.audio']
    reportAudio: typeof routes['exam.report_audio']
    sendAudio: typeof routes['exam.send_audio']
    sendPassage: typeof routes['exam.send_passage']
  }
}
