import { indexEntities } from '@adonisjs/core'
import { defineConfig } from '@adonisjs/core/app'
import { generateRegistry } from '@tuyau/core/hooks'

export default defineConfig({
  commands: [
    () => import('@adonisjs/core/commands'),
    () => import('@adonisjs/lucid/commands'),
    () => import('@adonisjs/session/commands'),
    () => import('#app/platform/installation/commands'),
  ],

  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('@adonisjs/redis/redis_provider'),
    () => import('@adonisjs/session/session_provider'),
    () => import('@adonisjs/shield/shield_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('@adonisjs/auth/auth_provider'),
    () => import('@adonisjs/drive/drive_provider'),
    () => import('@adonisjs/limiter/limiter_provider'),
    () => import('#providers/health_provider'),
    () => import('#providers/platform_provider'),
    () => import('#providers/accounts_provider'),
    () => import('#providers/exam_provider'),
    () => import('#providers/labs_provider'),
    () => import('#providers/boards_provider'),
    () => import('#providers/paper_provider'),
    () => import('#providers/items_provider'),
    () => import('#providers/messages_provider'),
    () => import('#providers/rooms_provider'),
    { file: () => import('#providers/start_checks_provider'), environment: ['web', 'console'] },
    { file: () => import('#providers/demo_guard_provider'), environment: ['web'] },
    { file: () => import('#providers/time_provider'), environment: ['web'] },
    { file: () => import('#providers/contacts_provider'), environment: ['web'] },
    { file: () => import('#providers/regular_jobs_provider'), environment: ['web'] },
    { file: () => import('#providers/warm_up_provider'), environment: ['web'] },
  ],

  preloads: [
    () => import('#start/validation'),
    { file: () => import('#start/kernel'), environment: ['web', 'test', 'console'] },
    { file: () => import('#start/routes'), environment: ['web', 'test', 'console'] },
  ],

  metaFiles: [
    { pattern: 'database/{content,lessons,practice}/**', reloadServer: false },
    { pattern: 'resources/**', reloadServer: false },
  ],

  tests: {
    suites: [
      { name: 'unit', files: ['tests/unit/**/*.spec.{ts,js}'] },
      { name: 'functional', files: ['tests/functional/**/*.spec.{ts,js}'] },
    ],
    forceExit: true,
  },

  hooks: {
    init: [
      indexEntities({
        controllers: { enabled: false },
        transformers: { enabled: false },
        events: { enabled: false },
        listeners: { enabled: false },
      }),
      generateRegistry(),
    ],
  },
})
