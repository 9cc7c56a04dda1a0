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
  'settings.logo': {
    methods: ["GET","HEAD"],
    pattern: '/api/uploads/logo/:file',
    tokens: [{"old":"/api/uploads/logo/:file","type":0,"val":"api","end":""},{"old":"/api/uploads/logo/:file","type":0,"val":"uploads","end":""},{"old":"/api/uploads/logo/:file","type":0,"val":"logo","end":""},{"old":"/api/uploads/logo/:file","type":1,"val":"file","end":""}],
    types: placeholder as Registry['settings.logo']['types'],
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
  'users.reset_password': {
    methods: ["POST"],
    pattern: '/api/users/reset-password',
    tokens: [{"old":"/api/users/reset-password","type":0,"val":"api","end":""},{"old":"/api/users/reset-password","type":0,"val":"users","end":""},{"old":"/api/users/reset-password","type":0,"val":"reset-password","end":""}],
    types: placeholder as Registry['users.reset_password']['types'],
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
  'users.update_profile': {
    methods: ["PUT"],
    pattern: '/api/users/profile',
    tokens: [{"old":"/api/users/profile","type":0,"val":"api","end":""},{"old":"/api/users/profile","type":0,"val":"users","end":""},{"old":"/api/users/profile","type":0,"val":"profile","end":""}],
    types: placeholder as Registry['users.update_profile']['types'],
  },
  'users.update_password': {
    methods: ["PUT"],
    pattern: '/api/users/update-password',
    tokens: [{"old":"/api/users/update-password","type":0,"val":"api","end":""},{"old":"/api/users/update-password","type":0,"val":"users","end":""},{"old":"/api/users/update-password","type":0,"val":"update-password","end":""}],
    types: placeholder as Registry['users.update_password']['types'],
  },
  'users.picture': {
    methods: ["GET","HEAD"],
    pattern: '/api/uploads/profile/:file',
    tokens: [{"old":"/api/uploads/profile/:file","type":0,"val":"api","end":""},{"old":"/api/uploads/profile/:file","type":0,"val":"uploads","end":""},{"old":"/api/uploads/profile/:file","type":0,"val":"profile","end":""},{"old":"/api/uploads/profile/:file","type":1,"val":"file","end":""}],
    types: placeholder as Registry['users.picture']['types'],
  },
  'packages.list': {
    methods: ["GET","HEAD"],
    pattern: '/api/paket-soal',
    tokens: [{"old":"/api/paket-soal","type":0,"val":"api","end":""},{"old":"/api/paket-soal","type":0,"val":"paket-soal","end":""}],
    types: placeholder as Registry['packages.list']['types'],
  },
  'packages.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/paket-soal/:id',
    tokens: [{"old":"/api/paket-soal/:id","type":0,"val":"api","end":""},{"old":"/api/paket-soal/:id","type":0,"val":"paket-soal","end":""},{"old":"/api/paket-soal/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['packages.show']['types'],
  },
  'payments.upload': {
    methods: ["POST"],
    pattern: '/api/payment/upload',
    tokens: [{"old":"/api/payment/upload","type":0,"val":"api","end":""},{"old":"/api/payment/upload","type":0,"val":"payment","end":""},{"old":"/api/payment/upload","type":0,"val":"upload","end":""}],
    types: placeholder as Registry['payments.upload']['types'],
  },
  'payments.own': {
    methods: ["GET","HEAD"],
    pattern: '/api/users/payment',
    tokens: [{"old":"/api/users/payment","type":0,"val":"api","end":""},{"old":"/api/users/payment","type":0,"val":"users","end":""},{"old":"/api/users/payment","type":0,"val":"payment","end":""}],
    types: placeholder as Registry['payments.own']['types'],
  },
  'payments.proof': {
    methods: ["GET","HEAD"],
    pattern: '/api/uploads/bukti/:file',
    tokens: [{"old":"/api/uploads/bukti/:file","type":0,"val":"api","end":""},{"old":"/api/uploads/bukti/:file","type":0,"val":"uploads","end":""},{"old":"/api/uploads/bukti/:file","type":0,"val":"bukti","end":""},{"old":"/api/uploads/bukti/:file","type":1,"val":"file","end":""}],
    types: placeholder as Registry['payments.proof']['types'],
  },
  'payments.access': {
    methods: ["GET","HEAD"],
    pattern: '/api/users/cek-akses',
    tokens: [{"old":"/api/users/cek-akses","type":0,"val":"api","end":""},{"old":"/api/users/cek-akses","type":0,"val":"users","end":""},{"old":"/api/users/cek-akses","type":0,"val":"cek-akses","end":""}],
    types: placeholder as Registry['payments.access']['types'],
  },
  'payments.package_access': {
    methods: ["GET","HEAD"],
    pattern: '/api/users/cek-akses/:paketId',
    tokens: [{"old":"/api/users/cek-akses/:paketId","type":0,"val":"api","end":""},{"old":"/api/users/cek-akses/:paketId","type":0,"val":"users","end":""},{"old":"/api/users/cek-akses/:paketId","type":0,"val":"cek-akses","end":""},{"old":"/api/users/cek-akses/:paketId","type":1,"val":"paketId","end":""}],
    types: placeholder as Registry['payments.package_access']['types'],
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
  'results.verify': {
    methods: ["GET","HEAD"],
    pattern: '/api/sertifikat/:kode',
    tokens: [{"old":"/api/sertifikat/:kode","type":0,"val":"api","end":""},{"old":"/api/sertifikat/:kode","type":0,"val":"sertifikat","end":""},{"old":"/api/sertifikat/:kode","type":1,"val":"kode","end":""}],
    types: placeholder as Registry['results.verify']['types'],
  },
  'results.last_score': {
    methods: ["GET","HEAD"],
    pattern: '/api/users/lastScore',
    tokens: [{"old":"/api/users/lastScore","type":0,"val":"api","end":""},{"old":"/api/users/lastScore","type":0,"val":"users","end":""},{"old":"/api/users/lastScore","type":0,"val":"lastScore","end":""}],
    types: placeholder as Registry['results.last_score']['types'],
  },
  'results.last_certificate': {
    methods: ["GET","HEAD"],
    pattern: '/api/users/lastScore/sertif',
    tokens: [{"old":"/api/users/lastScore/sertif","type":0,"val":"api","end":""},{"old":"/api/users/lastScore/sertif","type":0,"val":"users","end":""},{"old":"/api/users/lastScore/sertif","type":0,"val":"lastScore","end":""},{"old":"/api/users/lastScore/sertif","type":0,"val":"sertif","end":""}],
    types: placeholder as Registry['results.last_certificate']['types'],
  },
  'results.own': {
    methods: ["GET","HEAD"],
    pattern: '/api/users/riwayat-ujian',
    tokens: [{"old":"/api/users/riwayat-ujian","type":0,"val":"api","end":""},{"old":"/api/users/riwayat-ujian","type":0,"val":"users","end":""},{"old":"/api/users/riwayat-ujian","type":0,"val":"riwayat-ujian","end":""}],
    types: placeholder as Registry['results.own']['types'],
  },
  'results.certificate': {
    methods: ["GET","HEAD"],
    pattern: '/api/users/certificate/:id',
    tokens: [{"old":"/api/users/certificate/:id","type":0,"val":"api","end":""},{"old":"/api/users/certificate/:id","type":0,"val":"users","end":""},{"old":"/api/users/certificate/:id","type":0,"val":"certificate","end":""},{"old":"/api/users/certificate/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['results.certificate']['types'],
  },
  'admin.dashboard': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/dashboard',
    tokens: [{"old":"/api/admin/dashboard","type":0,"val":"api","end":""},{"old":"/api/admin/dashboard","type":0,"val":"admin","end":""},{"old":"/api/admin/dashboard","type":0,"val":"dashboard","end":""}],
    types: placeholder as Registry['admin.dashboard']['types'],
  },
  'admin.audit_log': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/audit-log',
    tokens: [{"old":"/api/admin/audit-log","type":0,"val":"api","end":""},{"old":"/api/admin/audit-log","type":0,"val":"admin","end":""},{"old":"/api/admin/audit-log","type":0,"val":"audit-log","end":""}],
    types: placeholder as Registry['admin.audit_log']['types'],
  },
  'admin.settings.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/pengaturan',
    tokens: [{"old":"/api/admin/pengaturan","type":0,"val":"api","end":""},{"old":"/api/admin/pengaturan","type":0,"val":"admin","end":""},{"old":"/api/admin/pengaturan","type":0,"val":"pengaturan","end":""}],
    types: placeholder as Registry['admin.settings.show']['types'],
  },
  'admin.settings.update': {
    methods: ["PUT"],
    pattern: '/api/admin/pengaturan',
    tokens: [{"old":"/api/admin/pengaturan","type":0,"val":"api","end":""},{"old":"/api/admin/pengaturan","type":0,"val":"admin","end":""},{"old":"/api/admin/pengaturan","type":0,"val":"pengaturan","end":""}],
    types: placeholder as Registry['admin.settings.update']['types'],
  },
  'admin.settings.upload_logo': {
    methods: ["PUT"],
    pattern: '/api/admin/pengaturan/logo',
    tokens: [{"old":"/api/admin/pengaturan/logo","type":0,"val":"api","end":""},{"old":"/api/admin/pengaturan/logo","type":0,"val":"admin","end":""},{"old":"/api/admin/pengaturan/logo","type":0,"val":"pengaturan","end":""},{"old":"/api/admin/pengaturan/logo","type":0,"val":"logo","end":""}],
    types: placeholder as Registry['admin.settings.upload_logo']['types'],
  },
  'admin.settings.remove_logo': {
    methods: ["DELETE"],
    pattern: '/api/admin/pengaturan/logo',
    tokens: [{"old":"/api/admin/pengaturan/logo","type":0,"val":"api","end":""},{"old":"/api/admin/pengaturan/logo","type":0,"val":"admin","end":""},{"old":"/api/admin/pengaturan/logo","type":0,"val":"pengaturan","end":""},{"old":"/api/admin/pengaturan/logo","type":0,"val":"logo","end":""}],
    types: placeholder as Registry['admin.settings.remove_logo']['types'],
  },
  'admin.users.list': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/user',
    tokens: [{"old":"/api/admin/user","type":0,"val":"api","end":""},{"old":"/api/admin/user","type":0,"val":"admin","end":""},{"old":"/api/admin/user","type":0,"val":"user","end":""}],
    types: placeholder as Registry['admin.users.list']['types'],
  },
  'admin.users.reset_code': {
    methods: ["POST"],
    pattern: '/api/admin/user/:id/kode-reset',
    tokens: [{"old":"/api/admin/user/:id/kode-reset","type":0,"val":"api","end":""},{"old":"/api/admin/user/:id/kode-reset","type":0,"val":"admin","end":""},{"old":"/api/admin/user/:id/kode-reset","type":0,"val":"user","end":""},{"old":"/api/admin/user/:id/kode-reset","type":1,"val":"id","end":""},{"old":"/api/admin/user/:id/kode-reset","type":0,"val":"kode-reset","end":""}],
    types: placeholder as Registry['admin.users.reset_code']['types'],
  },
  'admin.users.unlock': {
    methods: ["POST"],
    pattern: '/api/admin/user/:id/buka-kunci',
    tokens: [{"old":"/api/admin/user/:id/buka-kunci","type":0,"val":"api","end":""},{"old":"/api/admin/user/:id/buka-kunci","type":0,"val":"admin","end":""},{"old":"/api/admin/user/:id/buka-kunci","type":0,"val":"user","end":""},{"old":"/api/admin/user/:id/buka-kunci","type":1,"val":"id","end":""},{"old":"/api/admin/user/:id/buka-kunci","type":0,"val":"buka-kunci","end":""}],
    types: placeholder as Registry['admin.users.unlock']['types'],
  },
  'admin.packages.list': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/paket-soal',
    tokens: [{"old":"/api/admin/paket-soal","type":0,"val":"api","end":""},{"old":"/api/admin/paket-soal","type":0,"val":"admin","end":""},{"old":"/api/admin/paket-soal","type":0,"val":"paket-soal","end":""}],
    types: placeholder as Registry['admin.packages.list']['types'],
  },
  'admin.packages.create': {
    methods: ["POST"],
    pattern: '/api/admin/paket-soal',
    tokens: [{"old":"/api/admin/paket-soal","type":0,"val":"api","end":""},{"old":"/api/admin/paket-soal","type":0,"val":"admin","end":""},{"old":"/api/admin/paket-soal","type":0,"val":"paket-soal","end":""}],
    types: placeholder as Registry['admin.packages.create']['types'],
  },
  'admin.packages.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/paket-soal/:id',
    tokens: [{"old":"/api/admin/paket-soal/:id","type":0,"val":"api","end":""},{"old":"/api/admin/paket-soal/:id","type":0,"val":"admin","end":""},{"old":"/api/admin/paket-soal/:id","type":0,"val":"paket-soal","end":""},{"old":"/api/admin/paket-soal/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['admin.packages.show']['types'],
  },
  'admin.packages.update': {
    methods: ["PUT"],
    pattern: '/api/admin/paket-soal/:id',
    tokens: [{"old":"/api/admin/paket-soal/:id","type":0,"val":"api","end":""},{"old":"/api/admin/paket-soal/:id","type":0,"val":"admin","end":""},{"old":"/api/admin/paket-soal/:id","type":0,"val":"paket-soal","end":""},{"old":"/api/admin/paket-soal/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['admin.packages.update']['types'],
  },
  'admin.packages.archive': {
    methods: ["DELETE"],
    pattern: '/api/admin/paket-soal/:id',
    tokens: [{"old":"/api/admin/paket-soal/:id","type":0,"val":"api","end":""},{"old":"/api/admin/paket-soal/:id","type":0,"val":"admin","end":""},{"old":"/api/admin/paket-soal/:id","type":0,"val":"paket-soal","end":""},{"old":"/api/admin/paket-soal/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['admin.packages.archive']['types'],
  },
  'admin.questions.last_listening': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/paket-soal/:paketId/listening/last',
    tokens: [{"old":"/api/admin/paket-soal/:paketId/listening/last","type":0,"val":"api","end":""},{"old":"/api/admin/paket-soal/:paketId/listening/last","type":0,"val":"admin","end":""},{"old":"/api/admin/paket-soal/:paketId/listening/last","type":0,"val":"paket-soal","end":""},{"old":"/api/admin/paket-soal/:paketId/listening/last","type":1,"val":"paketId","end":""},{"old":"/api/admin/paket-soal/:paketId/listening/last","type":0,"val":"listening","end":""},{"old":"/api/admin/paket-soal/:paketId/listening/last","type":0,"val":"last","end":""}],
    types: placeholder as Registry['admin.questions.last_listening']['types'],
  },
  'admin.questions.last_structure': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/paket-soal/:paketId/structure/last',
    tokens: [{"old":"/api/admin/paket-soal/:paketId/structure/last","type":0,"val":"api","end":""},{"old":"/api/admin/paket-soal/:paketId/structure/last","type":0,"val":"admin","end":""},{"old":"/api/admin/paket-soal/:paketId/structure/last","type":0,"val":"paket-soal","end":""},{"old":"/api/admin/paket-soal/:paketId/structure/last","type":1,"val":"paketId","end":""},{"old":"/api/admin/paket-soal/:paketId/structure/last","type":0,"val":"structure","end":""},{"old":"/api/admin/paket-soal/:paketId/structure/last","type":0,"val":"last","end":""}],
    types: placeholder as Registry['admin.questions.last_structure']['types'],
  },
  'admin.questions.last_written': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/paket-soal/:paketId/written/last',
    tokens: [{"old":"/api/admin/paket-soal/:paketId/written/last","type":0,"val":"api","end":""},{"old":"/api/admin/paket-soal/:paketId/written/last","type":0,"val":"admin","end":""},{"old":"/api/admin/paket-soal/:paketId/written/last","type":0,"val":"paket-soal","end":""},{"old":"/api/admin/paket-soal/:paketId/written/last","type":1,"val":"paketId","end":""},{"old":"/api/admin/paket-soal/:paketId/written/last","type":0,"val":"written","end":""},{"old":"/api/admin/paket-soal/:paketId/written/last","type":0,"val":"last","end":""}],
    types: placeholder as Registry['admin.questions.last_written']['types'],
  },
  'admin.questions.last_reading': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/paket-soal/:paketId/reading/last',
    tokens: [{"old":"/api/admin/paket-soal/:paketId/reading/last","type":0,"val":"api","end":""},{"old":"/api/admin/paket-soal/:paketId/reading/last","type":0,"val":"admin","end":""},{"old":"/api/admin/paket-soal/:paketId/reading/last","type":0,"val":"paket-soal","end":""},{"old":"/api/admin/paket-soal/:paketId/reading/last","type":1,"val":"paketId","end":""},{"old":"/api/admin/paket-soal/:paketId/reading/last","type":0,"val":"reading","end":""},{"old":"/api/admin/paket-soal/:paketId/reading/last","type":0,"val":"last","end":""}],
    types: placeholder as Registry['admin.questions.last_reading']['types'],
  },
  'admin.questions.listening': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/paket-soal/:paketId/soal-listening',
    tokens: [{"old":"/api/admin/paket-soal/:paketId/soal-listening","type":0,"val":"api","end":""},{"old":"/api/admin/paket-soal/:paketId/soal-listening","type":0,"val":"admin","end":""},{"old":"/api/admin/paket-soal/:paketId/soal-listening","type":0,"val":"paket-soal","end":""},{"old":"/api/admin/paket-soal/:paketId/soal-listening","type":1,"val":"paketId","end":""},{"old":"/api/admin/paket-soal/:paketId/soal-listening","type":0,"val":"soal-listening","end":""}],
    types: placeholder as Registry['admin.questions.listening']['types'],
  },
  'admin.questions.structure': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/paket-soal/:paketId/soal-structure',
    tokens: [{"old":"/api/admin/paket-soal/:paketId/soal-structure","type":0,"val":"api","end":""},{"old":"/api/admin/paket-soal/:paketId/soal-structure","type":0,"val":"admin","end":""},{"old":"/api/admin/paket-soal/:paketId/soal-structure","type":0,"val":"paket-soal","end":""},{"old":"/api/admin/paket-soal/:paketId/soal-structure","type":1,"val":"paketId","end":""},{"old":"/api/admin/paket-soal/:paketId/soal-structure","type":0,"val":"soal-structure","end":""}],
    types: placeholder as Registry['admin.questions.structure']['types'],
  },
  'admin.questions.written': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/paket-soal/:paketId/soal-written',
    tokens: [{"old":"/api/admin/paket-soal/:paketId/soal-written","type":0,"val":"api","end":""},{"old":"/api/admin/paket-soal/:paketId/soal-written","type":0,"val":"admin","end":""},{"old":"/api/admin/paket-soal/:paketId/soal-written","type":0,"val":"paket-soal","end":""},{"old":"/api/admin/paket-soal/:paketId/soal-written","type":1,"val":"paketId","end":""},{"old":"/api/admin/paket-soal/:paketId/soal-written","type":0,"val":"soal-written","end":""}],
    types: placeholder as Registry['admin.questions.written']['types'],
  },
  'admin.questions.reading': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/paket-soal/:paketId/soal-reading',
    tokens: [{"old":"/api/admin/paket-soal/:paketId/soal-reading","type":0,"val":"api","end":""},{"old":"/api/admin/paket-soal/:paketId/soal-reading","type":0,"val":"admin","end":""},{"old":"/api/admin/paket-soal/:paketId/soal-reading","type":0,"val":"paket-soal","end":""},{"old":"/api/admin/paket-soal/:paketId/soal-reading","type":1,"val":"paketId","end":""},{"old":"/api/admin/paket-soal/:paketId/soal-reading","type":0,"val":"soal-reading","end":""}],
    types: placeholder as Registry['admin.questions.reading']['types'],
  },
  'admin.questions.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/paket-soal/soal/:soalId',
    tokens: [{"old":"/api/admin/paket-soal/soal/:soalId","type":0,"val":"api","end":""},{"old":"/api/admin/paket-soal/soal/:soalId","type":0,"val":"admin","end":""},{"old":"/api/admin/paket-soal/soal/:soalId","type":0,"val":"paket-soal","end":""},{"old":"/api/admin/paket-soal/soal/:soalId","type":0,"val":"soal","end":""},{"old":"/api/admin/paket-soal/soal/:soalId","type":1,"val":"soalId","end":""}],
    types: placeholder as Registry['admin.questions.show']['types'],
  },
  'admin.questions.delete': {
    methods: ["DELETE"],
    pattern: '/api/admin/paket-soal/soal/:soalId',
    tokens: [{"old":"/api/admin/paket-soal/soal/:soalId","type":0,"val":"api","end":""},{"old":"/api/admin/paket-soal/soal/:soalId","type":0,"val":"admin","end":""},{"old":"/api/admin/paket-soal/soal/:soalId","type":0,"val":"paket-soal","end":""},{"old":"/api/admin/paket-soal/soal/:soalId","type":0,"val":"soal","end":""},{"old":"/api/admin/paket-soal/soal/:soalId","type":1,"val":"soalId","end":""}],
    types: placeholder as Registry['admin.questions.delete']['types'],
  },
  'admin.questions.delete_reading': {
    methods: ["DELETE"],
    pattern: '/api/admin/paket-soal/soal-reading/:soalId',
    tokens: [{"old":"/api/admin/paket-soal/soal-reading/:soalId","type":0,"val":"api","end":""},{"old":"/api/admin/paket-soal/soal-reading/:soalId","type":0,"val":"admin","end":""},{"old":"/api/admin/paket-soal/soal-reading/:soalId","type":0,"val":"paket-soal","end":""},{"old":"/api/admin/paket-soal/soal-reading/:soalId","type":0,"val":"soal-reading","end":""},{"old":"/api/admin/paket-soal/soal-reading/:soalId","type":1,"val":"soalId","end":""}],
    types: placeholder as Registry['admin.questions.delete_reading']['types'],
  },
  'admin.questions.add_listening': {
    methods: ["POST"],
    pattern: '/api/admin/paket-soal/:paketId/soal-listening',
    tokens: [{"old":"/api/admin/paket-soal/:paketId/soal-listening","type":0,"val":"api","end":""},{"old":"/api/admin/paket-soal/:paketId/soal-listening","type":0,"val":"admin","end":""},{"old":"/api/admin/paket-soal/:paketId/soal-listening","type":0,"val":"paket-soal","end":""},{"old":"/api/admin/paket-soal/:paketId/soal-listening","type":1,"val":"paketId","end":""},{"old":"/api/admin/paket-soal/:paketId/soal-listening","type":0,"val":"soal-listening","end":""}],
    types: placeholder as Registry['admin.questions.add_listening']['types'],
  },
  'admin.questions.edit_listening': {
    methods: ["PUT"],
    pattern: '/api/admin/paket-soal/:soalId/soal-listening',
    tokens: [{"old":"/api/admin/paket-soal/:soalId/soal-listening","type":0,"val":"api","end":""},{"old":"/api/admin/paket-soal/:soalId/soal-listening","type":0,"val":"admin","end":""},{"old":"/api/admin/paket-soal/:soalId/soal-listening","type":0,"val":"paket-soal","end":""},{"old":"/api/admin/paket-soal/:soalId/soal-listening","type":1,"val":"soalId","end":""},{"old":"/api/admin/paket-soal/:soalId/soal-listening","type":0,"val":"soal-listening","end":""}],
    types: placeholder as Registry['admin.questions.edit_listening']['types'],
  },
  'admin.questions.add_structure': {
    methods: ["POST"],
    pattern: '/api/admin/paket-soal/:paketId/soal-structure',
    tokens: [{"old":"/api/admin/paket-soal/:paketId/soal-structure","type":0,"val":"api","end":""},{"old":"/api/admin/paket-soal/:paketId/soal-structure","type":0,"val":"admin","end":""},{"old":"/api/admin/paket-soal/:paketId/soal-structure","type":0,"val":"paket-soal","end":""},{"old":"/api/admin/paket-soal/:paketId/soal-structure","type":1,"val":"paketId","end":""},{"old":"/api/admin/paket-soal/:paketId/soal-structure","type":0,"val":"soal-structure","end":""}],
    types: placeholder as Registry['admin.questions.add_structure']['types'],
  },
  'admin.questions.edit_structure': {
    methods: ["PUT"],
    pattern: '/api/admin/paket-soal/soal-structure/:soalId',
    tokens: [{"old":"/api/admin/paket-soal/soal-structure/:soalId","type":0,"val":"api","end":""},{"old":"/api/admin/paket-soal/soal-structure/:soalId","type":0,"val":"admin","end":""},{"old":"/api/admin/paket-soal/soal-structure/:soalId","type":0,"val":"paket-soal","end":""},{"old":"/api/admin/paket-soal/soal-structure/:soalId","type":0,"val":"soal-structure","end":""},{"old":"/api/admin/paket-soal/soal-structure/:soalId","type":1,"val":"soalId","end":""}],
    types: placeholder as Registry['admin.questions.edit_structure']['types'],
  },
  'admin.questions.add_written': {
    methods: ["POST"],
    pattern: '/api/admin/paket-soal/:paketId/soal-written',
    tokens: [{"old":"/api/admin/paket-soal/:paketId/soal-written","type":0,"val":"api","end":""},{"old":"/api/admin/paket-soal/:paketId/soal-written","type":0,"val":"admin","end":""},{"old":"/api/admin/paket-soal/:paketId/soal-written","type":0,"val":"paket-soal","end":""},{"old":"/api/admin/paket-soal/:paketId/soal-written","type":1,"val":"paketId","end":""},{"old":"/api/admin/paket-soal/:paketId/soal-written","type":0,"val":"soal-written","end":""}],
    types: placeholder as Registry['admin.questions.add_written']['types'],
  },
  'admin.questions.edit_written': {
    methods: ["PUT"],
    pattern: '/api/admin/paket-soal/soal-written/:soalId',
    tokens: [{"old":"/api/admin/paket-soal/soal-written/:soalId","type":0,"val":"api","end":""},{"old":"/api/admin/paket-soal/soal-written/:soalId","type":0,"val":"admin","end":""},{"old":"/api/admin/paket-soal/soal-written/:soalId","type":0,"val":"paket-soal","end":""},{"old":"/api/admin/paket-soal/soal-written/:soalId","type":0,"val":"soal-written","end":""},{"old":"/api/admin/paket-soal/soal-written/:soalId","type":1,"val":"soalId","end":""}],
    types: placeholder as Registry['admin.questions.edit_written']['types'],
  },
  'admin.questions.add_reading': {
    methods: ["POST"],
    pattern: '/api/admin/paket-soal/:paketId/soal-reading',
    tokens: [{"old":"/api/admin/paket-soal/:paketId/soal-reading","type":0,"val":"api","end":""},{"old":"/api/admin/paket-soal/:paketId/soal-reading","type":0,"val":"admin","end":""},{"old":"/api/admin/paket-soal/:paketId/soal-reading","type":0,"val":"paket-soal","end":""},{"old":"/api/admin/paket-soal/:paketId/soal-reading","type":1,"val":"paketId","end":""},{"old":"/api/admin/paket-soal/:paketId/soal-reading","type":0,"val":"soal-reading","end":""}],
    types: placeholder as Registry['admin.questions.add_reading']['types'],
  },
  'admin.questions.edit_reading': {
    methods: ["PUT"],
    pattern: '/api/admin/paket-soal/soal-reading/:soalId',
    tokens: [{"old":"/api/admin/paket-soal/soal-reading/:soalId","type":0,"val":"api","end":""},{"old":"/api/admin/paket-soal/soal-reading/:soalId","type":0,"val":"admin","end":""},{"old":"/api/admin/paket-soal/soal-reading/:soalId","type":0,"val":"paket-soal","end":""},{"old":"/api/admin/paket-soal/soal-reading/:soalId","type":0,"val":"soal-reading","end":""},{"old":"/api/admin/paket-soal/soal-reading/:soalId","type":1,"val":"soalId","end":""}],
    types: placeholder as Registry['admin.questions.edit_reading']['types'],
  },
  'admin.passages.list': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/paket-soal/question-reading/:paketId',
    tokens: [{"old":"/api/admin/paket-soal/question-reading/:paketId","type":0,"val":"api","end":""},{"old":"/api/admin/paket-soal/question-reading/:paketId","type":0,"val":"admin","end":""},{"old":"/api/admin/paket-soal/question-reading/:paketId","type":0,"val":"paket-soal","end":""},{"old":"/api/admin/paket-soal/question-reading/:paketId","type":0,"val":"question-reading","end":""},{"old":"/api/admin/paket-soal/question-reading/:paketId","type":1,"val":"paketId","end":""}],
    types: placeholder as Registry['admin.passages.list']['types'],
  },
  'admin.passages.add': {
    methods: ["POST"],
    pattern: '/api/admin/paket-soal/:paketId/question-reading',
    tokens: [{"old":"/api/admin/paket-soal/:paketId/question-reading","type":0,"val":"api","end":""},{"old":"/api/admin/paket-soal/:paketId/question-reading","type":0,"val":"admin","end":""},{"old":"/api/admin/paket-soal/:paketId/question-reading","type":0,"val":"paket-soal","end":""},{"old":"/api/admin/paket-soal/:paketId/question-reading","type":1,"val":"paketId","end":""},{"old":"/api/admin/paket-soal/:paketId/question-reading","type":0,"val":"question-reading","end":""}],
    types: placeholder as Registry['admin.passages.add']['types'],
  },
  'admin.passages.edit': {
    methods: ["PUT"],
    pattern: '/api/admin/paket-soal/question-reading/:id',
    tokens: [{"old":"/api/admin/paket-soal/question-reading/:id","type":0,"val":"api","end":""},{"old":"/api/admin/paket-soal/question-reading/:id","type":0,"val":"admin","end":""},{"old":"/api/admin/paket-soal/question-reading/:id","type":0,"val":"paket-soal","end":""},{"old":"/api/admin/paket-soal/question-reading/:id","type":0,"val":"question-reading","end":""},{"old":"/api/admin/paket-soal/question-reading/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['admin.passages.edit']['types'],
  },
  'admin.passages.delete': {
    methods: ["DELETE"],
    pattern: '/api/admin/paket-soal/question-reading/:id',
    tokens: [{"old":"/api/admin/paket-soal/question-reading/:id","type":0,"val":"api","end":""},{"old":"/api/admin/paket-soal/question-reading/:id","type":0,"val":"admin","end":""},{"old":"/api/admin/paket-soal/question-reading/:id","type":0,"val":"paket-soal","end":""},{"old":"/api/admin/paket-soal/question-reading/:id","type":0,"val":"question-reading","end":""},{"old":"/api/admin/paket-soal/question-reading/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['admin.passages.delete']['types'],
  },
  'admin.payments.list': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/payments',
    tokens: [{"old":"/api/admin/payments","type":0,"val":"api","end":""},{"old":"/api/admin/payments","type":0,"val":"admin","end":""},{"old":"/api/admin/payments","type":0,"val":"payments","end":""}],
    types: placeholder as Registry['admin.payments.list']['types'],
  },
  'admin.payments.decide': {
    methods: ["PUT"],
    pattern: '/api/admin/payments/:id/status',
    tokens: [{"old":"/api/admin/payments/:id/status","type":0,"val":"api","end":""},{"old":"/api/admin/payments/:id/status","type":0,"val":"admin","end":""},{"old":"/api/admin/payments/:id/status","type":0,"val":"payments","end":""},{"old":"/api/admin/payments/:id/status","type":1,"val":"id","end":""},{"old":"/api/admin/payments/:id/status","type":0,"val":"status","end":""}],
    types: placeholder as Registry['admin.payments.decide']['types'],
  },
  'admin.results.list': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/riwayat-ujian',
    tokens: [{"old":"/api/admin/riwayat-ujian","type":0,"val":"api","end":""},{"old":"/api/admin/riwayat-ujian","type":0,"val":"admin","end":""},{"old":"/api/admin/riwayat-ujian","type":0,"val":"riwayat-ujian","end":""}],
    types: placeholder as Registry['admin.results.list']['types'],
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
