import base from './vite.config.ts'
import { mergeConfig } from 'vitest/config'
export default mergeConfig(base, { test: { isolate: false } })
