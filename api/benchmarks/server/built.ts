import { fileURLToPath } from 'node:url'

/** The application as `npm run build` leaves it. */
export const BUILT = {
  folder: fileURLToPath(new URL('../../build', import.meta.url)),
  entry: 'bin/server.js',
} as const
