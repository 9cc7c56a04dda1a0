/** The code of a refusal because the phone number or e-mail address belongs to an account. A separate file: forms load whole files. */
export const IDENTITY_TAKEN = 'sudah_terdaftar'
