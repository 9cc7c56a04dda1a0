/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  health: typeof routes['health']
  settings: {
    public: typeof routes['settings.public']
    qris: typeof routes['settings.qris']
  }
  users: {
    register: typeof routes['users.register']
    login: typeof routes['users.login']
    logoutGet: typeof routes['users.logout_get']
    logout: typeof routes['users.logout']
    getAuth: typeof routes['users.get_auth']
    detail: typeof routes['users.detail']
  }
}
