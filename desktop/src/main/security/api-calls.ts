/** What an exam needs of the API, by method; paths are below `/api`. Everything else is refused in the kiosk. */
const CALLS: readonly [method: RegExp, path: RegExp][] = [
  [/^GET$/, /^\/health$/],
  [/^GET$/, /^\/pengaturan$/],
  [/^GET$/, /^\/users\/(getAuth|detail-user|cek-akses|lastScore|riwayat-ujian|payment)$/],
  [/^GET$/, /^\/users\/cek-akses\/\d+$/],
  [/^POST$/, /^\/users\/(login|logout)$/],
  [/^GET$/, /^\/paket-soal(\/\d+)?$/],
  [/^(GET|POST|PUT)$/, /^\/soal(\/[a-z-]+){0,2}$/],
  [/^(GET|HEAD)$/, /^\/uploads\/(audio|reading|profile|logo)\/[\w.-]+$/],
]

/**
 * Whether the kiosk makes this call. Certificates, payments, accounts and all of the admin's are closed here even to
 * somebody who may use them elsewhere.
 * @param path below `/api`, without query
 */
export function isApiCallAllowed(method: string, path: string): boolean {
  return CALLS.some(([methods, paths]) => methods.test(method) && paths.test(path))
}
