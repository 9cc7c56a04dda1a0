import { fileURLToPath } from 'node:url'

/** The application as built by `npm run build`. */
export const BUILT = {
  folder: fileURLToPath(new URL('../../build', import.meta.url)),
  entry: 'bin/server.js',
} as const
