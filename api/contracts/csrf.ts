/** CSRF tokens. A separate file, because every page loads it. */

/** The cookie with the CSRF token and the header that returns it, with the library's own names. */
export const CSRF_COOKIE = 'XSRF-TOKEN'
export const CSRF_HEADER = 'X-XSRF-TOKEN'

/** Code of the refusal for an outdated token. */
export const OUTDATED_PAGE = 'csrf'
