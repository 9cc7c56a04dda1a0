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
  'health.live': {
    methods: ["GET","HEAD"]
    pattern: '/api/health/live'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/platform/health/health_controller').default['live']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/platform/health/health_controller').default['live']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/academy/controllers/settings_controller').default['public']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/academy/controllers/settings_controller').default['public']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/academy/controllers/academy_pictures_controller').default['qris']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/academy/controllers/academy_pictures_controller').default['qris']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/academy/controllers/academy_pictures_controller').default['logo']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/academy/controllers/academy_pictures_controller').default['logo']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/academy/controllers/academy_pictures_controller').default['testimonial']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/academy/controllers/academy_pictures_controller').default['testimonial']>>>
    }
  }
  'packages.prices': {
    methods: ["GET","HEAD"]
    pattern: '/api/harga-paket'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/packages_controller').default['prices']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/packages_controller').default['prices']>>>
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
  'messages.mail_stop': {
    methods: ["GET","HEAD"]
    pattern: '/api/berhenti-email/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/messages/controllers/mail_stops_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/messages/controllers/mail_stops_controller').default['show']>>>
    }
  }
  'messages.stop_mail': {
    methods: ["POST"]
    pattern: '/api/berhenti-email/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/messages/controllers/mail_stops_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/messages/controllers/mail_stops_controller').default['store']>>>
    }
  }
  'messages.resume_mail': {
    methods: ["DELETE"]
    pattern: '/api/berhenti-email/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/messages/controllers/mail_stops_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/messages/controllers/mail_stops_controller').default['destroy']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/labs/controllers/incidents_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/labs/controllers/incidents_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'labs.enrol': {
    methods: ["POST"]
    pattern: '/api/labs/kursi'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/labs/validators').enrolmentValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/labs/validators').enrolmentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/labs/controllers/enrolment_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/labs/controllers/enrolment_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'labs.updates': {
    methods: ["GET","HEAD"]
    pattern: '/api/labs/pembaruan'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/seat_updates_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/seat_updates_controller').default['show']>>>
    }
  }
  'labs.check': {
    methods: ["POST"]
    pattern: '/api/labs/cek-perangkat'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/events/validators').seatCheckValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/events/validators').seatCheckValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/device_checks_controller').default['storeSeat']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/device_checks_controller').default['storeSeat']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/account_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/account_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/session_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/session_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'users.login_code': {
    methods: ["POST"]
    pattern: '/api/users/login/kode'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators').codeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators').codeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/session_controller').default['storeCode']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/session_controller').default['storeCode']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'users.login_own_password': {
    methods: ["POST"]
    pattern: '/api/users/login/password-baru'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators').ownPasswordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators').ownPasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/session_controller').default['storeOwnPassword']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/session_controller').default['storeOwnPassword']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/password_controller').default['reset']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/password_controller').default['reset']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'users.see_invitation': {
    methods: ["POST"]
    pattern: '/api/users/undangan/lihat'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators').invitationTokenValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators').invitationTokenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/invitations_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/invitations_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'users.accept_invitation': {
    methods: ["POST"]
    pattern: '/api/users/undangan'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators').acceptInvitationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators').acceptInvitationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/invitations_controller').default['accept']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/invitations_controller').default['accept']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/session_controller').default['destroyByGet']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/session_controller').default['destroyByGet']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/session_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/session_controller').default['destroy']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/session_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/session_controller').default['show']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/account_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/account_controller').default['show']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/account_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/account_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/password_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/password_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'users.confirm_password': {
    methods: ["POST"]
    pattern: '/api/users/konfirmasi-password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators').confirmPasswordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators').confirmPasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/password_controller').default['confirm']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/password_controller').default['confirm']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'users.notices': {
    methods: ["GET","HEAD"]
    pattern: '/api/users/pemberitahuan'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/account_notices_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/account_notices_controller').default['index']>>>
    }
  }
  'users.read_notice': {
    methods: ["POST"]
    pattern: '/api/users/pemberitahuan/:id/baca'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/account_notices_controller').default['read']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/account_notices_controller').default['read']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/account_controller').default['picture']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/account_controller').default['picture']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/packages_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/packages_controller').default['index']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/packages_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/packages_controller').default['show']>>>
    }
  }
  'access.own': {
    methods: ["GET","HEAD"]
    pattern: '/api/users/akses'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/enrolment/controllers/access_controller').default['own']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/enrolment/controllers/access_controller').default['own']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/payments_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/payments_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'payments.bill': {
    methods: ["POST"]
    pattern: '/api/payment/tagihan'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/payments/validators').openBillValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/payments/validators').openBillValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/payments_controller').default['bill']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/payments_controller').default['bill']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'payments.quote_promo': {
    methods: ["POST"]
    pattern: '/api/payment/promo'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/payments/validators').quotePromoValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/payments/validators').quotePromoValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/promos_controller').default['quote']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/promos_controller').default['quote']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'payments.bundles': {
    methods: ["GET","HEAD"]
    pattern: '/api/bundel'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/bundles_controller').default['offered']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/bundles_controller').default['offered']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/payments_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/payments_controller').default['index']>>>
    }
  }
  'payments.own_receipt': {
    methods: ["GET","HEAD"]
    pattern: '/api/users/payment/:id/kuitansi'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/payment_papers_controller').default['own']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/payment_papers_controller').default['own']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/payments_controller').default['proof']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/payments_controller').default['proof']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/access_controller').default['active']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/access_controller').default['active']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/access_controller').default['package']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/access_controller').default['package']>>>
    }
  }
  'late_answers.own': {
    methods: ["GET","HEAD"]
    pattern: '/api/users/jawaban-terlambat'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/late_answers_controller').default['own']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/late_answers_controller').default['own']>>>
    }
  }
  'exam.package_states': {
    methods: ["GET","HEAD"]
    pattern: '/api/users/keadaan-paket'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/access_controller').default['states']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/access_controller').default['states']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/attempt_controller').default['paper']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/attempt_controller').default['paper']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exam.option_orders': {
    methods: ["GET","HEAD"]
    pattern: '/api/soal/urutan-pilihan'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/attempt_controller').default['optionOrders']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/attempt_controller').default['optionOrders']>>>
    }
  }
  'exam.storage_key': {
    methods: ["GET","HEAD"]
    pattern: '/api/soal/kunci'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/attempt_controller').default['storageKey']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/attempt_controller').default['storageKey']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/answers_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/answers_controller').default['show']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/answers_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/answers_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exam.deliver_late': {
    methods: ["POST"]
    pattern: '/api/soal/jawaban-terlambat'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/exam/validators').deliveredAttemptValidator)>|InferInput<(typeof import('#app/exam/validators').lateAnswersValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/exam/validators').deliveredAttemptValidator)>|InferInput<(typeof import('#app/exam/validators').lateAnswersValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/answers_controller').default['deliverLate']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/answers_controller').default['deliverLate']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exam.rescue_key': {
    methods: ["GET","HEAD"]
    pattern: '/api/soal/kunci-penyelamatan'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/attempt_controller').default['rescueKey']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/attempt_controller').default['rescueKey']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/attempt_controller').default['submit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/attempt_controller').default['submit']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/attempt_controller').default['running']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/attempt_controller').default['running']>>>
    }
  }
  'exam.timer': {
    methods: ["GET","HEAD"]
    pattern: '/api/soal/timers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/exam/validators').timerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/attempt_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/attempt_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exam.read_notice': {
    methods: ["PUT"]
    pattern: '/api/soal/pemberitahuan/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/notices_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/notices_controller').default['update']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/attempt_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/attempt_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exam.pulse': {
    methods: ["POST"]
    pattern: '/api/soal/denyut'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/exam/validators').pulseValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/exam/validators').pulseValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/pulse_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/pulse_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/attempt_controller').default['advance']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/attempt_controller').default['advance']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/attempt_controller').default['endSession']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/attempt_controller').default['endSession']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/question_media_controller').default['played']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/question_media_controller').default['played']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/question_media_controller').default['report']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/question_media_controller').default['report']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/question_media_controller').default['audio']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/question_media_controller').default['audio']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/question_media_controller').default['passage']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/question_media_controller').default['passage']>>>
    }
  }
  'events.list': {
    methods: ["GET","HEAD"]
    pattern: '/api/jadwal'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/own_events_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/own_events_controller').default['index']>>>
    }
  }
  'events.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/jadwal/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/own_events_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/own_events_controller').default['show']>>>
    }
  }
  'events.enter': {
    methods: ["POST"]
    pattern: '/api/jadwal/:id/masuk'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/events/validators').enterValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/events/validators').enterValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/own_events_controller').default['enter']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/own_events_controller').default['enter']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'events.ready': {
    methods: ["PUT"]
    pattern: '/api/jadwal/:id/siap'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/own_events_controller').default['ready']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/own_events_controller').default['ready']>>>
    }
  }
  'events.waiting': {
    methods: ["GET","HEAD"]
    pattern: '/api/jadwal/:id/ruang-tunggu'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/own_events_controller').default['waiting']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/own_events_controller').default['waiting']>>>
    }
  }
  'events.pulse': {
    methods: ["POST"]
    pattern: '/api/jadwal/:id/denyut'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/exam/validators').pulseValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/exam/validators').pulseValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/own_events_controller').default['pulse']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/own_events_controller').default['pulse']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'events.show_check': {
    methods: ["GET","HEAD"]
    pattern: '/api/jadwal/:id/cek-perangkat'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/device_checks_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/device_checks_controller').default['show']>>>
    }
  }
  'events.check': {
    methods: ["POST"]
    pattern: '/api/jadwal/:id/cek-perangkat'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/events/validators').deviceCheckValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/events/validators').deviceCheckValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/device_checks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/device_checks_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'events.line_sample': {
    methods: ["GET","HEAD"]
    pattern: '/api/cek-perangkat/sampel'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/device_checks_controller').default['sample']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/device_checks_controller').default['sample']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/results/controllers/results_controller').default['last']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/results/controllers/results_controller').default['last']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/results/controllers/results_controller').default['own']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/results/controllers/results_controller').default['own']>>>
    }
  }
  'results.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/users/riwayat-ujian/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/results/controllers/results_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/results/controllers/results_controller').default['show']>>>
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
  'people.own_data': {
    methods: ["GET","HEAD"]
    pattern: '/api/users/data-saya'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/people/controllers/person_data_controller').default['own']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/people/controllers/person_data_controller').default['own']>>>
    }
  }
  'people.own_erasure': {
    methods: ["GET","HEAD"]
    pattern: '/api/users/permintaan-hapus'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/people/controllers/own_erasure_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/people/controllers/own_erasure_controller').default['show']>>>
    }
  }
  'people.request_erasure': {
    methods: ["POST"]
    pattern: '/api/users/permintaan-hapus'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/people/validators').erasureRequestValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/people/validators').erasureRequestValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/people/controllers/own_erasure_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/people/controllers/own_erasure_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'people.withdraw_erasure': {
    methods: ["DELETE"]
    pattern: '/api/users/permintaan-hapus'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/people/controllers/own_erasure_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/people/controllers/own_erasure_controller').default['destroy']>>>
    }
  }
  'learning.explanations': {
    methods: ["GET","HEAD"]
    pattern: '/api/users/riwayat-ujian/:id/pembahasan'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/controllers/explanations_controller').default['own']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/controllers/explanations_controller').default['own']>>>
    }
  }
  'learning.skill_map': {
    methods: ["GET","HEAD"]
    pattern: '/api/users/peta'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/controllers/skill_map_controller').default['own']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/controllers/skill_map_controller').default['own']>>>
    }
  }
  'learning.lesson': {
    methods: ["GET","HEAD"]
    pattern: '/api/materi/:skill'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { skill: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/controllers/lessons_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/controllers/lessons_controller').default['show']>>>
    }
  }
  'learning.plan': {
    methods: ["GET","HEAD"]
    pattern: '/api/latihan/rencana'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/controllers/study_plans_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/controllers/study_plans_controller').default['show']>>>
    }
  }
  'learning.change_plan': {
    methods: ["PUT"]
    pattern: '/api/latihan/rencana'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/learning/validators').studyPlanValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/learning/validators').studyPlanValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/controllers/study_plans_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/controllers/study_plans_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.drill': {
    methods: ["GET","HEAD"]
    pattern: '/api/latihan'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/controllers/drills_controller').default['today']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/controllers/drills_controller').default['today']>>>
    }
  }
  'learning.assigned': {
    methods: ["GET","HEAD"]
    pattern: '/api/latihan/tugas'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/controllers/assigned_drills_controller').default['list']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/controllers/assigned_drills_controller').default['list']>>>
    }
  }
  'learning.assigned_drill': {
    methods: ["GET","HEAD"]
    pattern: '/api/latihan/tugas/:tugasId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { tugasId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/controllers/assigned_drills_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/controllers/assigned_drills_controller').default['show']>>>
    }
  }
  'learning.drill_answer': {
    methods: ["GET","HEAD"]
    pattern: '/api/latihan/:id/jawaban'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/controllers/drills_controller').default['verdict']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/controllers/drills_controller').default['verdict']>>>
    }
  }
  'learning.answer_drill': {
    methods: ["POST"]
    pattern: '/api/latihan/:id/jawaban'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/learning/validators').answerDrillValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/learning/validators').answerDrillValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/controllers/drills_controller').default['answer']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/controllers/drills_controller').default['answer']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.drill_recording': {
    methods: ["GET","HEAD"]
    pattern: '/api/latihan/rekaman/:file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { file: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/controllers/drills_controller').default['recording']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/controllers/drills_controller').default['recording']>>>
    }
  }
  'school.open': {
    methods: ["POST"]
    pattern: '/api/sekolah/:token/buka'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/reports/validators').schoolCodeValidator)>>
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/reports/validators').schoolCodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/shared_results_controller').default['open']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/shared_results_controller').default['open']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'school.close': {
    methods: ["POST"]
    pattern: '/api/sekolah/:token/tutup'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/shared_results_controller').default['close']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/shared_results_controller').default['close']>>>
    }
  }
  'school.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/sekolah/:token/hasil'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/shared_results_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/shared_results_controller').default['show']>>>
    }
  }
  'school.excel': {
    methods: ["GET","HEAD"]
    pattern: '/api/sekolah/:token/excel'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/shared_results_controller').default['excel']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/shared_results_controller').default['excel']>>>
    }
  }
  'labs.seb_proof': {
    methods: ["GET","HEAD"]
    pattern: '/api/seb'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/labs/controllers/seb_proof_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/labs/controllers/seb_proof_controller').default['show']>>>
    }
  }
  'labs.prove_seb': {
    methods: ["POST"]
    pattern: '/api/seb'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/labs/validators').sebProofValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/labs/validators').sebProofValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/labs/controllers/seb_proof_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/labs/controllers/seb_proof_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
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
  'admin.dashboard.weak_questions': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/dashboard/soal-lemah'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/dashboard/controllers/show_dashboard_controller').default['weakQuestions']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/dashboard/controllers/show_dashboard_controller').default['weakQuestions']>>>
    }
  }
  'admin.dashboard.week': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/dashboard/pekan'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/dashboard/controllers/show_dashboard_controller').default['week']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/dashboard/controllers/show_dashboard_controller').default['week']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/academy/controllers/settings_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/academy/controllers/settings_controller').default['show']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/academy/controllers/settings_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/academy/controllers/settings_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/academy/controllers/academy_pictures_controller').default['updateLogo']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/academy/controllers/academy_pictures_controller').default['updateLogo']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/academy/controllers/academy_pictures_controller').default['destroyLogo']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/academy/controllers/academy_pictures_controller').default['destroyLogo']>>>
    }
  }
  'admin.settings.certificate_picture': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/pengaturan/sertifikat/:gambar'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { gambar: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/academy/controllers/certificate_pictures_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/academy/controllers/certificate_pictures_controller').default['show']>>>
    }
  }
  'admin.settings.upload_certificate_picture': {
    methods: ["PUT"]
    pattern: '/api/admin/pengaturan/sertifikat/:gambar'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { gambar: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/academy/controllers/certificate_pictures_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/academy/controllers/certificate_pictures_controller').default['update']>>>
    }
  }
  'admin.settings.remove_certificate_picture': {
    methods: ["DELETE"]
    pattern: '/api/admin/pengaturan/sertifikat/:gambar'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { gambar: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/academy/controllers/certificate_pictures_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/academy/controllers/certificate_pictures_controller').default['destroy']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/academy/controllers/academy_pictures_controller').default['storeTestimonial']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/academy/controllers/academy_pictures_controller').default['storeTestimonial']>>>
    }
  }
  'admin.audit_log': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/audit-log'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/audit/validators').listEntriesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/audit/controllers/list_entries_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/audit/controllers/list_entries_controller').default['handle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.audit_log.excel': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/audit-log/excel'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/audit/validators').listEntriesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/audit/controllers/list_entries_controller').default['excel']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/audit/controllers/list_entries_controller').default['excel']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.messages.list': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/pesan'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/messages/validators').listMessagesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/messages/controllers/messages_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/messages/controllers/messages_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.messages.count': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/pesan/jumlah'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/messages/controllers/messages_controller').default['count']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/messages/controllers/messages_controller').default['count']>>>
    }
  }
  'admin.messages.send': {
    methods: ["POST"]
    pattern: '/api/admin/pesan/:id/kirim'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/messages/controllers/messages_controller').default['send']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/messages/controllers/messages_controller').default['send']>>>
    }
  }
  'admin.messages.unmark': {
    methods: ["DELETE"]
    pattern: '/api/admin/pesan/:id/kirim'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/messages/controllers/messages_controller').default['unmark']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/messages/controllers/messages_controller').default['unmark']>>>
    }
  }
  'admin.messages.retry_mail': {
    methods: ["POST"]
    pattern: '/api/admin/pesan/:id/email'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/messages/controllers/messages_controller').default['retry']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/messages/controllers/messages_controller').default['retry']>>>
    }
  }
  'admin.message_texts.list': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/pengaturan/pesan'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/messages/controllers/message_texts_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/messages/controllers/message_texts_controller').default['index']>>>
    }
  }
  'admin.message_texts.update': {
    methods: ["PUT"]
    pattern: '/api/admin/pengaturan/pesan'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/messages/validators').messageTextValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/messages/validators').messageTextValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/messages/controllers/message_texts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/messages/controllers/message_texts_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/admin_users_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/admin_users_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.users.excel': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/user/excel'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/accounts/validators').listUsersValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/admin_users_controller').default['excel']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/admin_users_controller').default['excel']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/admin_users_controller').default['issueResetCode']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/admin_users_controller').default['issueResetCode']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/admin_users_controller').default['unlock']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/admin_users_controller').default['unlock']>>>
    }
  }
  'admin.users.suspend': {
    methods: ["POST"]
    pattern: '/api/admin/user/:id/tangguhkan'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators').suspendUserValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators').suspendUserValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/suspension_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/suspension_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.users.restore': {
    methods: ["POST"]
    pattern: '/api/admin/user/:id/pulihkan'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/suspension_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/suspension_controller').default['destroy']>>>
    }
  }
  'admin.users.remove_factor': {
    methods: ["POST"]
    pattern: '/api/admin/user/:id/hapus-dua-langkah'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/second_factor_controller').default['remove']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/second_factor_controller').default['remove']>>>
    }
  }
  'admin.users.end_login': {
    methods: ["DELETE"]
    pattern: '/api/admin/user/:id/login/:login'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; login: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/suspension_controller').default['endLogin']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/suspension_controller').default['endLogin']>>>
    }
  }
  'admin.users.sign_out': {
    methods: ["POST"]
    pattern: '/api/admin/user/:id/keluarkan'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/suspension_controller').default['signOut']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/suspension_controller').default['signOut']>>>
    }
  }
  'admin.people.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/user/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/people/controllers/people_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/people/controllers/people_controller').default['show']>>>
    }
  }
  'admin.people.data': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/user/:id/data'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/people/controllers/person_data_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/people/controllers/person_data_controller').default['show']>>>
    }
  }
  'admin.people.merge': {
    methods: ["POST"]
    pattern: '/api/admin/user/:id/gabung'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/people/validators').mergeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/people/validators').mergeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/people/controllers/people_controller').default['merge']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/people/controllers/people_controller').default['merge']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.people.decline_erasure': {
    methods: ["PUT"]
    pattern: '/api/admin/user/:id/permintaan-hapus'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/people/validators').declineErasureValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/people/validators').declineErasureValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/people/controllers/erasure_controller').default['decline']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/people/controllers/erasure_controller').default['decline']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.people.erase': {
    methods: ["DELETE"]
    pattern: '/api/admin/user/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/people/validators').erasureValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/people/validators').erasureValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/people/controllers/erasure_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/people/controllers/erasure_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.people.edit': {
    methods: ["PUT"]
    pattern: '/api/admin/user/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators').editUserValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators').editUserValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/people/controllers/people_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/people/controllers/people_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.people.erasure_requests': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/permintaan-hapus'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/people/controllers/erasure_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/people/controllers/erasure_controller').default['index']>>>
    }
  }
  'admin.results.answer_sheet': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/riwayat-ujian/:id/jawaban'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/people/controllers/answer_sheet_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/people/controllers/answer_sheet_controller').default['handle']>>>
    }
  }
  'admin.staff.list': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/staf'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/staff_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/staff_controller').default['index']>>>
    }
  }
  'admin.staff.change_role': {
    methods: ["PUT"]
    pattern: '/api/admin/staf/:id/peran'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators').changeRoleValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators').changeRoleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/staff_controller').default['updateRole']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/staff_controller').default['updateRole']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.staff.logins': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/staf/:id/login'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/staff_controller').default['logins']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/staff_controller').default['logins']>>>
    }
  }
  'admin.staff.end_login': {
    methods: ["DELETE"]
    pattern: '/api/admin/staf/:id/login/:login'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; login: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/staff_controller').default['endLogin']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/staff_controller').default['endLogin']>>>
    }
  }
  'admin.staff.invite': {
    methods: ["POST"]
    pattern: '/api/admin/staf/undangan'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators').inviteStaffValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators').inviteStaffValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/invitations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/invitations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.staff.withdraw_invitation': {
    methods: ["DELETE"]
    pattern: '/api/admin/staf/undangan/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/invitations_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/invitations_controller').default['destroy']>>>
    }
  }
  'admin.factor.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/dua-langkah'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/second_factor_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/second_factor_controller').default['show']>>>
    }
  }
  'admin.factor.begin': {
    methods: ["POST"]
    pattern: '/api/admin/dua-langkah'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/second_factor_controller').default['begin']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/second_factor_controller').default['begin']>>>
    }
  }
  'admin.factor.enable': {
    methods: ["POST"]
    pattern: '/api/admin/dua-langkah/aktifkan'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators').codeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators').codeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/second_factor_controller').default['enable']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/second_factor_controller').default['enable']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.factor.renew_codes': {
    methods: ["POST"]
    pattern: '/api/admin/dua-langkah/kode-pemulihan'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators').codeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators').codeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/second_factor_controller').default['renewCodes']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/second_factor_controller').default['renewCodes']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.factor.disable': {
    methods: ["POST"]
    pattern: '/api/admin/dua-langkah/matikan'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/accounts/validators').codeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/accounts/validators').codeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/controllers/second_factor_controller').default['disable']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/controllers/second_factor_controller').default['disable']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.classes.list': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/kelas'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/classes/controllers/classes_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/classes/controllers/classes_controller').default['index']>>>
    }
  }
  'admin.classes.create': {
    methods: ["POST"]
    pattern: '/api/admin/kelas'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/classes/validators').classValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/classes/validators').classValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/classes/controllers/classes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/classes/controllers/classes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.classes.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/kelas/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/classes/controllers/classes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/classes/controllers/classes_controller').default['show']>>>
    }
  }
  'admin.classes.rename': {
    methods: ["PUT"]
    pattern: '/api/admin/kelas/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/classes/validators').classValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/classes/validators').classValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/classes/controllers/classes_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/classes/controllers/classes_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.classes.archive': {
    methods: ["POST"]
    pattern: '/api/admin/kelas/:id/arsipkan'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/classes/controllers/classes_controller').default['archive']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/classes/controllers/classes_controller').default['archive']>>>
    }
  }
  'admin.classes.restore': {
    methods: ["POST"]
    pattern: '/api/admin/kelas/:id/pulihkan'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/classes/controllers/classes_controller').default['restore']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/classes/controllers/classes_controller').default['restore']>>>
    }
  }
  'admin.classes.template': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/kelas/template'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/classes/controllers/list_files_controller').default['template']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/classes/controllers/list_files_controller').default['template']>>>
    }
  }
  'admin.classes.read_list_file': {
    methods: ["POST"]
    pattern: '/api/admin/kelas/baca-berkas'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/classes/validators').worksheetValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/classes/validators').worksheetValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/classes/controllers/list_files_controller').default['read']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/classes/controllers/list_files_controller').default['read']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.classes.check_learners': {
    methods: ["POST"]
    pattern: '/api/admin/kelas/:id/peserta/periksa'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/classes/validators').learnerListValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/classes/validators').learnerListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/classes/controllers/learners_controller').default['check']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/classes/controllers/learners_controller').default['check']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.classes.add_learners': {
    methods: ["POST"]
    pattern: '/api/admin/kelas/:id/peserta'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/classes/validators').learnerListValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/classes/validators').learnerListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/classes/controllers/learners_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/classes/controllers/learners_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.classes.remove_learner': {
    methods: ["DELETE"]
    pattern: '/api/admin/kelas/:id/peserta/:userId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/classes/controllers/learners_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/classes/controllers/learners_controller').default['destroy']>>>
    }
  }
  'admin.classes.print_cards': {
    methods: ["POST"]
    pattern: '/api/admin/kelas/:id/kartu'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/classes/validators').cardOrderValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/classes/validators').cardOrderValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/classes/controllers/cards_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/classes/controllers/cards_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.class_results.subjects': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/hasil-kelas'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/class_results_controller').default['subjects']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/class_results_controller').default['subjects']>>>
    }
  }
  'admin.class_results.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/kelas/:id/hasil'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/reports/validators').classResultsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/class_results_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/class_results_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.class_results.excel': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/kelas/:id/hasil/excel'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/reports/validators').classResultsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/class_results_controller').default['excel']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/class_results_controller').default['excel']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.class_results.pdf': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/kelas/:id/hasil/pdf'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/reports/validators').classResultsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/class_results_controller').default['pdf']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/class_results_controller').default['pdf']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.event_results.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/jadwal/:id/hasil'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/reports/validators').eventResultsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/event_results_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/event_results_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.event_results.excel': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/jadwal/:id/hasil/excel'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/reports/validators').eventResultsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/event_results_controller').default['excel']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/event_results_controller').default['excel']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.event_results.pdf': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/jadwal/:id/hasil/pdf'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/reports/validators').eventResultsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/event_results_controller').default['pdf']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/event_results_controller').default['pdf']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.school_links.list': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/kelas/:id/tautan'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/school_links_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/school_links_controller').default['index']>>>
    }
  }
  'admin.school_links.create': {
    methods: ["POST"]
    pattern: '/api/admin/kelas/:id/tautan'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/reports/validators').schoolLinkValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/reports/validators').schoolLinkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/school_links_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/school_links_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.school_links.end': {
    methods: ["POST"]
    pattern: '/api/admin/kelas/:id/tautan/:linkId/akhiri'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; linkId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/school_links_controller').default['end']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/school_links_controller').default['end']>>>
    }
  }
  'admin.documents.attendance': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/jadwal/:id/daftar-hadir'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/event_documents_controller').default['attendance']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/event_documents_controller').default['attendance']>>>
    }
  }
  'admin.documents.attendance_sheet': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/jadwal/:id/daftar-hadir/excel'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/event_documents_controller').default['attendanceSheet']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/event_documents_controller').default['attendanceSheet']>>>
    }
  }
  'admin.documents.minutes': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/jadwal/:id/berita-acara'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/event_documents_controller').default['minutes']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/event_documents_controller').default['minutes']>>>
    }
  }
  'admin.documents.event_plan': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/jadwal/:id/sertifikat'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/event_certificates_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/event_certificates_controller').default['show']>>>
    }
  }
  'admin.documents.event_pdf': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/jadwal/:id/sertifikat/pdf'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/event_certificates_controller').default['pdf']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/event_certificates_controller').default['pdf']>>>
    }
  }
  'admin.documents.event_zip': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/jadwal/:id/sertifikat/zip'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/event_certificates_controller').default['zip']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/event_certificates_controller').default['zip']>>>
    }
  }
  'admin.documents.class_packages': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/kelas/:id/sertifikat/paket'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/class_certificates_controller').default['packages']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/class_certificates_controller').default['packages']>>>
    }
  }
  'admin.documents.class_plan': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/kelas/:id/sertifikat/:paketId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; paketId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/class_certificates_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/class_certificates_controller').default['show']>>>
    }
  }
  'admin.documents.class_pdf': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/kelas/:id/sertifikat/:paketId/pdf'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; paketId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/class_certificates_controller').default['pdf']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/class_certificates_controller').default['pdf']>>>
    }
  }
  'admin.documents.class_zip': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/kelas/:id/sertifikat/:paketId/zip'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; paketId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/class_certificates_controller').default['zip']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/class_certificates_controller').default['zip']>>>
    }
  }
  'admin.money_report': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/laporan'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/reports/validators').moneyReportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/money_report_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/money_report_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.events.impact': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/paket-soal/:paketId/dampak'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { paketId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/impact_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/impact_controller').default['show']>>>
    }
  }
  'admin.attempts.act': {
    methods: ["POST"]
    pattern: '/api/admin/percobaan/:id/tindakan'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/event_actions_controller').default['attempt']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/event_actions_controller').default['attempt']>>>
    }
  }
  'admin.practice.open': {
    methods: ["POST"]
    pattern: '/api/admin/latihan-pengawas'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/practices_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/practices_controller').default['store']>>>
    }
  }
  'admin.practice.end': {
    methods: ["DELETE"]
    pattern: '/api/admin/latihan-pengawas'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/practices_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/practices_controller').default['destroy']>>>
    }
  }
  'admin.practice.board': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/latihan-pengawas/papan'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/practices_controller').default['board']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/practices_controller').default['board']>>>
    }
  }
  'admin.practice.start': {
    methods: ["POST"]
    pattern: '/api/admin/latihan-pengawas/mulai'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/practices_controller').default['start']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/practices_controller').default['start']>>>
    }
  }
  'admin.practice.act': {
    methods: ["POST"]
    pattern: '/api/admin/latihan-pengawas/tindakan'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/practices_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/practices_controller').default['act']>>>
    }
  }
  'admin.events.list': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/jadwal'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/events/validators').listEventsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/events_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/events_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.events.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/jadwal/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/events_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/events_controller').default['show']>>>
    }
  }
  'admin.events.board': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/jadwal/:id/papan'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/events_controller').default['board']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/events_controller').default['board']>>>
    }
  }
  'admin.events.checks': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/jadwal/:id/cek-perangkat'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/device_checks_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/device_checks_controller').default['index']>>>
    }
  }
  'admin.events.seat_plan': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/jadwal/:id/denah'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/seat_plan_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/seat_plan_controller').default['show']>>>
    }
  }
  'admin.events.stream': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/jadwal/:id/aliran'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/events_controller').default['stream']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/events_controller').default['stream']>>>
    }
  }
  'admin.events.start': {
    methods: ["POST"]
    pattern: '/api/admin/jadwal/:id/mulai'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/events_controller').default['start']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/events_controller').default['start']>>>
    }
  }
  'admin.events.add_learner': {
    methods: ["POST"]
    pattern: '/api/admin/jadwal/:id/peserta'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/events/validators').addLearnerValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/events/validators').addLearnerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/event_sitters_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/event_sitters_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.events.reopen_recording': {
    methods: ["POST"]
    pattern: '/api/admin/jadwal/:id/peserta/:userId/rekaman'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/exam/validators').reopenValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; userId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/exam/validators').reopenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/event_sitters_controller').default['reopenRecording']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/event_sitters_controller').default['reopenRecording']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.events.act': {
    methods: ["POST"]
    pattern: '/api/admin/jadwal/:id/tindakan'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/event_actions_controller').default['event']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/event_actions_controller').default['event']>>>
    }
  }
  'admin.events.keep_seat_plan': {
    methods: ["PUT"]
    pattern: '/api/admin/jadwal/:id/denah'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/events/validators').seatPlanValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/events/validators').seatPlanValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/seat_plan_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/seat_plan_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.events.close': {
    methods: ["POST"]
    pattern: '/api/admin/jadwal/:id/tutup'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/events/validators').closeEventValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/events/validators').closeEventValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/events_controller').default['close']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/events_controller').default['close']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.events.reset_code': {
    methods: ["POST"]
    pattern: '/api/admin/jadwal/:id/peserta/:userId/kode-reset'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/events/validators').sittersCodeValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; userId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/events/validators').sittersCodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/event_sitters_controller').default['issueResetCode']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/event_sitters_controller').default['issueResetCode']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.events.late_answers': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/jadwal/:id/jawaban-terlambat'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/event_late_answers_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/event_late_answers_controller').default['index']>>>
    }
  }
  'admin.events.decide_late_answers': {
    methods: ["PUT"]
    pattern: '/api/admin/jadwal/:id/jawaban-terlambat'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/events/validators').decideEventLateValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/events/validators').decideEventLateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/event_late_answers_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/event_late_answers_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.events.similarities': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/jadwal/:id/kemiripan'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/events_controller').default['similarities']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/events_controller').default['similarities']>>>
    }
  }
  'admin.events.create': {
    methods: ["POST"]
    pattern: '/api/admin/jadwal'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/events/validators').eventValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/events/validators').eventValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/events_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/events_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.events.duplicate': {
    methods: ["POST"]
    pattern: '/api/admin/jadwal/:id/duplikat'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/events_controller').default['duplicate']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/events_controller').default['duplicate']>>>
    }
  }
  'admin.events.change': {
    methods: ["PUT"]
    pattern: '/api/admin/jadwal/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/events/validators').eventValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/events/validators').eventValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/events_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/events_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.events.move_results': {
    methods: ["PUT"]
    pattern: '/api/admin/jadwal/:id/hasil-dibuka'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/events/validators').moveResultsValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/events/validators').moveResultsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/events_controller').default['moveResults']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/events_controller').default['moveResults']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.events.schedule': {
    methods: ["POST"]
    pattern: '/api/admin/jadwal/:id/jadwalkan'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/events/validators').scheduleEventValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/events/validators').scheduleEventValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/events_controller').default['schedule']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/events_controller').default['schedule']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.events.class_access': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/jadwal/:id/akses-kelas'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/events_controller').default['classAccess']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/events_controller').default['classAccess']>>>
    }
  }
  'admin.events.cancel': {
    methods: ["POST"]
    pattern: '/api/admin/jadwal/:id/batalkan'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/events_controller').default['cancel']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/events_controller').default['cancel']>>>
    }
  }
  'admin.events.remove_learner': {
    methods: ["DELETE"]
    pattern: '/api/admin/jadwal/:id/peserta/:userId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/event_sitters_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/event_sitters_controller').default['destroy']>>>
    }
  }
  'admin.events.extra_time': {
    methods: ["PUT"]
    pattern: '/api/admin/jadwal/:id/peserta/:userId/waktu-tambahan'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/exam/validators').extraTimeValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; userId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/exam/validators').extraTimeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/events/controllers/event_sitters_controller').default['extendTime']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/events/controllers/event_sitters_controller').default['extendTime']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/labs/controllers/labs_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/labs/controllers/labs_controller').default['index']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/labs/controllers/labs_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/labs/controllers/labs_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/labs/controllers/labs_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/labs/controllers/labs_controller').default['show']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/labs/controllers/labs_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/labs/controllers/labs_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/labs/controllers/labs_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/labs/controllers/labs_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/labs/controllers/labs_controller').default['rotateKey']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/labs/controllers/labs_controller').default['rotateKey']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.labs.seat_code': {
    methods: ["POST"]
    pattern: '/api/admin/lab/:id/kode-kursi'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/labs/validators').enrolmentCodeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/labs/validators').enrolmentCodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/labs/controllers/seat_keys_controller').default['issueCode']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/labs/controllers/seat_keys_controller').default['issueCode']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.labs.revoke_seat': {
    methods: ["POST"]
    pattern: '/api/admin/lab/:id/cabut-kursi'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/labs/validators').seatRevocationValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/labs/validators').seatRevocationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/labs/controllers/seat_keys_controller').default['revoke']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/labs/controllers/seat_keys_controller').default['revoke']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.labs.incidents': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/lab/:id/kejadian'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/labs/validators').incidentFilterValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/labs/controllers/incidents_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/labs/controllers/incidents_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.labs.make_seb_file': {
    methods: ["POST"]
    pattern: '/api/admin/lab/:id/seb'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/labs/validators').sebFileValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/labs/validators').sebFileValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/labs/controllers/seb_configurations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/labs/controllers/seb_configurations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.labs.revoke_seb': {
    methods: ["DELETE"]
    pattern: '/api/admin/lab/:id/seb'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/labs/validators').forceValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/labs/validators').forceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/labs/controllers/seb_configurations_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/labs/controllers/seb_configurations_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.labs.add_seb_version': {
    methods: ["POST"]
    pattern: '/api/admin/lab/:id/seb/versi'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/labs/validators').examKeyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/labs/validators').examKeyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/labs/controllers/seb_configurations_controller').default['addExamKey']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/labs/controllers/seb_configurations_controller').default['addExamKey']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.labs.remove_seb_version': {
    methods: ["POST"]
    pattern: '/api/admin/lab/:id/seb/hapus-versi'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/labs/validators').examKeyRemovalValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/labs/validators').examKeyRemovalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/labs/controllers/seb_configurations_controller').default['removeExamKey']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/labs/controllers/seb_configurations_controller').default['removeExamKey']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['lastListening']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['lastListening']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['lastStructure']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['lastStructure']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['lastWritten']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['lastWritten']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['lastReading']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['lastReading']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['indexListening']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['indexListening']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['indexStructure']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['indexStructure']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['indexWritten']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['indexWritten']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['indexReading']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['indexReading']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['show']>>>
    }
  }
  'admin.questions.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/paket-soal/soal/:soalId/riwayat'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { soalId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['history']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['history']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['destroy']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['destroyReading']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['destroyReading']>>>
    }
  }
  'admin.questions.delete_chosen': {
    methods: ["POST"]
    pattern: '/api/admin/paket-soal/:paketId/soal/hapus'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/packages/validators').deleteQuestionsValidator)>>
      paramsTuple: [ParamValue]
      params: { paketId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/packages/validators').deleteQuestionsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/chosen_questions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/chosen_questions_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.questions.move_chosen': {
    methods: ["POST"]
    pattern: '/api/admin/paket-soal/:paketId/soal/pindah'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/packages/validators').moveQuestionsValidator)>>
      paramsTuple: [ParamValue]
      params: { paketId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/packages/validators').moveQuestionsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/chosen_questions_controller').default['move']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/chosen_questions_controller').default['move']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.questions.replace_recording': {
    methods: ["PUT"]
    pattern: '/api/admin/paket-soal/:paketId/rekaman/:page'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/packages/validators').recordingPageValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { paketId: ParamValue; page: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/packages/validators').recordingPageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/recordings_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/recordings_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.questions.add_listening': {
    methods: ["POST"]
    pattern: '/api/admin/paket-soal/:paketId/soal-listening'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/packages/validators').listeningValidator)>>
      paramsTuple: [ParamValue]
      params: { paketId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/packages/validators').listeningValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['storeListening']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['storeListening']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.questions.edit_listening': {
    methods: ["PUT"]
    pattern: '/api/admin/paket-soal/:soalId/soal-listening'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/packages/validators').listeningValidator)>>
      paramsTuple: [ParamValue]
      params: { soalId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/packages/validators').listeningValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['updateListening']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['updateListening']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.questions.add_structure': {
    methods: ["POST"]
    pattern: '/api/admin/paket-soal/:paketId/soal-structure'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/packages/validators').structureValidator)>>
      paramsTuple: [ParamValue]
      params: { paketId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/packages/validators').structureValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['storeStructure']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['storeStructure']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.questions.edit_structure': {
    methods: ["PUT"]
    pattern: '/api/admin/paket-soal/soal-structure/:soalId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/packages/validators').structureValidator)>>
      paramsTuple: [ParamValue]
      params: { soalId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/packages/validators').structureValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['updateStructure']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['updateStructure']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.questions.add_written': {
    methods: ["POST"]
    pattern: '/api/admin/paket-soal/:paketId/soal-written'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/packages/validators').writtenValidator)>>
      paramsTuple: [ParamValue]
      params: { paketId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/packages/validators').writtenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['storeWritten']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['storeWritten']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.questions.edit_written': {
    methods: ["PUT"]
    pattern: '/api/admin/paket-soal/soal-written/:soalId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/packages/validators').writtenValidator)>>
      paramsTuple: [ParamValue]
      params: { soalId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/packages/validators').writtenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['updateWritten']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['updateWritten']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.questions.add_reading': {
    methods: ["POST"]
    pattern: '/api/admin/paket-soal/:paketId/soal-reading'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/packages/validators').readingValidator)>>
      paramsTuple: [ParamValue]
      params: { paketId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/packages/validators').readingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['storeReading']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['storeReading']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.questions.edit_reading': {
    methods: ["PUT"]
    pattern: '/api/admin/paket-soal/soal-reading/:soalId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/packages/validators').readingValidator)>>
      paramsTuple: [ParamValue]
      params: { soalId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/packages/validators').readingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['updateReading']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/questions_controller').default['updateReading']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/passages_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/passages_controller').default['index']>>>
    }
  }
  'admin.passages.add': {
    methods: ["POST"]
    pattern: '/api/admin/paket-soal/:paketId/question-reading'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/packages/validators').passageValidator)>>
      paramsTuple: [ParamValue]
      params: { paketId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/packages/validators').passageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/passages_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/passages_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.passages.edit': {
    methods: ["PUT"]
    pattern: '/api/admin/paket-soal/question-reading/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/packages/validators').passageValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/packages/validators').passageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/passages_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/passages_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.passages.delete': {
    methods: ["DELETE"]
    pattern: '/api/admin/paket-soal/question-reading/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/packages/validators').deletePassageValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/packages/validators').deletePassageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/passages_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/passages_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.packages.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/paket-soal/:paketId/ekspor'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { paketId: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/packages/validators').exportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/exports_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.imports.template': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/paket-soal/impor/template'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/imports_controller').default['template']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/imports_controller').default['template']>>>
    }
  }
  'admin.imports.list': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/paket-soal/:paketId/impor'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { paketId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/imports_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/imports_controller').default['index']>>>
    }
  }
  'admin.imports.create': {
    methods: ["POST"]
    pattern: '/api/admin/paket-soal/:paketId/impor'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/packages/validators').importUploadValidator)>>
      paramsTuple: [ParamValue]
      params: { paketId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/packages/validators').importUploadValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/imports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/imports_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.imports.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/paket-soal/:paketId/impor/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { paketId: ParamValue; id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/packages/validators').importPartValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/imports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/imports_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.imports.mend_row': {
    methods: ["PUT"]
    pattern: '/api/admin/paket-soal/:paketId/impor/:id/baris/:nomor'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/packages/validators').importRowValidator)>>
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { paketId: ParamValue; id: ParamValue; nomor: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/packages/validators').importRowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/imports_controller').default['mend']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/imports_controller').default['mend']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.imports.apply': {
    methods: ["POST"]
    pattern: '/api/admin/paket-soal/:paketId/impor/:id/terapkan'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { paketId: ParamValue; id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/imports_controller').default['apply']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/imports_controller').default['apply']>>>
    }
  }
  'admin.imports.undo': {
    methods: ["POST"]
    pattern: '/api/admin/paket-soal/:paketId/impor/:id/batalkan'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { paketId: ParamValue; id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/imports_controller').default['undo']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/imports_controller').default['undo']>>>
    }
  }
  'admin.imports.discard': {
    methods: ["DELETE"]
    pattern: '/api/admin/paket-soal/:paketId/impor/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { paketId: ParamValue; id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/imports_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/imports_controller').default['destroy']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/admin_packages_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/admin_packages_controller').default['index']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/admin_packages_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/admin_packages_controller').default['show']>>>
    }
  }
  'admin.packages.archived': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/paket-soal/arsip'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/admin_packages_controller').default['archived']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/admin_packages_controller').default['archived']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/admin_packages_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/admin_packages_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.packages.copy': {
    methods: ["POST"]
    pattern: '/api/admin/paket-soal/:id/salin'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/admin_packages_controller').default['copy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/admin_packages_controller').default['copy']>>>
    }
  }
  'admin.packages.restore': {
    methods: ["POST"]
    pattern: '/api/admin/paket-soal/:id/pulihkan'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/admin_packages_controller').default['restore']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/admin_packages_controller').default['restore']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/admin_packages_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/admin_packages_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/packages/controllers/admin_packages_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/packages/controllers/admin_packages_controller').default['destroy']>>>
    }
  }
  'admin.access.list': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/user/:id/akses'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/enrolment/controllers/access_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/enrolment/controllers/access_controller').default['index']>>>
    }
  }
  'admin.access.give': {
    methods: ["POST"]
    pattern: '/api/admin/user/:id/akses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/enrolment/validators').giveAccessValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/enrolment/validators').giveAccessValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/enrolment/controllers/access_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/enrolment/controllers/access_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.access.revoke': {
    methods: ["POST"]
    pattern: '/api/admin/user/:id/akses/:aksesId/cabut'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/enrolment/validators').revokeAccessValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; aksesId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/enrolment/validators').revokeAccessValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/enrolment/controllers/access_controller').default['revoke']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/enrolment/controllers/access_controller').default['revoke']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.access.check_class': {
    methods: ["POST"]
    pattern: '/api/admin/kelas/:id/akses/periksa'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/enrolment/validators').checkClassAccessValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/enrolment/validators').checkClassAccessValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/enrolment/controllers/class_access_controller').default['check']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/enrolment/controllers/class_access_controller').default['check']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.access.give_class': {
    methods: ["POST"]
    pattern: '/api/admin/kelas/:id/akses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/enrolment/validators').giveClassAccessValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/enrolment/validators').giveClassAccessValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/enrolment/controllers/class_access_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/enrolment/controllers/class_access_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.access.extra_time': {
    methods: ["PUT"]
    pattern: '/api/admin/user/:id/akses/:aksesId/waktu-tambahan'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/exam/validators').extraTimeValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; aksesId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/exam/validators').extraTimeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/extra_time_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/extra_time_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.users.reopen_recording': {
    methods: ["POST"]
    pattern: '/api/admin/user/:id/rekaman'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/exam/validators').reopenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/exam/validators').reopenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/reopened_recordings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/reopened_recordings_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.late_answers.list': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/jawaban-terlambat'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/exam/validators').listLateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/late_answers_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/late_answers_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.late_answers.take_file': {
    methods: ["POST"]
    pattern: '/api/admin/jawaban-terlambat/berkas'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/exam/validators').rescueUploadValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/exam/validators').rescueUploadValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/late_answers_controller').default['takeFile']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/late_answers_controller').default['takeFile']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.late_answers.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/jawaban-terlambat/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/late_answers_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/late_answers_controller').default['show']>>>
    }
  }
  'admin.late_answers.decide': {
    methods: ["PUT"]
    pattern: '/api/admin/jawaban-terlambat/:id/status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/exam/validators').decideLateValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/exam/validators').decideLateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exam/controllers/late_answers_controller').default['decide']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exam/controllers/late_answers_controller').default['decide']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.items.analysis': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/paket-soal/:paketId/analisis'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { paketId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/items/controllers/analysis_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/items/controllers/analysis_controller').default['show']>>>
    }
  }
  'admin.items.analysis_excel': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/paket-soal/:paketId/analisis/excel'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { paketId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/items/controllers/analysis_controller').default['excel']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/items/controllers/analysis_controller').default['excel']>>>
    }
  }
  'admin.items.changes_since': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/riwayat-ujian/:id/perubahan-soal'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/items/controllers/package_changes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/items/controllers/package_changes_controller').default['show']>>>
    }
  }
  'admin.items.rescoring': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/paket-soal/:paketId/hitung-ulang'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { paketId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/items/controllers/rescoring_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/items/controllers/rescoring_controller').default['show']>>>
    }
  }
  'admin.items.rescore': {
    methods: ["POST"]
    pattern: '/api/admin/paket-soal/:paketId/hitung-ulang'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/items/validators').rescoreValidator)>>
      paramsTuple: [ParamValue]
      params: { paketId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/items/validators').rescoreValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/items/controllers/rescoring_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/items/controllers/rescoring_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.items.undo_rescoring': {
    methods: ["POST"]
    pattern: '/api/admin/paket-soal/:paketId/hitung-ulang/batalkan'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/items/validators').undoRescoringValidator)>>
      paramsTuple: [ParamValue]
      params: { paketId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/items/validators').undoRescoringValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/items/controllers/rescoring_controller').default['undo']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/items/controllers/rescoring_controller').default['undo']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/admin_payments_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/admin_payments_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.payments.payers': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/payments/peserta'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/payments/validators').findPayersValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/entered_payments_controller').default['payers']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/entered_payments_controller').default['payers']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.payments.enter': {
    methods: ["POST"]
    pattern: '/api/admin/payments'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/payments/validators').recordPaymentValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/payments/validators').recordPaymentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/entered_payments_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/entered_payments_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.payments.tell': {
    methods: ["POST"]
    pattern: '/api/admin/payments/:id/pesan'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/payments/validators').tellBuyerValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/payments/validators').tellBuyerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/admin_payments_controller').default['tell']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/admin_payments_controller').default['tell']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/admin_payments_controller').default['decide']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/admin_payments_controller').default['decide']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.payments.undo': {
    methods: ["POST"]
    pattern: '/api/admin/payments/:id/batalkan'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/payments/validators').undoValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/payments/validators').undoValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/correct_payments_controller').default['undo']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/correct_payments_controller').default['undo']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.payments.refund': {
    methods: ["POST"]
    pattern: '/api/admin/payments/:id/kembalikan'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/payments/validators').refundValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/payments/validators').refundValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/correct_payments_controller').default['refund']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/correct_payments_controller').default['refund']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.payments.receipt': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/payments/:id/kuitansi'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/payment_papers_controller').default['receipt']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/payment_papers_controller').default['receipt']>>>
    }
  }
  'admin.payments.excel': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/payments/excel'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/payments/validators').listPaymentsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/admin_payments_controller').default['excel']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/admin_payments_controller').default['excel']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.promos.list': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/promo'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/promos_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/promos_controller').default['index']>>>
    }
  }
  'admin.promos.create': {
    methods: ["POST"]
    pattern: '/api/admin/promo'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/payments/validators').createPromoValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/payments/validators').createPromoValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/promos_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/promos_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.promos.end': {
    methods: ["POST"]
    pattern: '/api/admin/promo/:id/akhiri'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/promos_controller').default['end']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/promos_controller').default['end']>>>
    }
  }
  'admin.bundles.list': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/bundel'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/bundles_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/bundles_controller').default['index']>>>
    }
  }
  'admin.bundles.create': {
    methods: ["POST"]
    pattern: '/api/admin/bundel'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/payments/validators').createBundleValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/payments/validators').createBundleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/bundles_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/bundles_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.bundles.end': {
    methods: ["POST"]
    pattern: '/api/admin/bundel/:id/akhiri'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/bundles_controller').default['end']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/bundles_controller').default['end']>>>
    }
  }
  'admin.statements.list': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/mutasi'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/statements_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/statements_controller').default['index']>>>
    }
  }
  'admin.statements.upload': {
    methods: ["POST"]
    pattern: '/api/admin/mutasi'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/payments/validators').uploadStatementValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/payments/validators').uploadStatementValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/statements_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/statements_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.statements.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/mutasi/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/statements_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/statements_controller').default['show']>>>
    }
  }
  'admin.statements.confirm': {
    methods: ["POST"]
    pattern: '/api/admin/mutasi/:id/konfirmasi'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/payments/validators').confirmLinesValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/payments/validators').confirmLinesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/statements_controller').default['confirm']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/statements_controller').default['confirm']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.class_payments.of_class': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/kelas/:id/pembayaran'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/class_payments_controller').default['ofClass']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/class_payments_controller').default['ofClass']>>>
    }
  }
  'admin.class_payments.create': {
    methods: ["POST"]
    pattern: '/api/admin/kelas/:id/pembayaran'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/payments/validators').createClassPaymentValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/payments/validators').createClassPaymentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/class_payments_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/class_payments_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.class_payments.list': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/pembayaran-kelas'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/payments/validators').listClassPaymentsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/class_payments_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/class_payments_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.class_payments.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/pembayaran-kelas/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/class_payments_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/class_payments_controller').default['show']>>>
    }
  }
  'admin.class_payments.change_amount': {
    methods: ["PUT"]
    pattern: '/api/admin/pembayaran-kelas/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/payments/validators').changeAmountValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/payments/validators').changeAmountValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/class_payments_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/class_payments_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.class_payments.upload_proof': {
    methods: ["POST"]
    pattern: '/api/admin/pembayaran-kelas/:id/bukti'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/class_payments_controller').default['storeProof']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/class_payments_controller').default['storeProof']>>>
    }
  }
  'admin.class_payments.invoice': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/pembayaran-kelas/:id/faktur'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/payment_papers_controller').default['invoice']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/payment_papers_controller').default['invoice']>>>
    }
  }
  'admin.class_payments.receipt': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/pembayaran-kelas/:id/kuitansi'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/payment_papers_controller').default['classReceipt']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/payment_papers_controller').default['classReceipt']>>>
    }
  }
  'admin.class_payments.undo': {
    methods: ["POST"]
    pattern: '/api/admin/pembayaran-kelas/:id/batalkan'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/payments/validators').undoValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/payments/validators').undoValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/correct_payments_controller').default['undoClass']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/correct_payments_controller').default['undoClass']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.class_payments.refund': {
    methods: ["POST"]
    pattern: '/api/admin/pembayaran-kelas/:id/kembalikan'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/payments/validators').refundValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/payments/validators').refundValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/correct_payments_controller').default['refundClass']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/correct_payments_controller').default['refundClass']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.class_payments.decide': {
    methods: ["PUT"]
    pattern: '/api/admin/pembayaran-kelas/:id/status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/payments/validators').decideClassPaymentValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/payments/validators').decideClassPaymentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/payments/controllers/class_payments_controller').default['decide']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/payments/controllers/class_payments_controller').default['decide']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/results/controllers/results_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/results/controllers/results_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.results.excel': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/riwayat-ujian/excel'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#app/results/validators').listResultsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/results/controllers/results_controller').default['excel']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/results/controllers/results_controller').default['excel']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.results.certificate_sample': {
    methods: ["POST"]
    pattern: '/api/admin/pengaturan/sertifikat/contoh'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/academy/validators').certificateSampleValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#app/academy/validators').certificateSampleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/results/controllers/certificates_controller').default['sample']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/results/controllers/certificates_controller').default['sample']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.results.rename': {
    methods: ["POST"]
    pattern: '/api/admin/riwayat-ujian/:id/perbaiki-nama'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/results/validators').renameCertificateValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/results/validators').renameCertificateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/results/controllers/certificates_controller').default['rename']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/results/controllers/certificates_controller').default['rename']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.learning.explanations': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/riwayat-ujian/:id/pembahasan'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/controllers/explanations_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/controllers/explanations_controller').default['show']>>>
    }
  }
  'admin.learning.class_map': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/kelas/:id/peta'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/controllers/class_learning_controller').default['map']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/controllers/class_learning_controller').default['map']>>>
    }
  }
  'admin.learning.class_explanations': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/kelas/:id/pembahasan'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#app/learning/validators').classPackageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/controllers/class_learning_controller').default['explanations']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/controllers/class_learning_controller').default['explanations']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.learning.class_note': {
    methods: ["PUT"]
    pattern: '/api/admin/kelas/:id/catatan'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/learning/validators').teacherNoteValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/learning/validators').teacherNoteValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/controllers/class_learning_controller').default['note']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/controllers/class_learning_controller').default['note']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.learning.drills': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/kelas/:id/tugas'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/controllers/class_drills_controller').default['list']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/controllers/class_drills_controller').default['list']>>>
    }
  }
  'admin.learning.assign_drill': {
    methods: ["POST"]
    pattern: '/api/admin/kelas/:id/tugas'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/learning/validators').assignDrillValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/learning/validators').assignDrillValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/controllers/class_drills_controller').default['assign']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/controllers/class_drills_controller').default['assign']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.learning.show_drill': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/kelas/:id/tugas/:tugasId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; tugasId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/controllers/class_drills_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/controllers/class_drills_controller').default['show']>>>
    }
  }
  'admin.learning.change_drill': {
    methods: ["PUT"]
    pattern: '/api/admin/kelas/:id/tugas/:tugasId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#app/learning/validators').changeDrillValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; tugasId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#app/learning/validators').changeDrillValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/controllers/class_drills_controller').default['change']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/controllers/class_drills_controller').default['change']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.learning.end_drill': {
    methods: ["POST"]
    pattern: '/api/admin/kelas/:id/tugas/:tugasId/akhiri'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; tugasId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/controllers/class_drills_controller').default['end']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/controllers/class_drills_controller').default['end']>>>
    }
  }
  'admin.learning.class_progress': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/kelas/:id/perbandingan'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/controllers/class_learning_controller').default['progress']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/controllers/class_learning_controller').default['progress']>>>
    }
  }
}
