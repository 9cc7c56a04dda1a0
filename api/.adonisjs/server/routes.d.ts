import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'health': { paramsTuple?: []; params?: {} }
    'labs.report': { paramsTuple?: []; params?: {} }
    'settings.public': { paramsTuple?: []; params?: {} }
    'settings.qris': { paramsTuple?: []; params?: {} }
    'settings.logo': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'settings.testimonial_picture': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'users.register': { paramsTuple?: []; params?: {} }
    'users.login': { paramsTuple?: []; params?: {} }
    'users.reset_password': { paramsTuple?: []; params?: {} }
    'users.logout_get': { paramsTuple?: []; params?: {} }
    'users.logout': { paramsTuple?: []; params?: {} }
    'users.get_auth': { paramsTuple?: []; params?: {} }
    'users.detail': { paramsTuple?: []; params?: {} }
    'users.update_profile': { paramsTuple?: []; params?: {} }
    'users.update_password': { paramsTuple?: []; params?: {} }
    'users.picture': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'packages.list': { paramsTuple?: []; params?: {} }
    'packages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payments.upload': { paramsTuple?: []; params?: {} }
    'payments.own': { paramsTuple?: []; params?: {} }
    'payments.proof': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'exam.access': { paramsTuple?: []; params?: {} }
    'exam.package_access': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'exam.paper': { paramsTuple?: []; params?: {} }
    'exam.answers': { paramsTuple?: []; params?: {} }
    'exam.save_answers': { paramsTuple?: []; params?: {} }
    'exam.submit': { paramsTuple?: []; params?: {} }
    'exam.check_end_time': { paramsTuple?: []; params?: {} }
    'exam.timer': { paramsTuple?: []; params?: {} }
    'exam.start': { paramsTuple?: []; params?: {} }
    'exam.next': { paramsTuple?: []; params?: {} }
    'exam.end_session': { paramsTuple?: []; params?: {} }
    'exam.audio': { paramsTuple?: []; params?: {} }
    'exam.report_audio': { paramsTuple?: []; params?: {} }
    'exam.send_audio': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'exam.send_passage': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'results.verify': { paramsTuple: [ParamValue]; params: {'kode': ParamValue} }
    'results.last_score': { paramsTuple?: []; params?: {} }
    'results.last_certificate': { paramsTuple?: []; params?: {} }
    'results.own': { paramsTuple?: []; params?: {} }
    'results.certificate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.dashboard': { paramsTuple?: []; params?: {} }
    'admin.settings.show': { paramsTuple?: []; params?: {} }
    'admin.settings.update': { paramsTuple?: []; params?: {} }
    'admin.settings.upload_logo': { paramsTuple?: []; params?: {} }
    'admin.settings.remove_logo': { paramsTuple?: []; params?: {} }
    'admin.settings.upload_testimonial_picture': { paramsTuple?: []; params?: {} }
    'admin.audit_log': { paramsTuple?: []; params?: {} }
    'admin.users.list': { paramsTuple?: []; params?: {} }
    'admin.users.reset_code': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.unlock': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.labs.list': { paramsTuple?: []; params?: {} }
    'admin.labs.register': { paramsTuple?: []; params?: {} }
    'admin.labs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.labs.rename': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.labs.revoke': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.labs.rotate_key': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.labs.events': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.packages.list': { paramsTuple?: []; params?: {} }
    'admin.packages.create': { paramsTuple?: []; params?: {} }
    'admin.packages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.packages.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.packages.archive': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.questions.last_listening': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.last_structure': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.last_written': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.last_reading': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.listening': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.structure': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.written': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.reading': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.show': { paramsTuple: [ParamValue]; params: {'soalId': ParamValue} }
    'admin.questions.delete': { paramsTuple: [ParamValue]; params: {'soalId': ParamValue} }
    'admin.questions.delete_reading': { paramsTuple: [ParamValue]; params: {'soalId': ParamValue} }
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
    'admin.payments.list': { paramsTuple?: []; params?: {} }
    'admin.payments.decide': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.results.list': { paramsTuple?: []; params?: {} }
  }
  GET: {
    'health': { paramsTuple?: []; params?: {} }
    'settings.public': { paramsTuple?: []; params?: {} }
    'settings.qris': { paramsTuple?: []; params?: {} }
    'settings.logo': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'settings.testimonial_picture': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'users.logout_get': { paramsTuple?: []; params?: {} }
    'users.get_auth': { paramsTuple?: []; params?: {} }
    'users.detail': { paramsTuple?: []; params?: {} }
    'users.picture': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'packages.list': { paramsTuple?: []; params?: {} }
    'packages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payments.own': { paramsTuple?: []; params?: {} }
    'payments.proof': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'exam.access': { paramsTuple?: []; params?: {} }
    'exam.package_access': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'exam.paper': { paramsTuple?: []; params?: {} }
    'exam.answers': { paramsTuple?: []; params?: {} }
    'exam.check_end_time': { paramsTuple?: []; params?: {} }
    'exam.timer': { paramsTuple?: []; params?: {} }
    'exam.audio': { paramsTuple?: []; params?: {} }
    'exam.send_audio': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'exam.send_passage': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'results.verify': { paramsTuple: [ParamValue]; params: {'kode': ParamValue} }
    'results.last_score': { paramsTuple?: []; params?: {} }
    'results.last_certificate': { paramsTuple?: []; params?: {} }
    'results.own': { paramsTuple?: []; params?: {} }
    'results.certificate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.dashboard': { paramsTuple?: []; params?: {} }
    'admin.settings.show': { paramsTuple?: []; params?: {} }
    'admin.audit_log': { paramsTuple?: []; params?: {} }
    'admin.users.list': { paramsTuple?: []; params?: {} }
    'admin.labs.list': { paramsTuple?: []; params?: {} }
    'admin.labs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.labs.events': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.packages.list': { paramsTuple?: []; params?: {} }
    'admin.packages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.questions.last_listening': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.last_structure': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.last_written': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.last_reading': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.listening': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.structure': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.written': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.reading': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.show': { paramsTuple: [ParamValue]; params: {'soalId': ParamValue} }
    'admin.passages.list': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.payments.list': { paramsTuple?: []; params?: {} }
    'admin.results.list': { paramsTuple?: []; params?: {} }
  }
  HEAD: {
    'health': { paramsTuple?: []; params?: {} }
    'settings.public': { paramsTuple?: []; params?: {} }
    'settings.qris': { paramsTuple?: []; params?: {} }
    'settings.logo': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'settings.testimonial_picture': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'users.logout_get': { paramsTuple?: []; params?: {} }
    'users.get_auth': { paramsTuple?: []; params?: {} }
    'users.detail': { paramsTuple?: []; params?: {} }
    'users.picture': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'packages.list': { paramsTuple?: []; params?: {} }
    'packages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payments.own': { paramsTuple?: []; params?: {} }
    'payments.proof': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'exam.access': { paramsTuple?: []; params?: {} }
    'exam.package_access': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'exam.paper': { paramsTuple?: []; params?: {} }
    'exam.answers': { paramsTuple?: []; params?: {} }
    'exam.check_end_time': { paramsTuple?: []; params?: {} }
    'exam.timer': { paramsTuple?: []; params?: {} }
    'exam.audio': { paramsTuple?: []; params?: {} }
    'exam.send_audio': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'exam.send_passage': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'results.verify': { paramsTuple: [ParamValue]; params: {'kode': ParamValue} }
    'results.last_score': { paramsTuple?: []; params?: {} }
    'results.last_certificate': { paramsTuple?: []; params?: {} }
    'results.own': { paramsTuple?: []; params?: {} }
    'results.certificate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.dashboard': { paramsTuple?: []; params?: {} }
    'admin.settings.show': { paramsTuple?: []; params?: {} }
    'admin.audit_log': { paramsTuple?: []; params?: {} }
    'admin.users.list': { paramsTuple?: []; params?: {} }
    'admin.labs.list': { paramsTuple?: []; params?: {} }
    'admin.labs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.labs.events': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.packages.list': { paramsTuple?: []; params?: {} }
    'admin.packages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.questions.last_listening': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.last_structure': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.last_written': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.last_reading': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.listening': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.structure': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.written': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.reading': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.show': { paramsTuple: [ParamValue]; params: {'soalId': ParamValue} }
    'admin.passages.list': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.payments.list': { paramsTuple?: []; params?: {} }
    'admin.results.list': { paramsTuple?: []; params?: {} }
  }
  POST: {
    'labs.report': { paramsTuple?: []; params?: {} }
    'users.register': { paramsTuple?: []; params?: {} }
    'users.login': { paramsTuple?: []; params?: {} }
    'users.reset_password': { paramsTuple?: []; params?: {} }
    'users.logout': { paramsTuple?: []; params?: {} }
    'payments.upload': { paramsTuple?: []; params?: {} }
    'exam.save_answers': { paramsTuple?: []; params?: {} }
    'exam.submit': { paramsTuple?: []; params?: {} }
    'exam.report_audio': { paramsTuple?: []; params?: {} }
    'admin.settings.upload_testimonial_picture': { paramsTuple?: []; params?: {} }
    'admin.users.reset_code': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.unlock': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.labs.register': { paramsTuple?: []; params?: {} }
    'admin.labs.rotate_key': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.packages.create': { paramsTuple?: []; params?: {} }
    'admin.questions.add_listening': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.add_structure': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.add_written': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.questions.add_reading': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
    'admin.passages.add': { paramsTuple: [ParamValue]; params: {'paketId': ParamValue} }
  }
  PUT: {
    'users.update_profile': { paramsTuple?: []; params?: {} }
    'users.update_password': { paramsTuple?: []; params?: {} }
    'exam.start': { paramsTuple?: []; params?: {} }
    'exam.next': { paramsTuple?: []; params?: {} }
    'exam.end_session': { paramsTuple?: []; params?: {} }
    'admin.settings.update': { paramsTuple?: []; params?: {} }
    'admin.settings.upload_logo': { paramsTuple?: []; params?: {} }
    'admin.labs.rename': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.packages.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.questions.edit_listening': { paramsTuple: [ParamValue]; params: {'soalId': ParamValue} }
    'admin.questions.edit_structure': { paramsTuple: [ParamValue]; params: {'soalId': ParamValue} }
    'admin.questions.edit_written': { paramsTuple: [ParamValue]; params: {'soalId': ParamValue} }
    'admin.questions.edit_reading': { paramsTuple: [ParamValue]; params: {'soalId': ParamValue} }
    'admin.passages.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payments.decide': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  DELETE: {
    'admin.settings.remove_logo': { paramsTuple?: []; params?: {} }
    'admin.labs.revoke': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.packages.archive': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.questions.delete': { paramsTuple: [ParamValue]; params: {'soalId': ParamValue} }
    'admin.questions.delete_reading': { paramsTuple: [ParamValue]; params: {'soalId': ParamValue} }
    'admin.passages.delete': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}