/** The refusal's code for an outdated CSRF token. Every page of the web app loads this, and needs no other code. */
export const OUTDATED_PAGE = 'csrf'
