import { withWorkspaceBinaries } from '../runtime.mjs'

/** A developer's own settings must not affect the tests. */
const LEAKING =
  /^(NODE_ENV|APP_KEY|APP_URL|DEMO|DEMO_DATA|HOST|PORT|DATA_DIR|WEB_DIST|LOG_LEVEL|SECURITY_LOG|REDIS_URL|(DB|S3|DRIVE)_.*)$/

/**
 * @param {string} workFolder which is removed even after a killed test
 * @returns {NodeJS.ProcessEnv} of all steps
 */
export function environmentOfTests(workFolder) {
  const own = Object.entries(process.env).filter(([name]) => !LEAKING.test(name))
  return {
    ...withWorkspaceBinaries(Object.fromEntries(own)),
    TMPDIR: workFolder,
    WIREIT_CACHE: 'none',
  }
}
