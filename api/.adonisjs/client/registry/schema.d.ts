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
      response: ExtractResponse<Awaited<ReturnType<import('#app/platform/controllers/health_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/platform/controllers/health_controller').default['handle']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/platform/settings/controllers/public_settings_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/platform/settings/controllers/public_settings_controller').default['handle']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#app/platform/settings/controllers/qris_image_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/platform/settings/controllers/qris_image_controller').default['handle']>>>
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
}
