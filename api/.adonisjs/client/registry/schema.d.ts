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
}
