/* eslint-disable prettier/prettier */
/// <reference path="../manifest.d.ts" />

import type { ExtractBody, ExtractErrorResponse, ExtractQuery, ExtractQueryForGet, ExtractResponse } from '@tuyau/core/types'
import type { InferInput, SimpleError } from '@vinejs/vine/types'

export type ParamValue = string | number | bigint | boolean

export interface Registry {
  'health': {
    methods: ["GET","HEAD"]
    pattern: '/api/health'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/platform/health/health_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/platform/health/health_controller').default['handle']>>>
    }
  }
  'labs.report': {
    methods: ["POST"]
    pattern: '/api/labs/kejadian'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/labs/validators').reportValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/labs/validators').reportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/labs/controllers/report_events_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/labs/controllers/report_events_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.public': {
    methods: ["GET","HEAD"]
    pattern: '/api/pengaturan'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/academy/controllers/public_settings_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/academy/controllers/public_settings_controller').default['handle']>>>
    }
  }
  'settings.qris': {
    methods: ["GET","HEAD"]
    pattern: '/api/uploads/qris.svg'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/academy/controllers/qris_image_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/academy/controllers/qris_image_controller').default['handle']>>>
    }
  }
  'settings.logo': {
    methods: ["GET","HEAD"]
    pattern: '/api/uploads/logo/:file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { file: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/academy/controllers/send_logo_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/academy/controllers/send_logo_controller').default['handle']>>>
    }
  }
  'settings.testimonial_picture': {
    methods: ["GET","HEAD"]
    pattern: '/api/uploads/testimoni/:file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { file: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/academy/controllers/send_testimonial_picture_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/academy/controllers/send_testimonial_picture_controller').default['handle']>>>
    }
  }
  'users.register': {
    methods: ["POST"]
    pattern: '/api/users/register'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators').registerValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators').registerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/register_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/register_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'users.login': {
    methods: ["POST"]
    pattern: '/api/users/login'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators').loginValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators').loginValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/login_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/login_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'users.reset_password': {
    methods: ["POST"]
    pattern: '/api/users/reset-password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators').resetPasswordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators').resetPasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/reset_password_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/reset_password_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'users.logout_get': {
    methods: ["GET","HEAD"]
    pattern: '/api/users/logout'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/logout_controller').default['handleGet']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/logout_controller').default['handleGet']>>>
    }
  }
  'users.logout': {
    methods: ["POST"]
    pattern: '/api/users/logout'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/logout_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/logout_controller').default['handle']>>>
    }
  }
  'users.get_auth': {
    methods: ["GET","HEAD"]
    pattern: '/api/users/getAuth'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/get_auth_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/get_auth_controller').default['handle']>>>
    }
  }
  'users.detail': {
    methods: ["GET","HEAD"]
    pattern: '/api/users/detail-user'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/detail_user_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/detail_user_controller').default['handle']>>>
    }
  }
  'users.update_profile': {
    methods: ["PUT"]
    pattern: '/api/users/profile'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators').updateProfileValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators').updateProfileValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/update_profile_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/update_profile_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'users.update_password': {
    methods: ["PUT"]
    pattern: '/api/users/update-password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators').updatePasswordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators').updatePasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/update_password_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/update_password_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'users.picture': {
    methods: ["GET","HEAD"]
    pattern: '/api/uploads/profile/:file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { file: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/send_profile_picture_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/send_profile_picture_controller').default['handle']>>>
    }
  }
  'packages.list': {
    methods: ["GET","HEAD"]
    pattern: '/api/paket-soal'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/list_packages_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/list_packages_controller').default['handle']>>>
    }
  }
  'packages.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/paket-soal/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/show_package_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/show_package_controller').default['handle']>>>
    }
  }
  'payments.upload': {
    methods: ["POST"]
    pattern: '/api/payment/upload'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/payments/validators').uploadPaymentValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/payments/validators').uploadPaymentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/upload_payment_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/upload_payment_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'payments.own': {
    methods: ["GET","HEAD"]
    pattern: '/api/users/payment'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/list_own_payments_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/list_own_payments_controller').default['handle']>>>
    }
  }
  'payments.proof': {
    methods: ["GET","HEAD"]
    pattern: '/api/uploads/bukti/:file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { file: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/send_proof_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/send_proof_controller').default['handle']>>>
    }
  }
  'exam.access': {
    methods: ["GET","HEAD"]
    pattern: '/api/users/cek-akses'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/check_access_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/check_access_controller').default['handle']>>>
    }
  }
  'exam.package_access': {
    methods: ["GET","HEAD"]
    pattern: '/api/users/cek-akses/:paketId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { paketId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/check_package_access_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/check_package_access_controller').default['handle']>>>
    }
  }
  'exam.paper': {
    methods: ["GET","HEAD"]
    pattern: '/api/soal'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/exam/validators').paperValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/read_paper_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/read_paper_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exam.answers': {
    methods: ["GET","HEAD"]
    pattern: '/api/soal/ambil-jawaban'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/read_answers_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/read_answers_controller').default['handle']>>>
    }
  }
  'exam.save_answers': {
    methods: ["POST"]
    pattern: '/api/soal/simpan-jawaban'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/exam/validators').saveAnswersValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/exam/validators').saveAnswersValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/save_answers_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/save_answers_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exam.submit': {
    methods: ["POST"]
    pattern: '/api/soal/jawaban'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/exam/validators').submitValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/exam/validators').submitValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/submit_attempt_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/submit_attempt_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exam.check_end_time': {
    methods: ["GET","HEAD"]
    pattern: '/api/soal/cek-endtime'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/check_end_time_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/check_end_time_controller').default['handle']>>>
    }
  }
  'exam.timer': {
    methods: ["GET","HEAD"]
    pattern: '/api/soal/timers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/read_timer_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/read_timer_controller').default['handle']>>>
    }
  }
  'exam.start': {
    methods: ["PUT"]
    pattern: '/api/soal/timers'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/exam/validators').startValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/exam/validators').startValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/start_attempt_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/start_attempt_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exam.next': {
    methods: ["PUT"]
    pattern: '/api/soal/timers/next'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/exam/validators').nextValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/exam/validators').nextValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/advance_session_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/advance_session_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exam.end_session': {
    methods: ["PUT"]
    pattern: '/api/soal/timers-to-zero'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/end_session_early_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/end_session_early_controller').default['handle']>>>
    }
  }
  'exam.audio': {
    methods: ["GET","HEAD"]
    pattern: '/api/soal/ambil-audio'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/read_audio_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/read_audio_controller').default['handle']>>>
    }
  }
  'exam.report_audio': {
    methods: ["POST"]
    pattern: '/api/soal/simpan-audio'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/exam/validators').reportAudioValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/exam/validators').reportAudioValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/report_audio_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/report_audio_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exam.send_audio': {
    methods: ["GET","HEAD"]
    pattern: '/api/uploads/audio/:file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { file: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/send_audio_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/send_audio_controller').default['handle']>>>
    }
  }
  'exam.send_passage': {
    methods: ["GET","HEAD"]
    pattern: '/api/uploads/reading/:file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { file: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/send_passage_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/send_passage_controller').default['handle']>>>
    }
  }
  'results.verify': {
    methods: ["GET","HEAD"]
    pattern: '/api/sertifikat/:kode'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { kode: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/results/controllers/certificates_controller').default['verify']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/results/controllers/certificates_controller').default['verify']>>>
    }
  }
  'results.last_score': {
    methods: ["GET","HEAD"]
    pattern: '/api/users/lastScore'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/results/controllers/last_score_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/results/controllers/last_score_controller').default['handle']>>>
    }
  }
  'results.last_certificate': {
    methods: ["GET","HEAD"]
    pattern: '/api/users/lastScore/sertif'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/results/controllers/certificates_controller').default['last']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/results/controllers/certificates_controller').default['last']>>>
    }
  }
  'results.own': {
    methods: ["GET","HEAD"]
    pattern: '/api/users/riwayat-ujian'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/results/controllers/list_own_results_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/results/controllers/list_own_results_controller').default['handle']>>>
    }
  }
  'results.certificate': {
    methods: ["GET","HEAD"]
    pattern: '/api/users/certificate/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/results/controllers/certificates_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/results/controllers/certificates_controller').default['show']>>>
    }
  }
  'admin.dashboard': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/dashboard'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/dashboard/controllers/show_dashboard_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/dashboard/controllers/show_dashboard_controller').default['handle']>>>
    }
  }
  'admin.settings.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/pengaturan'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/academy/controllers/admin_settings_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/academy/controllers/admin_settings_controller').default['handle']>>>
    }
  }
  'admin.settings.update': {
    methods: ["PUT"]
    pattern: '/api/admin/pengaturan'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/academy/validators').settingsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/academy/validators').settingsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/academy/controllers/update_settings_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/academy/controllers/update_settings_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.settings.upload_logo': {
    methods: ["PUT"]
    pattern: '/api/admin/pengaturan/logo'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/academy/controllers/upload_logo_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/academy/controllers/upload_logo_controller').default['handle']>>>
    }
  }
  'admin.settings.remove_logo': {
    methods: ["DELETE"]
    pattern: '/api/admin/pengaturan/logo'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/academy/controllers/remove_logo_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/academy/controllers/remove_logo_controller').default['handle']>>>
    }
  }
  'admin.settings.upload_testimonial_picture': {
    methods: ["POST"]
    pattern: '/api/admin/pengaturan/testimoni/gambar'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/academy/controllers/upload_testimonial_picture_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/academy/controllers/upload_testimonial_picture_controller').default['handle']>>>
    }
  }
  'admin.audit_log': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/audit-log'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/audit/list_entries').listEntriesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/audit/controllers/list_entries_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/audit/controllers/list_entries_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.users.list': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/user'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/accounts/validators').listUsersValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/list_users_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/list_users_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.users.reset_code': {
    methods: ["POST"]
    pattern: '/api/admin/user/:id/kode-reset'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/issue_reset_code_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/issue_reset_code_controller').default['handle']>>>
    }
  }
  'admin.users.unlock': {
    methods: ["POST"]
    pattern: '/api/admin/user/:id/buka-kunci'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/unlock_user_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/unlock_user_controller').default['handle']>>>
    }
  }
  'admin.labs.list': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/lab'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/labs/controllers/list_labs_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/labs/controllers/list_labs_controller').default['handle']>>>
    }
  }
  'admin.labs.register': {
    methods: ["POST"]
    pattern: '/api/admin/lab'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/labs/validators').labValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/labs/validators').labValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/labs/controllers/register_lab_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/labs/controllers/register_lab_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.labs.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/lab/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/labs/controllers/show_lab_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/labs/controllers/show_lab_controller').default['handle']>>>
    }
  }
  'admin.labs.rename': {
    methods: ["PUT"]
    pattern: '/api/admin/lab/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/labs/validators').labValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/labs/validators').labValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/labs/controllers/rename_lab_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/labs/controllers/rename_lab_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.labs.revoke': {
    methods: ["DELETE"]
    pattern: '/api/admin/lab/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/labs/validators').forceValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/labs/validators').forceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/labs/controllers/revoke_lab_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/labs/controllers/revoke_lab_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.labs.rotate_key': {
    methods: ["POST"]
    pattern: '/api/admin/lab/:id/kunci'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/labs/validators').forceValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/labs/validators').forceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/labs/controllers/rotate_key_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/labs/controllers/rotate_key_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.labs.events': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/lab/:id/kejadian'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/labs/validators').eventFilterValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/labs/controllers/list_events_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/labs/controllers/list_events_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.packages.list': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/paket-soal'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/list_admin_packages_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/list_admin_packages_controller').default['handle']>>>
    }
  }
  'admin.packages.create': {
    methods: ["POST"]
    pattern: '/api/admin/paket-soal'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/packages/validators').createPackageValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/packages/validators').createPackageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/create_package_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/create_package_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.packages.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/paket-soal/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/show_admin_package_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/show_admin_package_controller').default['handle']>>>
    }
  }
  'admin.packages.update': {
    methods: ["PUT"]
    pattern: '/api/admin/paket-soal/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/packages/validators').updatePackageValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/packages/validators').updatePackageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/update_package_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/update_package_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.packages.archive': {
    methods: ["DELETE"]
    pattern: '/api/admin/paket-soal/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/archive_package_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/archive_package_controller').default['handle']>>>
    }
  }
  'admin.questions.last_listening': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/paket-soal/:paketId/listening/last'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { paketId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/questions/controllers/last_question_controller').default['listening']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/questions/controllers/last_question_controller').default['listening']>>>
    }
  }
  'admin.questions.last_structure': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/paket-soal/:paketId/structure/last'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { paketId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/questions/controllers/last_question_controller').default['structure']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/questions/controllers/last_question_controller').default['structure']>>>
    }
  }
  'admin.questions.last_written': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/paket-soal/:paketId/written/last'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { paketId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/questions/controllers/last_question_controller').default['written']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/questions/controllers/last_question_controller').default['written']>>>
    }
  }
  'admin.questions.last_reading': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/paket-soal/:paketId/reading/last'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { paketId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/questions/controllers/last_question_controller').default['reading']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/questions/controllers/last_question_controller').default['reading']>>>
    }
  }
  'admin.questions.listening': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/paket-soal/:paketId/soal-listening'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { paketId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/questions/controllers/list_questions_controller').default['listening']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/questions/controllers/list_questions_controller').default['listening']>>>
    }
  }
  'admin.questions.structure': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/paket-soal/:paketId/soal-structure'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { paketId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/questions/controllers/list_questions_controller').default['structure']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/questions/controllers/list_questions_controller').default['structure']>>>
    }
  }
  'admin.questions.written': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/paket-soal/:paketId/soal-written'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { paketId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/questions/controllers/list_questions_controller').default['written']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/questions/controllers/list_questions_controller').default['written']>>>
    }
  }
  'admin.questions.reading': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/paket-soal/:paketId/soal-reading'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { paketId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/questions/controllers/list_questions_controller').default['reading']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/questions/controllers/list_questions_controller').default['reading']>>>
    }
  }
  'admin.questions.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/paket-soal/soal/:soalId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { soalId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/questions/controllers/show_question_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/questions/controllers/show_question_controller').default['handle']>>>
    }
  }
  'admin.questions.delete': {
    methods: ["DELETE"]
    pattern: '/api/admin/paket-soal/soal/:soalId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { soalId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/questions/controllers/delete_question_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/questions/controllers/delete_question_controller').default['handle']>>>
    }
  }
  'admin.questions.delete_reading': {
    methods: ["DELETE"]
    pattern: '/api/admin/paket-soal/soal-reading/:soalId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { soalId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/questions/controllers/delete_question_controller').default['reading']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/questions/controllers/delete_question_controller').default['reading']>>>
    }
  }
  'admin.questions.add_listening': {
    methods: ["POST"]
    pattern: '/api/admin/paket-soal/:paketId/soal-listening'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/questions/validators').listeningValidator)>>
      paramsTuple: [ParamValue]
      params: { paketId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/questions/validators').listeningValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/questions/controllers/add_listening_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/questions/controllers/add_listening_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.questions.edit_listening': {
    methods: ["PUT"]
    pattern: '/api/admin/paket-soal/:soalId/soal-listening'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/questions/validators').listeningValidator)>>
      paramsTuple: [ParamValue]
      params: { soalId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/questions/validators').listeningValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/questions/controllers/edit_listening_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/questions/controllers/edit_listening_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.questions.add_structure': {
    methods: ["POST"]
    pattern: '/api/admin/paket-soal/:paketId/soal-structure'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/questions/validators').structureValidator)>>
      paramsTuple: [ParamValue]
      params: { paketId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/questions/validators').structureValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/questions/controllers/add_structure_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/questions/controllers/add_structure_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.questions.edit_structure': {
    methods: ["PUT"]
    pattern: '/api/admin/paket-soal/soal-structure/:soalId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/questions/validators').structureValidator)>>
      paramsTuple: [ParamValue]
      params: { soalId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/questions/validators').structureValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/questions/controllers/edit_structure_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/questions/controllers/edit_structure_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.questions.add_written': {
    methods: ["POST"]
    pattern: '/api/admin/paket-soal/:paketId/soal-written'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/questions/validators').writtenValidator)>>
      paramsTuple: [ParamValue]
      params: { paketId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/questions/validators').writtenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/questions/controllers/add_written_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/questions/controllers/add_written_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.questions.edit_written': {
    methods: ["PUT"]
    pattern: '/api/admin/paket-soal/soal-written/:soalId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/questions/validators').writtenValidator)>>
      paramsTuple: [ParamValue]
      params: { soalId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/questions/validators').writtenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/questions/controllers/edit_written_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/questions/controllers/edit_written_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.questions.add_reading': {
    methods: ["POST"]
    pattern: '/api/admin/paket-soal/:paketId/soal-reading'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/questions/validators').readingValidator)>>
      paramsTuple: [ParamValue]
      params: { paketId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/questions/validators').readingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/questions/controllers/add_reading_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/questions/controllers/add_reading_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.questions.edit_reading': {
    methods: ["PUT"]
    pattern: '/api/admin/paket-soal/soal-reading/:soalId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/questions/validators').readingValidator)>>
      paramsTuple: [ParamValue]
      params: { soalId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/questions/validators').readingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/questions/controllers/edit_reading_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/questions/controllers/edit_reading_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.passages.list': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/paket-soal/question-reading/:paketId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { paketId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/questions/controllers/list_passages_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/questions/controllers/list_passages_controller').default['handle']>>>
    }
  }
  'admin.passages.add': {
    methods: ["POST"]
    pattern: '/api/admin/paket-soal/:paketId/question-reading'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/questions/validators').passageValidator)>>
      paramsTuple: [ParamValue]
      params: { paketId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/questions/validators').passageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/questions/controllers/add_passage_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/questions/controllers/add_passage_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.passages.edit': {
    methods: ["PUT"]
    pattern: '/api/admin/paket-soal/question-reading/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/questions/validators').passageValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/questions/validators').passageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/questions/controllers/edit_passage_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/questions/controllers/edit_passage_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.passages.delete': {
    methods: ["DELETE"]
    pattern: '/api/admin/paket-soal/question-reading/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/questions/validators').deletePassageValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/questions/validators').deletePassageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/questions/controllers/delete_passage_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/questions/controllers/delete_passage_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.payments.list': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/payments'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/payments/validators').listPaymentsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/list_payments_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/list_payments_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.payments.decide': {
    methods: ["PUT"]
    pattern: '/api/admin/payments/:id/status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/payments/validators').decidePaymentValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/payments/validators').decidePaymentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/decide_payment_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/decide_payment_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.results.list': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/riwayat-ujian'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/results/validators').listResultsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/results/controllers/list_results_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/results/controllers/list_results_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
}
