/** What the kiosk's launchers, its installer and its own restart pass. */
const EXPECTED = new Set([
  'diawasi',
  'updated',
  'force-run',
  'ozone-platform',
  'ozone-platform-hint',
])

/**
 * Variables of the environment that would weaken the kiosk and are read after its first line. Those that Electron reads
 * before it (ELECTRON_RUN_AS_NODE, NODE_OPTIONS, NODE_EXTRA_CA_CERTS) are closed by fuses.
 */
export const HARMFUL_VARIABLES = [
  // Switches off the check of the server's certificate.
  'NODE_TLS_REJECT_UNAUTHORIZED',
  // Lets the library of the gateway forward in another way, past our rules for answers.
  'FORCE_FETCH_PATH',
] as const

/** Longer names aren't Chromium's, and the list is reported. */
const LONGEST_NAME = 40

/**
 * The switches with which a packaged kiosk must not run, by name without their values. Chromium has hundreds, and among
 * them some that open the page to other programs: --remote-debugging-port, --load-extension, --js-flags. So only those
 * that are needed pass.
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
