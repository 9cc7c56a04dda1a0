import { defineConfig } from 'vitest/config'
import { LIMITS } from './src/testing/limits.ts'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'packaging/**/*.test.ts', 'provision/**/*.test.ts'],
    testTimeout: LIMITS.test,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
