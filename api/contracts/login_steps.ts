/** Codes of refused logins whose password was right. Separate file, because the login screen loads it. */

/** The second factor's code is missing: `POST /users/login/kode`. */
export const CODE_NEEDED = 'perlu_kode'
/** The password was given out on paper: its owner chooses another one first, by `POST /users/login/password-baru`. */
export const OWN_PASSWORD_NEEDED = 'perlu_password_baru'

export type LoginStep = typeof CODE_NEEDED | typeof OWN_PASSWORD_NEEDED
