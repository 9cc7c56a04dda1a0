/** Codes of refused logins whose password was right. Separate file, because the login screen loads it; `admin_refusals.ts` repeats them
 * under the compiler's eyes, so that the two share no chunk. */

/** The second factor's code is missing. */
export const CODE_NEEDED = 'perlu_kode'
/** The password was given out on paper: its owner chooses another one first. */
export const OWN_PASSWORD_NEEDED = 'perlu_password_baru'
