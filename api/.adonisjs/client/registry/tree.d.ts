/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  health: typeof routes['health']
  labs: {
    report: typeof routes['labs.report']
  }
  settings: {
    public: typeof routes['settings.public']
    qris: typeof routes['settings.qris']
    logo: typeof routes['settings.logo']
    testimonialPicture: typeof routes['settings.testimonial_picture']
  }
  users: {
    register: typeof routes['users.register']
    login: typeof routes['users.login']
    resetPassword: typeof routes['users.reset_password']
    logoutGet: typeof routes['users.logout_get']
    logout: typeof routes['users.logout']
    getAuth: typeof routes['users.get_auth']
    detail: typeof routes['users.detail']
    updateProfile: typeof routes['users.update_profile']
    updatePassword: typeof routes['users.update_password']
    picture: typeof routes['users.picture']
  }
  packages: {
    list: typeof routes['packages.list']
    show: typeof routes['packages.show']
  }
  payments: {
    upload: typeof routes['payments.upload']
    own: typeof routes['payments.own']
    proof: typeof routes['payments.proof']
  }
  exam: {
    access: typeof routes['exam.access']
    packageAccess: typeof routes['exam.package_access']
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
  results: {
    verify: typeof routes['results.verify']
    lastScore: typeof routes['results.last_score']
    lastCertificate: typeof routes['results.last_certificate']
    own: typeof routes['results.own']
    certificate: typeof routes['results.certificate']
  }
  admin: {
    dashboard: typeof routes['admin.dashboard']
    settings: {
      show: typeof routes['admin.settings.show']
      update: typeof routes['admin.settings.update']
      uploadLogo: typeof routes['admin.settings.upload_logo']
      removeLogo: typeof routes['admin.settings.remove_logo']
      uploadTestimonialPicture: typeof routes['admin.settings.upload_testimonial_picture']
    }
    auditLog: typeof routes['admin.audit_log']
    users: {
      list: typeof routes['admin.users.list']
      resetCode: typeof routes['admin.users.reset_code']
      unlock: typeof routes['admin.users.unlock']
    }
    labs: {
      list: typeof routes['admin.labs.list']
      register: typeof routes['admin.labs.register']
      show: typeof routes['admin.labs.show']
      rename: typeof routes['admin.labs.rename']
      revoke: typeof routes['admin.labs.revoke']
      rotateKey: typeof routes['admin.labs.rotate_key']
      events: typeof routes['admin.labs.events']
    }
    packages: {
      list: typeof routes['admin.packages.list']
      create: typeof routes['admin.packages.create']
      show: typeof routes['admin.packages.show']
      update: typeof routes['admin.packages.update']
      archive: typeof routes['admin.packages.archive']
    }
    questions: {
      lastListening: typeof routes['admin.questions.last_listening']
      lastStructure: typeof routes['admin.questions.last_structure']
      lastWritten: typeof routes['admin.questions.last_written']
      lastReading: typeof routes['admin.questions.last_reading']
      listening: typeof routes['admin.questions.listening']
      structure: typeof routes['admin.questions.structure']
      written: typeof routes['admin.questions.written']
      reading: typeof routes['admin.questions.reading']
      show: typeof routes['admin.questions.show']
      delete: typeof routes['admin.questions.delete']
      deleteReading: typeof routes['admin.questions.delete_reading']
      addListening: typeof routes['admin.questions.add_listening']
      editListening: typeof routes['admin.questions.edit_listening']
      addStructure: typeof routes['admin.questions.add_structure']
      editStructure: typeof routes['admin.questions.edit_structure']
      addWritten: typeof routes['admin.questions.add_written']
      editWritten: typeof routes['admin.questions.edit_written']
      addReading: typeof routes['admin.questions.add_reading']
      editReading: typeof routes['admin.questions.edit_reading']
    }
    passages: {
      list: typeof routes['admin.passages.list']
      add: typeof routes['admin.passages.add']
      edit: typeof routes['admin.passages.edit']
      delete: typeof routes['admin.passages.delete']
    }
    payments: {
      list: typeof routes['admin.payments.list']
      decide: typeof routes['admin.payments.decide']
    }
    results: {
      list: typeof routes['admin.results.list']
    }
  }
}
