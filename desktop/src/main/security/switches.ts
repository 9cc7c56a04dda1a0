/** The switches that the kiosk's launchers, its installer and its own restart pass. */
const EXPECTED = new Set([
  'diawasi',
  'updated',
  'force-run',
  'ozone-platform',
  'ozone-platform-hint',
])

/**
 * Environment variables that would weaken the kiosk and are read after its first line. Fuses disable those that
 * Electron reads before it (ELECTRON_RUN_AS_NODE, NODE_OPTIONS, NODE_EXTRA_CA_CERTS).
 */
export const HARMFUL_VARIABLES = [
  // Disables the verification of the server's certificate.
  'NODE_TLS_REJECT_UNAUTHORIZED',
  // Makes the gateway's library forward in another way, bypassing our rules for responses.
  'FORCE_FETCH_PATH',
] as const

/** Longer names aren't Chromium's, and the list is reported. */
const LONGEST_NAME = 40

/**
 * The switches with which a packaged kiosk must not run, by name without their values. Chromium has hundreds, some of
 * which open the page to other programs: --remote-debugging-port, --load-extension, --js-flags. So only the needed ones
 * are allowed.
 * @param args the command line without the program
 */
export function unexpectedSwitches(args: readonly string[], platform: NodeJS.Platform): string[] {
  const prefix = platform === 'win32' ? /^(--?|\/)/ : /^--?/
  const names = args
    .filter((arg) => prefix.test(arg))
    .map((arg) => arg.replace(prefix, '').split('=', 1)[0] ?? '')
    .map((name) => name.toLowerCase())
    .filter((name) => !EXPECTED.has(name))
  return [
    ...new Set(names.map((name) => name.replaceAll(/[^a-z0-9-]/g, '?').slice(0, LONGEST_NAME))),
  ]
}
