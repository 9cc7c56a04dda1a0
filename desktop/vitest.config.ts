import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'packaging/**/*.test.ts', 'provision/**/*.test.ts'],
    // A busy machine may stand still for seconds.
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
