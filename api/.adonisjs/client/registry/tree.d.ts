/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  health: typeof routes['health'] & {
    live: typeof routes['health.live']
  }
  settings: {
    public: typeof routes['settings.public']
    qris: typeof routes['settings.qris']
    logo: typeof routes['settings.logo']
    testimonialPicture: typeof routes['settings.testimonial_picture']
  }
  packages: {
    prices: typeof routes['packages.prices']
    list: typeof routes['packages.list']
    show: typeof routes['packages.show']
  }
  results: {
    verify: typeof routes['results.verify']
    lastScore: typeof routes['results.last_score']
    lastCertificate: typeof routes['results.last_certificate']
    own: typeof routes['results.own']
    show: typeof routes['results.show']
    certificate: typeof routes['results.certificate']
  }
  messages: {
    mailStop: typeof routes['messages.mail_stop']
    stopMail: typeof routes['messages.stop_mail']
    resumeMail: typeof routes['messages.resume_mail']
  }
  labs: {
    report: typeof routes['labs.report']
    enrol: typeof routes['labs.enrol']
    updates: typeof routes['labs.updates']
    check: typeof routes['labs.check']
    sebProof: typeof routes['labs.seb_proof']
    proveSeb: typeof routes['labs.prove_seb']
  }
  users: {
    register: typeof routes['users.register']
    login: typeof routes['users.login']
    loginCode: typeof routes['users.login_code']
    loginOwnPassword: typeof routes['users.login_own_password']
    resetPassword: typeof routes['users.reset_password']
    seeInvitation: typeof routes['users.see_invitation']
    acceptInvitation: typeof routes['users.accept_invitation']
    logoutGet: typeof routes['users.logout_get']
    logout: typeof routes['users.logout']
    getAuth: typeof routes['users.get_auth']
    detail: typeof routes['users.detail']
    updateProfile: typeof routes['users.update_profile']
    updatePassword: typeof routes['users.update_password']
    confirmPassword: typeof routes['users.confirm_password']
    notices: typeof routes['users.notices']
    readNotice: typeof routes['users.read_notice']
    picture: typeof routes['users.picture']
  }
  access: {
    own: typeof routes['access.own']
  }
  payments: {
    upload: typeof routes['payments.upload']
    bill: typeof routes['payments.bill']
    quotePromo: typeof routes['payments.quote_promo']
    bundles: typeof routes['payments.bundles']
    own: typeof routes['payments.own']
    ownReceipt: typeof routes['payments.own_receipt']
    proof: typeof routes['payments.proof']
  }
  exam: {
    access: typeof routes['exam.access']
    packageAccess: typeof routes['exam.package_access']
    packageStates: typeof routes['exam.package_states']
    paper: typeof routes['exam.paper']
    optionOrders: typeof routes['exam.option_orders']
    storageKey: typeof routes['exam.storage_key']
    answers: typeof routes['exam.answers']
    saveAnswers: typeof routes['exam.save_answers']
    deliverLate: typeof routes['exam.deliver_late']
    rescueKey: typeof routes['exam.rescue_key']
    submit: typeof routes['exam.submit']
    checkEndTime: typeof routes['exam.check_end_time']
    timer: typeof routes['exam.timer']
    readNotice: typeof routes['exam.read_notice']
    start: typeof routes['exam.start']
    pulse: typeof routes['exam.pulse']
    next: typeof routes['exam.next']
    endSession: typeof routes['exam.end_session']
    audio: typeof routes['exam.audio']
    reportAudio: typeof routes['exam.report_audio']
    sendAudio: typeof routes['exam.send_audio']
    sendPassage: typeof routes['exam.send_passage']
  }
  lateAnswers: {
    own: typeof routes['late_answers.own']
  }
  events: {
    list: typeof routes['events.list']
    show: typeof routes['events.show']
    enter: typeof routes['events.enter']
    ready: typeof routes['events.ready']
    waiting: typeof routes['events.waiting']
    pulse: typeof routes['events.pulse']
    showCheck: typeof routes['events.show_check']
    check: typeof routes['events.check']
    lineSample: typeof routes['events.line_sample']
  }
  people: {
    ownData: typeof routes['people.own_data']
    ownErasure: typeof routes['people.own_erasure']
    requestErasure: typeof routes['people.request_erasure']
    withdrawErasure: typeof routes['people.withdraw_erasure']
  }
  learning: {
    explanations: typeof routes['learning.explanations']
    skillMap: typeof routes['learning.skill_map']
    lesson: typeof routes['learning.lesson']
    plan: typeof routes['learning.plan']
    changePlan: typeof routes['learning.change_plan']
    drill: typeof routes['learning.drill']
    assigned: typeof routes['learning.assigned']
    assignedDrill: typeof routes['learning.assigned_drill']
    drillAnswer: typeof routes['learning.drill_answer']
    answerDrill: typeof routes['learning.answer_drill']
    drillRecording: typeof routes['learning.drill_recording']
  }
  school: {
    open: typeof routes['school.open']
    close: typeof routes['school.close']
    show: typeof routes['school.show']
    excel: typeof routes['school.excel']
  }
  admin: {
    dashboard: typeof routes['admin.dashboard'] & {
      weakQuestions: typeof routes['admin.dashboard.weak_questions']
      week: typeof routes['admin.dashboard.week']
    }
    settings: {
      show: typeof routes['admin.settings.show']
      update: typeof routes['admin.settings.update']
      uploadLogo: typeof routes['admin.settings.upload_logo']
      removeLogo: typeof routes['admin.settings.remove_logo']
      certificatePicture: typeof routes['admin.settings.certificate_picture']
      uploadCertificatePicture: typeof routes['admin.settings.upload_certificate_picture']
      removeCertificatePicture: typeof routes['admin.settings.remove_certificate_picture']
      uploadTestimonialPicture: typeof routes['admin.settings.upload_testimonial_picture']
    }
    auditLog: typeof routes['admin.audit_log'] & {
      excel: typeof routes['admin.audit_log.excel']
    }
    messages: {
      list: typeof routes['admin.messages.list']
      count: typeof routes['admin.messages.count']
      send: typeof routes['admin.messages.send']
      unmark: typeof routes['admin.messages.unmark']
      retryMail: typeof routes['admin.messages.retry_mail']
    }
    messageTexts: {
      list: typeof routes['admin.message_texts.list']
      update: typeof routes['admin.message_texts.update']
    }
    users: {
      list: typeof routes['admin.users.list']
      excel: typeof routes['admin.users.excel']
      resetCode: typeof routes['admin.users.reset_code']
      unlock: typeof routes['admin.users.unlock']
      suspend: typeof routes['admin.users.suspend']
      restore: typeof routes['admin.users.restore']
      removeFactor: typeof routes['admin.users.remove_factor']
      endLogin: typeof routes['admin.users.end_login']
      signOut: typeof routes['admin.users.sign_out']
      reopenRecording: typeof routes['admin.users.reopen_recording']
    }
    people: {
      show: typeof routes['admin.people.show']
      data: typeof routes['admin.people.data']
      merge: typeof routes['admin.people.merge']
      declineErasure: typeof routes['admin.people.decline_erasure']
      erase: typeof routes['admin.people.erase']
      edit: typeof routes['admin.people.edit']
      erasureRequests: typeof routes['admin.people.erasure_requests']
    }
    results: {
      answerSheet: typeof routes['admin.results.answer_sheet']
      list: typeof routes['admin.results.list']
      excel: typeof routes['admin.results.excel']
      certificateSample: typeof routes['admin.results.certificate_sample']
      rename: typeof routes['admin.results.rename']
    }
    staff: {
      list: typeof routes['admin.staff.list']
      changeRole: typeof routes['admin.staff.change_role']
      logins: typeof routes['admin.staff.logins']
      endLogin: typeof routes['admin.staff.end_login']
      invite: typeof routes['admin.staff.invite']
      withdrawInvitation: typeof routes['admin.staff.withdraw_invitation']
    }
    factor: {
      show: typeof routes['admin.factor.show']
      begin: typeof routes['admin.factor.begin']
      enable: typeof routes['admin.factor.enable']
      renewCodes: typeof routes['admin.factor.renew_codes']
      disable: typeof routes['admin.factor.disable']
    }
    classes: {
      list: typeof routes['admin.classes.list']
      create: typeof routes['admin.classes.create']
      show: typeof routes['admin.classes.show']
      rename: typeof routes['admin.classes.rename']
      archive: typeof routes['admin.classes.archive']
      restore: typeof routes['admin.classes.restore']
      template: typeof routes['admin.classes.template']
      readListFile: typeof routes['admin.classes.read_list_file']
      checkLearners: typeof routes['admin.classes.check_learners']
      addLearners: typeof routes['admin.classes.add_learners']
      removeLearner: typeof routes['admin.classes.remove_learner']
      printCards: typeof routes['admin.classes.print_cards']
    }
    classResults: {
      subjects: typeof routes['admin.class_results.subjects']
      show: typeof routes['admin.class_results.show']
      excel: typeof routes['admin.class_results.excel']
      pdf: typeof routes['admin.class_results.pdf']
    }
    eventResults: {
      show: typeof routes['admin.event_results.show']
      excel: typeof routes['admin.event_results.excel']
      pdf: typeof routes['admin.event_results.pdf']
    }
    schoolLinks: {
      list: typeof routes['admin.school_links.list']
      create: typeof routes['admin.school_links.create']
      end: typeof routes['admin.school_links.end']
    }
    documents: {
      attendance: typeof routes['admin.documents.attendance']
      attendanceSheet: typeof routes['admin.documents.attendance_sheet']
      minutes: typeof routes['admin.documents.minutes']
      eventPlan: typeof routes['admin.documents.event_plan']
      eventPdf: typeof routes['admin.documents.event_pdf']
      eventZip: typeof routes['admin.documents.event_zip']
      classPackages: typeof routes['admin.documents.class_packages']
      classPlan: typeof routes['admin.documents.class_plan']
      classPdf: typeof routes['admin.documents.class_pdf']
      classZip: typeof routes['admin.documents.class_zip']
    }
    moneyReport: typeof routes['admin.money_report']
    events: {
      impact: typeof routes['admin.events.impact']
      list: typeof routes['admin.events.list']
      show: typeof routes['admin.events.show']
      board: typeof routes['admin.events.board']
      checks: typeof routes['admin.events.checks']
      seatPlan: typeof routes['admin.events.seat_plan']
      stream: typeof routes['admin.events.stream']
      start: typeof routes['admin.events.start']
      addLearner: typeof routes['admin.events.add_learner']
      reopenRecording: typeof routes['admin.events.reopen_recording']
      act: typeof routes['admin.events.act']
      keepSeatPlan: typeof routes['admin.events.keep_seat_plan']
      close: typeof routes['admin.events.close']
      resetCode: typeof routes['admin.events.reset_code']
      lateAnswers: typeof routes['admin.events.late_answers']
      decideLateAnswers: typeof routes['admin.events.decide_late_answers']
      similarities: typeof routes['admin.events.similarities']
      create: typeof routes['admin.events.create']
      duplicate: typeof routes['admin.events.duplicate']
      change: typeof routes['admin.events.change']
      moveResults: typeof routes['admin.events.move_results']
      schedule: typeof routes['admin.events.schedule']
      classAccess: typeof routes['admin.events.class_access']
      cancel: typeof routes['admin.events.cancel']
      removeLearner: typeof routes['admin.events.remove_learner']
      extraTime: typeof routes['admin.events.extra_time']
    }
    attempts: {
      act: typeof routes['admin.attempts.act']
    }
    practice: {
      open: typeof routes['admin.practice.open']
      end: typeof routes['admin.practice.end']
      board: typeof routes['admin.practice.board']
      start: typeof routes['admin.practice.start']
      act: typeof routes['admin.practice.act']
    }
    labs: {
      list: typeof routes['admin.labs.list']
      register: typeof routes['admin.labs.register']
      show: typeof routes['admin.labs.show']
      rename: typeof routes['admin.labs.rename']
      revoke: typeof routes['admin.labs.revoke']
      rotateKey: typeof routes['admin.labs.rotate_key']
      seatCode: typeof routes['admin.labs.seat_code']
      revokeSeat: typeof routes['admin.labs.revoke_seat']
      incidents: typeof routes['admin.labs.incidents']
      makeSebFile: typeof routes['admin.labs.make_seb_file']
      revokeSeb: typeof routes['admin.labs.revoke_seb']
      addSebVersion: typeof routes['admin.labs.add_seb_version']
      removeSebVersion: typeof routes['admin.labs.remove_seb_version']
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
      history: typeof routes['admin.questions.history']
      delete: typeof routes['admin.questions.delete']
      deleteReading: typeof routes['admin.questions.delete_reading']
      deleteChosen: typeof routes['admin.questions.delete_chosen']
      moveChosen: typeof routes['admin.questions.move_chosen']
      replaceRecording: typeof routes['admin.questions.replace_recording']
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
    packages: {
      export: typeof routes['admin.packages.export']
      list: typeof routes['admin.packages.list']
      show: typeof routes['admin.packages.show']
      archived: typeof routes['admin.packages.archived']
      create: typeof routes['admin.packages.create']
      copy: typeof routes['admin.packages.copy']
      restore: typeof routes['admin.packages.restore']
      update: typeof routes['admin.packages.update']
      archive: typeof routes['admin.packages.archive']
    }
    imports: {
      template: typeof routes['admin.imports.template']
      list: typeof routes['admin.imports.list']
      create: typeof routes['admin.imports.create']
      show: typeof routes['admin.imports.show']
      mendRow: typeof routes['admin.imports.mend_row']
      apply: typeof routes['admin.imports.apply']
      undo: typeof routes['admin.imports.undo']
      discard: typeof routes['admin.imports.discard']
    }
    access: {
      list: typeof routes['admin.access.list']
      give: typeof routes['admin.access.give']
      revoke: typeof routes['admin.access.revoke']
      checkClass: typeof routes['admin.access.check_class']
      giveClass: typeof routes['admin.access.give_class']
      extraTime: typeof routes['admin.access.extra_time']
    }
    lateAnswers: {
      list: typeof routes['admin.late_answers.list']
      takeFile: typeof routes['admin.late_answers.take_file']
      show: typeof routes['admin.late_answers.show']
      decide: typeof routes['admin.late_answers.decide']
    }
    items: {
      analysis: typeof routes['admin.items.analysis']
      analysisExcel: typeof routes['admin.items.analysis_excel']
      changesSince: typeof routes['admin.items.changes_since']
      rescoring: typeof routes['admin.items.rescoring']
      rescore: typeof routes['admin.items.rescore']
      undoRescoring: typeof routes['admin.items.undo_rescoring']
    }
    payments: {
      list: typeof routes['admin.payments.list']
      payers: typeof routes['admin.payments.payers']
      enter: typeof routes['admin.payments.enter']
      tell: typeof routes['admin.payments.tell']
      decide: typeof routes['admin.payments.decide']
      undo: typeof routes['admin.payments.undo']
      refund: typeof routes['admin.payments.refund']
      receipt: typeof routes['admin.payments.receipt']
      excel: typeof routes['admin.payments.excel']
    }
    promos: {
      list: typeof routes['admin.promos.list']
      create: typeof routes['admin.promos.create']
      end: typeof routes['admin.promos.end']
    }
    bundles: {
      list: typeof routes['admin.bundles.list']
      create: typeof routes['admin.bundles.create']
      end: typeof routes['admin.bundles.end']
    }
    statements: {
      list: typeof routes['admin.statements.list']
      upload: typeof routes['admin.statements.upload']
      show: typeof routes['admin.statements.show']
      confirm: typeof routes['admin.statements.confirm']
    }
    classPayments: {
      ofClass: typeof routes['admin.class_payments.of_class']
      create: typeof routes['admin.class_payments.create']
      list: typeof routes['admin.class_payments.list']
      show: typeof routes['admin.class_payments.show']
      changeAmount: typeof routes['admin.class_payments.change_amount']
      uploadProof: typeof routes['admin.class_payments.upload_proof']
      invoice: typeof routes['admin.class_payments.invoice']
      receipt: typeof routes['admin.class_payments.receipt']
      undo: typeof routes['admin.class_payments.undo']
      refund: typeof routes['admin.class_payments.refund']
      decide: typeof routes['admin.class_payments.decide']
    }
    learning: {
      explanations: typeof routes['admin.learning.explanations']
      classMap: typeof routes['admin.learning.class_map']
      classExplanations: typeof routes['admin.learning.class_explanations']
      classNote: typeof routes['admin.learning.class_note']
      drills: typeof routes['admin.learning.drills']
      assignDrill: typeof routes['admin.learning.assign_drill']
      showDrill: typeof routes['admin.learning.show_drill']
      changeDrill: typeof routes['admin.learning.change_drill']
      endDrill: typeof routes['admin.learning.end_drill']
      classProgress: typeof routes['admin.learning.class_progress']
    }
  }
}
