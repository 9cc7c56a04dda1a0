import { OLDEST } from '../../scripts/lint/newer-features.ts'

/** What the build translates syntax and styles for. Functions are not added: lint refuses those that these lack. */
export const TARGET = [
  `chrome${OLDEST.chrome}`,
  `firefox${OLDEST.firefox}`,
  `safari${OLDEST.safari}`,
  `ios${OLDEST.safari_ios}`,
]
