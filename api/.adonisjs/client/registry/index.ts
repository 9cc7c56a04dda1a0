/* eslint-disable prettier/prettier */
import type { AdonisEndpoint } from '@tuyau/core/types'
import type { Registry } from './schema.d.ts'
import type { ApiDefinition } from './tree.d.ts'

const placeholder: any = {}

const routes = {
  'health': {
    methods: ["GET","HEAD"],
    pattern: '/api/health',
    tokens: [{"old":"/api/health","type":0,"val":"api","end":""},{"old":"/api/health","type":0,"val":"health","end":""}],
    types: placeholder as Registry['health']['types'],
  },
  'settings.public': {
    methods: ["GET","HEAD"],
    pattern: '/api/pengaturan',
    tokens: [{"old":"/api/pengaturan","type":0,"val":"api","end":""},{"old":"/api/pengaturan","type":0,"val":"pengaturan","end":""}],
    types: placeholder as Registry['settings.public']['types'],
  },
  'settings.qris': {
    methods: ["GET","HEAD"],
    pattern: '/api/uploads/qris.svg',
    tokens: [{"old":"/api/uploads/qris.svg","type":0,"val":"api","end":""},{"old":"/api/uploads/qris.svg","type":0,"val":"uploads","end":""},{"old":"/api/uploads/qris.svg","type":0,"val":"qris.svg","end":""}],
    types: placeholder as Registry['settings.qris']['types'],
  },
  'users.register': {
    methods: ["POST"],
    pattern: '/api/users/register',
    tokens: [{"old":"/api/users/register","type":0,"val":"api","end":""},{"old":"/api/users/register","type":0,"val":"users","end":""},{"old":"/api/users/register","type":0,"val":"register","end":""}],
    types: placeholder as Registry['users.register']['types'],
  },
  'users.login': {
    methods: ["POST"],
    pattern: '/api/users/login',
    tokens: [{"old":"/api/users/login","type":0,"val":"api","end":""},{"old":"/api/users/login","type":0,"val":"users","end":""},{"old":"/api/users/login","type":0,"val":"login","end":""}],
    types: placeholder as Registry['users.login']['types'],
  },
  'users.logout_get': {
    methods: ["GET","HEAD"],
    pattern: '/api/users/logout',
    tokens: [{"old":"/api/users/logout","type":0,"val":"api","end":""},{"old":"/api/users/logout","type":0,"val":"users","end":""},{"old":"/api/users/logout","type":0,"val":"logout","end":""}],
    types: placeholder as Registry['users.logout_get']['types'],
  },
  'users.logout': {
    methods: ["POST"],
    pattern: '/api/users/logout',
    tokens: [{"old":"/api/users/logout","type":0,"val":"api","end":""},{"old":"/api/users/logout","type":0,"val":"users","end":""},{"old":"/api/users/logout","type":0,"val":"logout","end":""}],
    types: placeholder as Registry['users.logout']['types'],
  },
  'users.get_auth': {
    methods: ["GET","HEAD"],
    pattern: '/api/users/getAuth',
    tokens: [{"old":"/api/users/getAuth","type":0,"val":"api","end":""},{"old":"/api/users/getAuth","type":0,"val":"users","end":""},{"old":"/api/users/getAuth","type":0,"val":"getAuth","end":""}],
    types: placeholder as Registry['users.get_auth']['types'],
  },
  'users.detail': {
    methods: ["GET","HEAD"],
    pattern: '/api/users/detail-user',
    tokens: [{"old":"/api/users/detail-user","type":0,"val":"api","end":""},{"old":"/api/users/detail-user","type":0,"val":"users","end":""},{"old":"/api/users/detail-user","type":0,"val":"detail-user","end":""}],
    types: placeholder as Registry['users.detail']['types'],
  },
} as const satisfies Record<string, AdonisEndpoint>

export { routes }

export const registry = {
  routes,
  $tree: {} as ApiDefinition,
}

declare module '@tuyau/core/types' {
  export interface UserRegistry {
    routes: typeof routes
    $tree: ApiDefinition
  }
}
