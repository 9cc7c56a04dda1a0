/** Code of the refusal for an outdated CSRF token. Separate file, because every page loads it. */
export const OUTDATED_PAGE = 'csrf'
