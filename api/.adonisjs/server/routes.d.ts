import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'health': { paramsTuple?: []; params?: {} }
    'settings.public': { paramsTuple?: []; params?: {} }
    'settings.qris': { paramsTuple?: []; params?: {} }
    'users.register': { paramsTuple?: []; params?: {} }
    'users.login': { paramsTuple?: []; params?: {} }
    'users.logout_get': { paramsTuple?: []; params?: {} }
    'users.logout': { paramsTuple?: []; params?: {} }
    'users.get_auth': { paramsTuple?: []; params?: {} }
    'users.detail': { paramsTuple?: []; params?: {} }
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
  }
  GET: {
    'health': { paramsTuple?: []; params?: {} }
    'settings.public': { paramsTuple?: []; params?: {} }
    'settings.qris': { paramsTuple?: []; params?: {} }
    'users.logout_get': { paramsTuple?: []; params?: {} }
    'users.get_auth': { paramsTuple?: []; params?: {} }
    'users.detail': { paramsTuple?: []; params?: {} }
    'exam.paper': { paramsTuple?: []; params?: {} }
    'exam.answers': { paramsTuple?: []; params?: {} }
    'exam.check_end_time': { paramsTuple?: []; params?: {} }
    'exam.timer': { paramsTuple?: []; params?: {} }
    'exam.audio': { paramsTuple?: []; params?: {} }
    'exam.send_audio': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'exam.send_passage': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
  }
  HEAD: {
    'health': { paramsTuple?: []; params?: {} }
    'settings.public': { paramsTuple?: []; params?: {} }
    'settings.qris': { paramsTuple?: []; params?: {} }
    'users.logout_get': { paramsTuple?: []; params?: {} }
    'users.get_auth': { paramsTuple?: []; params?: {} }
    'users.detail': { paramsTuple?: []; params?: {} }
    'exam.paper': { paramsTuple?: []; params?: {} }
    'exam.answers': { paramsTuple?: []; params?: {} }
    'exam.check_end_time': { paramsTuple?: []; params?: {} }
    'exam.timer': { paramsTuple?: []; params?: {} }
    'exam.audio': { paramsTuple?: []; params?: {} }
    'exam.send_audio': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'exam.send_passage': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
  }
  POST: {
    'users.register': { paramsTuple?: []; params?: {} }
    'users.login': { paramsTuple?: []; params?: {} }
    'users.logout': { paramsTuple?: []; params?: {} }
    'exam.save_answers': { paramsTuple?: []; params?: {} }
    'exam.submit': { paramsTuple?: []; params?: {} }
    'exam.report_audio': { paramsTuple?: []; params?: {} }
  }
  PUT: {
    'exam.start': { paramsTuple?: []; params?: {} }
    'exam.next': { paramsTuple?: []; params?: {} }
    'exam.end_session': { paramsTuple?: []; params?: {} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}