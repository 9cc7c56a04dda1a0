import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'packaging/**/*.test.ts', 'provision/**/*.test.ts'],
    restoreMocks: true,
    unstubGlobals: true,
  },
})
