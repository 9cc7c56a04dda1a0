import { join } from 'node:path'

/** The operator's pages have their own scheme, so that they work without network and gateway. */
export const OPERATOR_SCHEME = 'lulus-operator'
export const OPERATOR_ORIGIN = `${OPERATOR_SCHEME}://kios`

const FILES = new Map([
  ['/', { file: 'index.html', type: 'text/html; charset=utf-8' }],
  ['/operator.js', { file: 'operator.js', type: 'text/javascript; charset=utf-8' }],
  ['/operator.css', { file: 'operator.css', type: 'text/css; charset=utf-8' }],
  ['/plus-jakarta-sans.woff2', { file: 'plus-jakarta-sans.woff2', type: 'font/woff2' }],
])

const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export interface OperatorFile {
  path: string
  headers: Record<string, string>
}

/** The file at an address of the operator's pages, or null for any other address. */
export function operatorFile(address: string, folder: string): OperatorFile | null {
  const url = URL.parse(address)
  if (url === null || `${url.protocol}//${url.host}` !== OPERATOR_ORIGIN) return null
  const found = FILES.get(url.pathname)
  if (found === undefined) return null
  return {
    path: join(folder, found.file),
    headers: {
      'Content-Type': found.type,
      'Content-Security-Policy': CONTENT_SECURITY_POLICY,
      'X-Content-Type-Options': 'nosniff',
    },
  }
}

/** Whether the operator's window may fetch this. */
export function isOperatorRequest(address: string): boolean {
  return operatorFile(address, '') !== null
}
