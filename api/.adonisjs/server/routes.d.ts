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
  }
  GET: {
    'health': { paramsTuple?: []; params?: {} }
    'settings.public': { paramsTuple?: []; params?: {} }
    'settings.qris': { paramsTuple?: []; params?: {} }
    'users.logout_get': { paramsTuple?: []; params?: {} }
    'users.get_auth': { paramsTuple?: []; params?: {} }
    'users.detail': { paramsTuple?: []; params?: {} }
  }
  HEAD: {
    'health': { paramsTuple?: []; params?: {} }
    'settings.public': { paramsTuple?: []; params?: {} }
    'settings.qris': { paramsTuple?: []; params?: {} }
    'users.logout_get': { paramsTuple?: []; params?: {} }
    'users.get_auth': { paramsTuple?: []; params?: {} }
    'users.detail': { paramsTuple?: []; params?: {} }
  }
  POST: {
    'users.register': { paramsTuple?: []; params?: {} }
    'users.login': { paramsTuple?: []; params?: {} }
    'users.logout': { paramsTuple?: []; params?: {} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}