/** Refusal codes of logins whose password was right. A separate file, because the login screen loads it. */

/** The second factor's code is missing: `POST /users/login/kode`. */
export const CODE_NEEDED = 'perlu_kode'
/**
 * The password was printed on a card, so its owner has to choose another one first: `POST /users/login/password-baru`.
 */
export const OWN_PASSWORD_NEEDED = 'perlu_password_baru'

export type LoginStep = typeof CODE_NEEDED | typeof OWN_PASSWORD_NEEDED
