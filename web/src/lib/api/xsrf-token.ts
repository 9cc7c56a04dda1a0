const COOKIE = 'XSRF-TOKEN'
export const XSRF_HEADER = 'X-XSRF-TOKEN'

/** The token that unsafe calls must carry, read anew for each of them; null before the first answer of the API. */
export function readXsrfToken(): string | null {
  const entry = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`))
  return entry === undefined ? null : decodeURIComponent(entry.slice(COOKIE.length + 1))
}
