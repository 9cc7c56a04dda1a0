import { KIOSK_CALLS } from '../../../../api/contracts/kiosk.ts'

const CALLS = KIOSK_CALLS.map(({ methods, path }) => ({
  methods: new Set<string>(methods),
  path: new RegExp(`^${path.replace(/:\w+/, (name) => (name === ':file' ? '[\\w.-]+' : '\\d+'))}$`),
}))

/**
 * Whether the kiosk may make this call. Certificates, payments, accounts and admin calls are blocked here, even for
 * users who may make them elsewhere.
 * @param path below `/api`, without query
 */
export function isApiCallAllowed(method: string, path: string): boolean {
  return CALLS.some((call) => call.methods.has(method) && call.path.test(path))
}
