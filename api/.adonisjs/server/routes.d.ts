import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'health': { paramsTuple?: []; params?: {} }
    'health.live': { paramsTuple?: []; params?: {} }
    'settings.public': { paramsTuple?: []; params?: {} }
    'settings.qris': { paramsTuple?: []; params?: {} }
    'settings.logo': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'settings.testimonial_picture': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'packages.prices': { paramsTuple?: []; params?: {} }
    'results.verify': { paramsTuple: [ParamValue]; params: {'kode': ParamValue} }
    'messages.mail_stop': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'messages.stop_mail': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'messages.resume_mail': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'labs.report': { paramsTuple?: []; params?: {} }
    'labs.enrol': { paramsTuple?: []; params?: {} }
    'labs.updates': { paramsTuple?: []; params?: {} }
    'labs.check': { paramsTuple?: []; params?: {} }
    'users.register': { paramsTuple?: []; params?: {} }
    'users.login': { paramsTuple?: []; params?: {} }
    'users.login_code': { paramsTuple?: []; params?: {} }
    'users.login_own_password': { paramsTuple?: []; params?: {} }
    'users.reset_password': { paramsTuple?: []; params?: {} }
    'users.see_invitation': { paramsTuple?: []; params?: {} }
    'users.accept_invitation': { paramsTuple?: []; params?: {} }
    'users.logout_get': { paramsTuple?: []; params?: {} }
    'users.logout': { paramsTuple?: []; params?: {} }
    'users.get_auth': { paramsTuple?: []; params?: {} }
    'users.detail': { paramsTuple?: []; params?: {} }
    'users.update_profile': { paramsTuple?: []; params?: {} }
    'users.update_password': { paramsTuple?: []; params?: {} }
    'users.confirm_password': { paramsTuple?: []; params?: {} }
    'users.notices': { paramsTuple?: []; params?: {} }
    'users.read_notice': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'users.picture': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'packages.list': { paramsTuple?: []; params?: {} }
    'packages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'access.own': { paramsTuple?: []; params?: {} }
    'payments.upload': { paramsTuple?: []; params?: {} }
    'payments.bill': { paramsTuple?: []; params?: {} }
    'payments.quote_promo': { paramsTuple?: []; params?: {} }
    'payments.bundles': { paramsTuple?: []; params?: {} }
    'payments.own': { paramsTuple?: []; params?: {} }
    'payments.own_receipt': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payments.proof': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'exam.access': { paramsTuple?: []; params?: {} }
    'exam.package_access': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'late_answers.own': { paramsTuple?: []; params?: {} }
    'exam.package_states': { paramsTuple?: []; params?: {} }
    'exam.paper': { paramsTuple?: []; params?: {} }
    'exam.option_orders': { paramsTuple?: []; params?: {} }
    'exam.storage_key': { paramsTuple?: []; params?: {} }
    'exam.answers': { paramsTuple?: []; params?: {} }
    'exam.save_answers': { paramsTuple?: []; params?: {} }
    'exam.deliver_late': { paramsTuple?: []; params?: {} }
    'exam.rescue_key': { paramsTuple?: []; params?: {} }
    'exam.submit': { paramsTuple?: []; params?: {} }
    'exam.check_end_time': { paramsTuple?: []; params?: {} }
    'exam.timer': { paramsTuple?: []; params?: {} }
    'exam.read_notice': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exam.start': { paramsTuple?: []; params?: {} }
    'exam.pulse': { paramsTuple?: []; params?: {} }
    'exam.next': { paramsTuple?: []; params?: {} }
    'exam.end_session': { paramsTuple?: []; params?: {} }
    'exam.audio': { paramsTuple?: []; params?: {} }
    'exam.report_audio': { paramsTuple?: []; params?: {} }
    'exam.send_audio': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'exam.send_passage': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'events.list': { paramsTuple?: []; params?: {} }
    'events.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'events.enter': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'events.ready': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'events.waiting': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'events.pulse': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'events.show_check': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'events.check': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'events.line_sample': { paramsTuple?: []; params?: {} }
    'results.last_score': { paramsTuple?: []; params?: {} }
    'results.last_certificate': { paramsTuple?: []; params?: {} }
    'results.own': { paramsTuple?: []; params?: {} }
    'results.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'results.certificate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'people.own_data': { paramsTuple?: []; params?: {} }
    'people.own_erasure': { paramsTuple?: []; params?: {} }
    'people.request_erasure': { paramsTuple?: []; params?: {} }
    'people.withdraw_erasure': { paramsTuple?: []; params?: {} }
    'learning.explanations': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.skill_map': { paramsTuple?: []; params?: {} }
    'learning.lesson': { paramsTuple: [ParamValue]; params: {'skill': ParamValue} }
    'learning.plan': { paramsTuple?: []; params?: {} }
    'learning.change_plan': { paramsTuple?: []; params?: {} }
    'learning.drill': { paramsTuple?: []; params?: {} }
    'learning.assigned': { paramsTuple?: []; params?: {} }
    'learning.assigned_drill': { paramsTuple: [ParamValue]; params: {'tugasId': ParamValue} }
    'learning.drill_answer': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.answer_drill': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.drill_recording': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'school.open': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'school.close': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'school.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'school.excel': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'labs.seb_proof': { paramsTuple?: []; params?: {} }
    'labs.prove_seb': { paramsTuple?: []; params?: {} }
    'admin.dashboard': { paramsTuple?: []; params?: {} }
    'admin.dashboard.weak_questions': { paramsTuple?: []; params?: {} }
    'admin.dashboard.week': { paramsTuple?: []; params?: {} }
    'admin.settings.show': { paramsTuple?: []; params?: {} }
    'admin.settings.update': { paramsTuple?: []; params?: {} }
    'admin.settings.upload_logo': { paramsTuple?: []; params?: {} }
    'admin.settings.remove_logo': { paramsTuple?: []; params?: {} }
    'admin.settings.certificate_picture': { paramsTuple: [ParamValue]; params: {'gambar': ParamValue} }
    'admin.settings.upload_certificate_picture': { paramsTuple: [ParamValue]; params: {'gambar': ParamValue} }
    'admin.settings.remove_certificate_picture': { paramsTuple: [ParamValue]; params: {'gambar': ParamValue} }
    'admin.settings.upload_testimonial_picture': { paramsTuple?: []; params?: {} }
    'admin.audit_log': { paramsTuple?: []; params?: {} }
    'admin.audit_log.excel': { paramsTuple?: []; params?: {} }
    'admin.messages.list': { paramsTuple?: []; params?: {} }
    'admin.messages.count': { paramsTuple?: []; params?: {} }
    'admin.messages.send': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.messages.unmark': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.messages.retry_mail': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.message_texts.list': { paramsTuple?: []; params?: {} }
    'admin.message_texts.update': { paramsTuple?: []; params?: {} }
    'admin.users.list': { paramsTuple?: []; params?: {} }
    'admin.users.excel': { paramsTuple?: []; params?: {} }
    'admin.users.reset_code': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.unlock': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.suspend': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.restore': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.remove_factor': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.end_login': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'login': ParamValue} }
    'admin.users.sign_out': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.people.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.people.data': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.people.merge': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.people.decline_erasure': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.people.erase': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.people.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.people.erasure_requests': { paramsTuple?: []; params?: {} }
    'admin.results.answer_sheet': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.staff.list': { paramsTuple?: []; params?: {} }
    'admin.staff.change_role': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.staff.logins': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.staff.end_login': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'login': ParamValue} }
    'admin.staff.invite': { paramsTuple?: []; params?: {} }
    'admin.staff.withdraw_invitation': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.factor.show': { paramsTuple?: []; params?: {} }
    'admin.factor.begin': { paramsTuple?: []; params?: {} }
    'admin.factor.enable': { paramsTuple?: []; params?: {} }
    'admin.factor.renew_codes': { paramsTuple?: []; params?: {} }
    'admin.factor.disable': { paramsTuple?: []; params?: {} }
    'admin.classes.list': { paramsTuple?: []; params?: {} }
    'admin.classes.create': { paramsTuple?: []; params?: {} }
    'admin.classes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.classes.rename': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.classes.archive': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.classes.restore': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.classes.template': { paramsTuple?: []; params?: {} }
    'admin.classes.read_list_file': { paramsTuple?: []; params?: {} }
    'admin.classes.check_learners': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.classes.add_learners': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.classes.remove_learner': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'userId': ParamValue} }
    'admin.classes.print_cards': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_results.subjects': { paramsTuple?: []; params?: {} }
    'admin.class_results.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_results.excel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_results.pdf': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.event_results.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.event_results.excel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.event_results.pdf': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.school_links.list': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.school_links.create': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.school_links.end': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'linkId': ParamValue} }
    'admin.documents.attendance': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.documents.attendance_sheet': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.documents.minutes': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.documents.event_plan': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.documents.event_pdf': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.documents.event_zip': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.documents.class_packages': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.documents.class_plan': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'paketId': ParamValue} }
    'admin.documents.class_pdf': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'paketId': ParamValue} }
    'admin.documents.class_zip': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'paketId': ParamValue} }
    'admin.money_report': { paramsTuple?: []; params?: {} }
    'admin.events.impact': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.attempts.act': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.practice.open': { paramsTuple?: []; params?: {} }
    'admin.practice.end': { paramsTuple?: []; params?: {} }
    'admin.practice.board': { paramsTuple?: []; params?: {} }
    'admin.practice.start': { paramsTuple?: []; params?: {} }
    'admin.practice.act': { paramsTuple?: []; params?: {} }
    'admin.events.list': { paramsTuple?: []; params?: {} }
    'admin.events.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.board': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.checks': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.seat_plan': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.stream': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.start': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.add_learner': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.reopen_recording': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'userId': ParamValue} }
    'admin.events.act': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.keep_seat_plan': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.close': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.reset_code': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'userId': ParamValue} }
    'admin.events.late_answers': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.decide_late_answers': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.similarities': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.create': { paramsTuple?: []; params?: {} }
    'admin.events.duplicate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.change': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.move_results': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.schedule': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.class_access': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.remove_learner': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'userId': ParamValue} }
    'admin.events.extra_time': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'userId': ParamValue} }
    'admin.labs.list': { paramsTuple?: []; params?: {} }
    'admin.labs.register': { paramsTuple?: []; params?: {} }
    'admin.labs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.labs.rename': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.labs.revoke': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.labs.rotate_key': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.labs.seat_code': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.labs.revoke_seat': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.labs.incidents': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.labs.make_seb_file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.labs.revoke_seb': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.labs.add_seb_version': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.labs.remove_seb_version': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.questions.last_listening': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.last_structure': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.last_written': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.last_reading': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.listening': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.structure': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.written': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.reading': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.show': { paramsTuple: [ParamValue]; params: {'soalId': ParamValue} }
    'admin.questions.history': { paramsTuple: [ParamValue]; params: {'soalId': ParamValue} }
    'admin.questions.delete': { paramsTuple: [ParamValue]; params: {'soalId': ParamValue} }
    'admin.questions.delete_reading': { paramsTuple: [ParamValue]; params: {'soalId': ParamValue} }
    'admin.questions.delete_chosen': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.move_chosen': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.replace_recording': { paramsTuple: [ParamValue,ParamValue]; params: {'paketId': ParamValue,'page': ParamValue} }
    'admin.questions.add_listening': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.edit_listening': { paramsTuple: [ParamValue]; params: {'soalId': ParamValue} }
    'admin.questions.add_structure': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.edit_structure': { paramsTuple: [ParamValue]; params: {'soalId': ParamValue} }
    'admin.questions.add_written': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.edit_written': { paramsTuple: [ParamValue]; params: {'soalId': ParamValue} }
    'admin.questions.add_reading': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.edit_reading': { paramsTuple: [ParamValue]; params: {'soalId': ParamValue} }
    'admin.passages.list': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.passages.add': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.passages.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.passages.delete': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.packages.export': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.imports.template': { paramsTuple?: []; params?: {} }
    'admin.imports.list': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.imports.create': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.imports.show': { paramsTuple: [ParamValue,ParamValue]; params: {'paketId': ParamValue,'id': ParamValue} }
    'admin.imports.mend_row': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'paketId': ParamValue,'id': ParamValue,'nomor': ParamValue} }
    'admin.imports.apply': { paramsTuple: [ParamValue,ParamValue]; params: {'paketId': ParamValue,'id': ParamValue} }
    'admin.imports.undo': { paramsTuple: [ParamValue,ParamValue]; params: {'paketId': ParamValue,'id': ParamValue} }
    'admin.imports.discard': { paramsTuple: [ParamValue,ParamValue]; params: {'paketId': ParamValue,'id': ParamValue} }
    'admin.packages.list': { paramsTuple?: []; params?: {} }
    'admin.packages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.packages.archived': { paramsTuple?: []; params?: {} }
    'admin.packages.create': { paramsTuple?: []; params?: {} }
    'admin.packages.copy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.packages.restore': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.packages.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.packages.archive': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.access.list': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.access.give': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.access.revoke': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'aksesId': ParamValue} }
    'admin.access.check_class': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.access.give_class': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.access.extra_time': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'aksesId': ParamValue} }
    'admin.users.reopen_recording': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.late_answers.list': { paramsTuple?: []; params?: {} }
    'admin.late_answers.take_file': { paramsTuple?: []; params?: {} }
    'admin.late_answers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.late_answers.decide': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.items.analysis': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.items.analysis_excel': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.items.changes_since': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.items.rescoring': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.items.rescore': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.items.undo_rescoring': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.payments.list': { paramsTuple?: []; params?: {} }
    'admin.payments.payers': { paramsTuple?: []; params?: {} }
    'admin.payments.enter': { paramsTuple?: []; params?: {} }
    'admin.payments.tell': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payments.decide': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payments.undo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payments.refund': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payments.receipt': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payments.excel': { paramsTuple?: []; params?: {} }
    'admin.promos.list': { paramsTuple?: []; params?: {} }
    'admin.promos.create': { paramsTuple?: []; params?: {} }
    'admin.promos.end': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.bundles.list': { paramsTuple?: []; params?: {} }
    'admin.bundles.create': { paramsTuple?: []; params?: {} }
    'admin.bundles.end': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.statements.list': { paramsTuple?: []; params?: {} }
    'admin.statements.upload': { paramsTuple?: []; params?: {} }
    'admin.statements.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.statements.confirm': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_payments.of_class': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_payments.create': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_payments.list': { paramsTuple?: []; params?: {} }
    'admin.class_payments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_payments.change_amount': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_payments.upload_proof': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_payments.invoice': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_payments.receipt': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_payments.undo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_payments.refund': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_payments.decide': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.results.list': { paramsTuple?: []; params?: {} }
    'admin.results.excel': { paramsTuple?: []; params?: {} }
    'admin.results.certificate_sample': { paramsTuple?: []; params?: {} }
    'admin.results.rename': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.learning.explanations': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.learning.class_map': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.learning.class_explanations': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.learning.class_note': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.learning.drills': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.learning.assign_drill': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.learning.show_drill': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'tugasId': ParamValue} }
    'admin.learning.change_drill': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'tugasId': ParamValue} }
    'admin.learning.end_drill': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'tugasId': ParamValue} }
    'admin.learning.class_progress': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  GET: {
    'health': { paramsTuple?: []; params?: {} }
    'health.live': { paramsTuple?: []; params?: {} }
    'settings.public': { paramsTuple?: []; params?: {} }
    'settings.qris': { paramsTuple?: []; params?: {} }
    'settings.logo': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'settings.testimonial_picture': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'packages.prices': { paramsTuple?: []; params?: {} }
    'results.verify': { paramsTuple: [ParamValue]; params: {'kode': ParamValue} }
    'messages.mail_stop': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'labs.updates': { paramsTuple?: []; params?: {} }
    'users.logout_get': { paramsTuple?: []; params?: {} }
    'users.get_auth': { paramsTuple?: []; params?: {} }
    'users.detail': { paramsTuple?: []; params?: {} }
    'users.notices': { paramsTuple?: []; params?: {} }
    'users.picture': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'packages.list': { paramsTuple?: []; params?: {} }
    'packages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'access.own': { paramsTuple?: []; params?: {} }
    'payments.bundles': { paramsTuple?: []; params?: {} }
    'payments.own': { paramsTuple?: []; params?: {} }
    'payments.own_receipt': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payments.proof': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'exam.access': { paramsTuple?: []; params?: {} }
    'exam.package_access': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'late_answers.own': { paramsTuple?: []; params?: {} }
    'exam.package_states': { paramsTuple?: []; params?: {} }
    'exam.paper': { paramsTuple?: []; params?: {} }
    'exam.option_orders': { paramsTuple?: []; params?: {} }
    'exam.storage_key': { paramsTuple?: []; params?: {} }
    'exam.answers': { paramsTuple?: []; params?: {} }
    'exam.rescue_key': { paramsTuple?: []; params?: {} }
    'exam.check_end_time': { paramsTuple?: []; params?: {} }
    'exam.timer': { paramsTuple?: []; params?: {} }
    'exam.audio': { paramsTuple?: []; params?: {} }
    'exam.send_audio': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'exam.send_passage': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'events.list': { paramsTuple?: []; params?: {} }
    'events.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'events.waiting': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'events.show_check': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'events.line_sample': { paramsTuple?: []; params?: {} }
    'results.last_score': { paramsTuple?: []; params?: {} }
    'results.last_certificate': { paramsTuple?: []; params?: {} }
    'results.own': { paramsTuple?: []; params?: {} }
    'results.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'results.certificate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'people.own_data': { paramsTuple?: []; params?: {} }
    'people.own_erasure': { paramsTuple?: []; params?: {} }
    'learning.explanations': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.skill_map': { paramsTuple?: []; params?: {} }
    'learning.lesson': { paramsTuple: [ParamValue]; params: {'skill': ParamValue} }
    'learning.plan': { paramsTuple?: []; params?: {} }
    'learning.drill': { paramsTuple?: []; params?: {} }
    'learning.assigned': { paramsTuple?: []; params?: {} }
    'learning.assigned_drill': { paramsTuple: [ParamValue]; params: {'tugasId': ParamValue} }
    'learning.drill_answer': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.drill_recording': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'school.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'school.excel': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'labs.seb_proof': { paramsTuple?: []; params?: {} }
    'admin.dashboard': { paramsTuple?: []; params?: {} }
    'admin.dashboard.weak_questions': { paramsTuple?: []; params?: {} }
    'admin.dashboard.week': { paramsTuple?: []; params?: {} }
    'admin.settings.show': { paramsTuple?: []; params?: {} }
    'admin.settings.certificate_picture': { paramsTuple: [ParamValue]; params: {'gambar': ParamValue} }
    'admin.audit_log': { paramsTuple?: []; params?: {} }
    'admin.audit_log.excel': { paramsTuple?: []; params?: {} }
    'admin.messages.list': { paramsTuple?: []; params?: {} }
    'admin.messages.count': { paramsTuple?: []; params?: {} }
    'admin.message_texts.list': { paramsTuple?: []; params?: {} }
    'admin.users.list': { paramsTuple?: []; params?: {} }
    'admin.users.excel': { paramsTuple?: []; params?: {} }
    'admin.people.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.people.data': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.people.erasure_requests': { paramsTuple?: []; params?: {} }
    'admin.results.answer_sheet': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.staff.list': { paramsTuple?: []; params?: {} }
    'admin.staff.logins': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.factor.show': { paramsTuple?: []; params?: {} }
    'admin.classes.list': { paramsTuple?: []; params?: {} }
    'admin.classes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.classes.template': { paramsTuple?: []; params?: {} }
    'admin.class_results.subjects': { paramsTuple?: []; params?: {} }
    'admin.class_results.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_results.excel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_results.pdf': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.event_results.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.event_results.excel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.event_results.pdf': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.school_links.list': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.documents.attendance': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.documents.attendance_sheet': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.documents.minutes': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.documents.event_plan': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.documents.event_pdf': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.documents.event_zip': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.documents.class_packages': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.documents.class_plan': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'paketId': ParamValue} }
    'admin.documents.class_pdf': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'paketId': ParamValue} }
    'admin.documents.class_zip': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'paketId': ParamValue} }
    'admin.money_report': { paramsTuple?: []; params?: {} }
    'admin.events.impact': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.practice.board': { paramsTuple?: []; params?: {} }
    'admin.events.list': { paramsTuple?: []; params?: {} }
    'admin.events.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.board': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.checks': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.seat_plan': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.stream': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.late_answers': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.similarities': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.class_access': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.labs.list': { paramsTuple?: []; params?: {} }
    'admin.labs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.labs.incidents': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.questions.last_listening': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.last_structure': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.last_written': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.last_reading': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.listening': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.structure': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.written': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.reading': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.show': { paramsTuple: [ParamValue]; params: {'soalId': ParamValue} }
    'admin.questions.history': { paramsTuple: [ParamValue]; params: {'soalId': ParamValue} }
    'admin.passages.list': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.packages.export': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.imports.template': { paramsTuple?: []; params?: {} }
    'admin.imports.list': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.imports.show': { paramsTuple: [ParamValue,ParamValue]; params: {'paketId': ParamValue,'id': ParamValue} }
    'admin.packages.list': { paramsTuple?: []; params?: {} }
    'admin.packages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.packages.archived': { paramsTuple?: []; params?: {} }
    'admin.access.list': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.late_answers.list': { paramsTuple?: []; params?: {} }
    'admin.late_answers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.items.analysis': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.items.analysis_excel': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.items.changes_since': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.items.rescoring': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.payments.list': { paramsTuple?: []; params?: {} }
    'admin.payments.payers': { paramsTuple?: []; params?: {} }
    'admin.payments.receipt': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payments.excel': { paramsTuple?: []; params?: {} }
    'admin.promos.list': { paramsTuple?: []; params?: {} }
    'admin.bundles.list': { paramsTuple?: []; params?: {} }
    'admin.statements.list': { paramsTuple?: []; params?: {} }
    'admin.statements.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_payments.of_class': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_payments.list': { paramsTuple?: []; params?: {} }
    'admin.class_payments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_payments.invoice': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_payments.receipt': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.results.list': { paramsTuple?: []; params?: {} }
    'admin.results.excel': { paramsTuple?: []; params?: {} }
    'admin.learning.explanations': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.learning.class_map': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.learning.class_explanations': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.learning.drills': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.learning.show_drill': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'tugasId': ParamValue} }
    'admin.learning.class_progress': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  HEAD: {
    'health': { paramsTuple?: []; params?: {} }
    'health.live': { paramsTuple?: []; params?: {} }
    'settings.public': { paramsTuple?: []; params?: {} }
    'settings.qris': { paramsTuple?: []; params?: {} }
    'settings.logo': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'settings.testimonial_picture': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'packages.prices': { paramsTuple?: []; params?: {} }
    'results.verify': { paramsTuple: [ParamValue]; params: {'kode': ParamValue} }
    'messages.mail_stop': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'labs.updates': { paramsTuple?: []; params?: {} }
    'users.logout_get': { paramsTuple?: []; params?: {} }
    'users.get_auth': { paramsTuple?: []; params?: {} }
    'users.detail': { paramsTuple?: []; params?: {} }
    'users.notices': { paramsTuple?: []; params?: {} }
    'users.picture': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'packages.list': { paramsTuple?: []; params?: {} }
    'packages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'access.own': { paramsTuple?: []; params?: {} }
    'payments.bundles': { paramsTuple?: []; params?: {} }
    'payments.own': { paramsTuple?: []; params?: {} }
    'payments.own_receipt': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payments.proof': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'exam.access': { paramsTuple?: []; params?: {} }
    'exam.package_access': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'late_answers.own': { paramsTuple?: []; params?: {} }
    'exam.package_states': { paramsTuple?: []; params?: {} }
    'exam.paper': { paramsTuple?: []; params?: {} }
    'exam.option_orders': { paramsTuple?: []; params?: {} }
    'exam.storage_key': { paramsTuple?: []; params?: {} }
    'exam.answers': { paramsTuple?: []; params?: {} }
    'exam.rescue_key': { paramsTuple?: []; params?: {} }
    'exam.check_end_time': { paramsTuple?: []; params?: {} }
    'exam.timer': { paramsTuple?: []; params?: {} }
    'exam.audio': { paramsTuple?: []; params?: {} }
    'exam.send_audio': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'exam.send_passage': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'events.list': { paramsTuple?: []; params?: {} }
    'events.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'events.waiting': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'events.show_check': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'events.line_sample': { paramsTuple?: []; params?: {} }
    'results.last_score': { paramsTuple?: []; params?: {} }
    'results.last_certificate': { paramsTuple?: []; params?: {} }
    'results.own': { paramsTuple?: []; params?: {} }
    'results.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'results.certificate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'people.own_data': { paramsTuple?: []; params?: {} }
    'people.own_erasure': { paramsTuple?: []; params?: {} }
    'learning.explanations': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.skill_map': { paramsTuple?: []; params?: {} }
    'learning.lesson': { paramsTuple: [ParamValue]; params: {'skill': ParamValue} }
    'learning.plan': { paramsTuple?: []; params?: {} }
    'learning.drill': { paramsTuple?: []; params?: {} }
    'learning.assigned': { paramsTuple?: []; params?: {} }
    'learning.assigned_drill': { paramsTuple: [ParamValue]; params: {'tugasId': ParamValue} }
    'learning.drill_answer': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.drill_recording': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'school.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'school.excel': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'labs.seb_proof': { paramsTuple?: []; params?: {} }
    'admin.dashboard': { paramsTuple?: []; params?: {} }
    'admin.dashboard.weak_questions': { paramsTuple?: []; params?: {} }
    'admin.dashboard.week': { paramsTuple?: []; params?: {} }
    'admin.settings.show': { paramsTuple?: []; params?: {} }
    'admin.settings.certificate_picture': { paramsTuple: [ParamValue]; params: {'gambar': ParamValue} }
    'admin.audit_log': { paramsTuple?: []; params?: {} }
    'admin.audit_log.excel': { paramsTuple?: []; params?: {} }
    'admin.messages.list': { paramsTuple?: []; params?: {} }
    'admin.messages.count': { paramsTuple?: []; params?: {} }
    'admin.message_texts.list': { paramsTuple?: []; params?: {} }
    'admin.users.list': { paramsTuple?: []; params?: {} }
    'admin.users.excel': { paramsTuple?: []; params?: {} }
    'admin.people.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.people.data': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.people.erasure_requests': { paramsTuple?: []; params?: {} }
    'admin.results.answer_sheet': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.staff.list': { paramsTuple?: []; params?: {} }
    'admin.staff.logins': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.factor.show': { paramsTuple?: []; params?: {} }
    'admin.classes.list': { paramsTuple?: []; params?: {} }
    'admin.classes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.classes.template': { paramsTuple?: []; params?: {} }
    'admin.class_results.subjects': { paramsTuple?: []; params?: {} }
    'admin.class_results.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_results.excel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_results.pdf': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.event_results.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.event_results.excel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.event_results.pdf': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.school_links.list': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.documents.attendance': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.documents.attendance_sheet': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.documents.minutes': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.documents.event_plan': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.documents.event_pdf': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.documents.event_zip': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.documents.class_packages': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.documents.class_plan': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'paketId': ParamValue} }
    'admin.documents.class_pdf': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'paketId': ParamValue} }
    'admin.documents.class_zip': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'paketId': ParamValue} }
    'admin.money_report': { paramsTuple?: []; params?: {} }
    'admin.events.impact': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.practice.board': { paramsTuple?: []; params?: {} }
    'admin.events.list': { paramsTuple?: []; params?: {} }
    'admin.events.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.board': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.checks': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.seat_plan': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.stream': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.late_answers': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.similarities': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.class_access': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.labs.list': { paramsTuple?: []; params?: {} }
    'admin.labs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.labs.incidents': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.questions.last_listening': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.last_structure': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.last_written': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.last_reading': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.listening': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.structure': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.written': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.reading': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.show': { paramsTuple: [ParamValue]; params: {'soalId': ParamValue} }
    'admin.questions.history': { paramsTuple: [ParamValue]; params: {'soalId': ParamValue} }
    'admin.passages.list': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.packages.export': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.imports.template': { paramsTuple?: []; params?: {} }
    'admin.imports.list': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.imports.show': { paramsTuple: [ParamValue,ParamValue]; params: {'paketId': ParamValue,'id': ParamValue} }
    'admin.packages.list': { paramsTuple?: []; params?: {} }
    'admin.packages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.packages.archived': { paramsTuple?: []; params?: {} }
    'admin.access.list': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.late_answers.list': { paramsTuple?: []; params?: {} }
    'admin.late_answers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.items.analysis': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.items.analysis_excel': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.items.changes_since': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.items.rescoring': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.payments.list': { paramsTuple?: []; params?: {} }
    'admin.payments.payers': { paramsTuple?: []; params?: {} }
    'admin.payments.receipt': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payments.excel': { paramsTuple?: []; params?: {} }
    'admin.promos.list': { paramsTuple?: []; params?: {} }
    'admin.bundles.list': { paramsTuple?: []; params?: {} }
    'admin.statements.list': { paramsTuple?: []; params?: {} }
    'admin.statements.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_payments.of_class': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_payments.list': { paramsTuple?: []; params?: {} }
    'admin.class_payments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_payments.invoice': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_payments.receipt': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.results.list': { paramsTuple?: []; params?: {} }
    'admin.results.excel': { paramsTuple?: []; params?: {} }
    'admin.learning.explanations': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.learning.class_map': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.learning.class_explanations': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.learning.drills': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.learning.show_drill': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'tugasId': ParamValue} }
    'admin.learning.class_progress': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  POST: {
    'messages.stop_mail': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'labs.report': { paramsTuple?: []; params?: {} }
    'labs.enrol': { paramsTuple?: []; params?: {} }
    'labs.check': { paramsTuple?: []; params?: {} }
    'users.register': { paramsTuple?: []; params?: {} }
    'users.login': { paramsTuple?: []; params?: {} }
    'users.login_code': { paramsTuple?: []; params?: {} }
    'users.login_own_password': { paramsTuple?: []; params?: {} }
    'users.reset_password': { paramsTuple?: []; params?: {} }
    'users.see_invitation': { paramsTuple?: []; params?: {} }
    'users.accept_invitation': { paramsTuple?: []; params?: {} }
    'users.logout': { paramsTuple?: []; params?: {} }
    'users.confirm_password': { paramsTuple?: []; params?: {} }
    'users.read_notice': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payments.upload': { paramsTuple?: []; params?: {} }
    'payments.bill': { paramsTuple?: []; params?: {} }
    'payments.quote_promo': { paramsTuple?: []; params?: {} }
    'exam.save_answers': { paramsTuple?: []; params?: {} }
    'exam.deliver_late': { paramsTuple?: []; params?: {} }
    'exam.submit': { paramsTuple?: []; params?: {} }
    'exam.pulse': { paramsTuple?: []; params?: {} }
    'exam.report_audio': { paramsTuple?: []; params?: {} }
    'events.enter': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'events.pulse': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'events.check': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'people.request_erasure': { paramsTuple?: []; params?: {} }
    'learning.answer_drill': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'school.open': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'school.close': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'labs.prove_seb': { paramsTuple?: []; params?: {} }
    'admin.settings.upload_testimonial_picture': { paramsTuple?: []; params?: {} }
    'admin.messages.send': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.messages.retry_mail': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.reset_code': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.unlock': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.suspend': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.restore': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.remove_factor': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.sign_out': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.people.merge': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.staff.invite': { paramsTuple?: []; params?: {} }
    'admin.factor.begin': { paramsTuple?: []; params?: {} }
    'admin.factor.enable': { paramsTuple?: []; params?: {} }
    'admin.factor.renew_codes': { paramsTuple?: []; params?: {} }
    'admin.factor.disable': { paramsTuple?: []; params?: {} }
    'admin.classes.create': { paramsTuple?: []; params?: {} }
    'admin.classes.archive': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.classes.restore': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.classes.read_list_file': { paramsTuple?: []; params?: {} }
    'admin.classes.check_learners': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.classes.add_learners': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.classes.print_cards': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.school_links.create': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.school_links.end': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'linkId': ParamValue} }
    'admin.attempts.act': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.practice.open': { paramsTuple?: []; params?: {} }
    'admin.practice.start': { paramsTuple?: []; params?: {} }
    'admin.practice.act': { paramsTuple?: []; params?: {} }
    'admin.events.start': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.add_learner': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.reopen_recording': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'userId': ParamValue} }
    'admin.events.act': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.close': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.reset_code': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'userId': ParamValue} }
    'admin.events.create': { paramsTuple?: []; params?: {} }
    'admin.events.duplicate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.schedule': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.labs.register': { paramsTuple?: []; params?: {} }
    'admin.labs.rotate_key': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.labs.seat_code': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.labs.revoke_seat': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.labs.make_seb_file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.labs.add_seb_version': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.labs.remove_seb_version': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.questions.delete_chosen': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.move_chosen': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.add_listening': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.add_structure': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.add_written': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.add_reading': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.passages.add': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.imports.create': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.imports.apply': { paramsTuple: [ParamValue,ParamValue]; params: {'paketId': ParamValue,'id': ParamValue} }
    'admin.imports.undo': { paramsTuple: [ParamValue,ParamValue]; params: {'paketId': ParamValue,'id': ParamValue} }
    'admin.packages.create': { paramsTuple?: []; params?: {} }
    'admin.packages.copy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.packages.restore': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.access.give': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.access.revoke': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'aksesId': ParamValue} }
    'admin.access.check_class': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.access.give_class': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.reopen_recording': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.late_answers.take_file': { paramsTuple?: []; params?: {} }
    'admin.items.rescore': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.items.undo_rescoring': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.payments.enter': { paramsTuple?: []; params?: {} }
    'admin.payments.tell': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payments.undo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payments.refund': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.promos.create': { paramsTuple?: []; params?: {} }
    'admin.promos.end': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.bundles.create': { paramsTuple?: []; params?: {} }
    'admin.bundles.end': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.statements.upload': { paramsTuple?: []; params?: {} }
    'admin.statements.confirm': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_payments.create': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_payments.upload_proof': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_payments.undo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_payments.refund': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.results.certificate_sample': { paramsTuple?: []; params?: {} }
    'admin.results.rename': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.learning.assign_drill': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.learning.end_drill': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'tugasId': ParamValue} }
  }
  DELETE: {
    'messages.resume_mail': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'people.withdraw_erasure': { paramsTuple?: []; params?: {} }
    'admin.settings.remove_logo': { paramsTuple?: []; params?: {} }
    'admin.settings.remove_certificate_picture': { paramsTuple: [ParamValue]; params: {'gambar': ParamValue} }
    'admin.messages.unmark': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.end_login': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'login': ParamValue} }
    'admin.people.erase': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.staff.end_login': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'login': ParamValue} }
    'admin.staff.withdraw_invitation': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.classes.remove_learner': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'userId': ParamValue} }
    'admin.practice.end': { paramsTuple?: []; params?: {} }
    'admin.events.remove_learner': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'userId': ParamValue} }
    'admin.labs.revoke': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.labs.revoke_seb': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.questions.delete': { paramsTuple: [ParamValue]; params: {'soalId': ParamValue} }
    'admin.questions.delete_reading': { paramsTuple: [ParamValue]; params: {'soalId': ParamValue} }
    'admin.passages.delete': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.imports.discard': { paramsTuple: [ParamValue,ParamValue]; params: {'paketId': ParamValue,'id': ParamValue} }
    'admin.packages.archive': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  PUT: {
    'users.update_profile': { paramsTuple?: []; params?: {} }
    'users.update_password': { paramsTuple?: []; params?: {} }
    'exam.read_notice': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exam.start': { paramsTuple?: []; params?: {} }
    'exam.next': { paramsTuple?: []; params?: {} }
    'exam.end_session': { paramsTuple?: []; params?: {} }
    'events.ready': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.change_plan': { paramsTuple?: []; params?: {} }
    'admin.settings.update': { paramsTuple?: []; params?: {} }
    'admin.settings.upload_logo': { paramsTuple?: []; params?: {} }
    'admin.settings.upload_certificate_picture': { paramsTuple: [ParamValue]; params: {'gambar': ParamValue} }
    'admin.message_texts.update': { paramsTuple?: []; params?: {} }
    'admin.people.decline_erasure': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.people.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.staff.change_role': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.classes.rename': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.keep_seat_plan': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.decide_late_answers': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.change': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.move_results': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.events.extra_time': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'userId': ParamValue} }
    'admin.labs.rename': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.questions.replace_recording': { paramsTuple: [ParamValue,ParamValue]; params: {'paketId': ParamValue,'page': ParamValue} }
    'admin.questions.edit_listening': { paramsTuple: [ParamValue]; params: {'soalId': ParamValue} }
    'admin.questions.edit_structure': { paramsTuple: [ParamValue]; params: {'soalId': ParamValue} }
    'admin.questions.edit_written': { paramsTuple: [ParamValue]; params: {'soalId': ParamValue} }
    'admin.questions.edit_reading': { paramsTuple: [ParamValue]; params: {'soalId': ParamValue} }
    'admin.passages.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.imports.mend_row': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'paketId': ParamValue,'id': ParamValue,'nomor': ParamValue} }
    'admin.packages.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.access.extra_time': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'aksesId': ParamValue} }
    'admin.late_answers.decide': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payments.decide': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_payments.change_amount': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_payments.decide': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.learning.class_note': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.learning.change_drill': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'tugasId': ParamValue} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}