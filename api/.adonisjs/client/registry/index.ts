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
  'exam.paper': {
    methods: ["GET","HEAD"],
    pattern: '/api/soal',
    tokens: [{"old":"/api/soal","type":0,"val":"api","end":""},{"old":"/api/soal","type":0,"val":"soal","end":""}],
    types: placeholder as Registry['exam.paper']['types'],
  },
  'exam.answers': {
    methods: ["GET","HEAD"],
    pattern: '/api/soal/ambil-jawaban',
    tokens: [{"old":"/api/soal/ambil-jawaban","type":0,"val":"api","end":""},{"old":"/api/soal/ambil-jawaban","type":0,"val":"soal","end":""},{"old":"/api/soal/ambil-jawaban","type":0,"val":"ambil-jawaban","end":""}],
    types: placeholder as Registry['exam.answers']['types'],
  },
  'exam.save_answers': {
    methods: ["POST"],
    pattern: '/api/soal/simpan-jawaban',
    tokens: [{"old":"/api/soal/simpan-jawaban","type":0,"val":"api","end":""},{"old":"/api/soal/simpan-jawaban","type":0,"val":"soal","end":""},{"old":"/api/soal/simpan-jawaban","type":0,"val":"simpan-jawaban","end":""}],
    types: placeholder as Registry['exam.save_answers']['types'],
  },
  'exam.submit': {
    methods: ["POST"],
    pattern: '/api/soal/jawaban',
    tokens: [{"old":"/api/soal/jawaban","type":0,"val":"api","end":""},{"old":"/api/soal/jawaban","type":0,"val":"soal","end":""},{"old":"/api/soal/jawaban","type":0,"val":"jawaban","end":""}],
    types: placeholder as Registry['exam.submit']['types'],
  },
  'exam.check_end_time': {
    methods: ["GET","HEAD"],
    pattern: '/api/soal/cek-endtime',
    tokens: [{"old":"/api/soal/cek-endtime","type":0,"val":"api","end":""},{"old":"/api/soal/cek-endtime","type":0,"val":"soal","end":""},{"old":"/api/soal/cek-endtime","type":0,"val":"cek-endtime","end":""}],
    types: placeholder as Registry['exam.check_end_time']['types'],
  },
  'exam.timer': {
    methods: ["GET","HEAD"],
    pattern: '/api/soal/timers',
    tokens: [{"old":"/api/soal/timers","type":0,"val":"api","end":""},{"old":"/api/soal/timers","type":0,"val":"soal","end":""},{"old":"/api/soal/timers","type":0,"val":"timers","end":""}],
    types: placeholder as Registry['exam.timer']['types'],
  },
  'exam.start': {
    methods: ["PUT"],
    pattern: '/api/soal/timers',
    tokens: [{"old":"/api/soal/timers","type":0,"val":"api","end":""},{"old":"/api/soal/timers","type":0,"val":"soal","end":""},{"old":"/api/soal/timers","type":0,"val":"timers","end":""}],
    types: placeholder as Registry['exam.start']['types'],
  },
  'exam.next': {
    methods: ["PUT"],
    pattern: '/api/soal/timers/next',
    tokens: [{"old":"/api/soal/timers/next","type":0,"val":"api","end":""},{"old":"/api/soal/timers/next","type":0,"val":"soal","end":""},{"old":"/api/soal/timers/next","type":0,"val":"timers","end":""},{"old":"/api/soal/timers/next","type":0,"val":"next","end":""}],
    types: placeholder as Registry['exam.next']['types'],
  },
  'exam.end_session': {
    methods: ["PUT"],
    pattern: '/api/soal/timers-to-zero',
    tokens: [{"old":"/api/soal/timers-to-zero","type":0,"val":"api","end":""},{"old":"/api/soal/timers-to-zero","type":0,"val":"soal","end":""},{"old":"/api/soal/timers-to-zero","type":0,"val":"timers-to-zero","end":""}],
    types: placeholder as Registry['exam.end_session']['types'],
  },
  'exam.audio': {
    methods: ["GET","HEAD"],
    pattern: '/api/soal/ambil-audio',
    tokens: [{"old":"/api/soal/ambil-audio","type":0,"val":"api","end":""},{"old":"/api/soal/ambil-audio","type":0,"val":"soal","end":""},{"old":"/api/soal/ambil-audio","type":0,"val":"ambil-audio","end":""}],
    types: placeholder as Registry['exam.audio']['types'],
  },
  'exam.report_audio': {
    methods: ["POST"],
    pattern: '/api/soal/simpan-audio',
    tokens: [{"old":"/api/soal/simpan-audio","type":0,"val":"api","end":""},{"old":"/api/soal/simpan-audio","type":0,"val":"soal","end":""},{"old":"/api/soal/simpan-audio","type":0,"val":"simpan-audio","end":""}],
    types: placeholder as Registry['exam.report_audio']['types'],
  },
  'exam.send_audio': {
    methods: ["GET","HEAD"],
    pattern: '/api/uploads/audio/:file',
    tokens: [{"old":"/api/uploads/audio/:file","type":0,"val":"api","end":""},{"old":"/api/uploads/audio/:file","type":0,"val":"uploads","end":""},{"old":"/api/uploads/audio/:file","type":0,"val":"audio","end":""},{"old":"/api/uploads/audio/:file","type":1,"val":"file","end":""}],
    types: placeholder as Registry['exam.send_audio']['types'],
  },
  'exam.send_passage': {
    methods: ["GET","HEAD"],
    pattern: '/api/uploads/reading/:file',
    tokens: [{"old":"/api/uploads/reading/:file","type":0,"val":"api","end":""},{"old":"/api/uploads/reading/:file","type":0,"val":"uploads","end":""},{"old":"/api/uploads/reading/:file","type":0,"val":"reading","end":""},{"old":"/api/uploads/reading/:file","type":1,"val":"file","end":""}],
    types: placeholder as Registry['exam.send_passage']['types'],
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
