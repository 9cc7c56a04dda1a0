/**
 * The refusal code when the phone number or e-mail address belongs to an account. A separate file, because forms load
 * whole files.
 */
export const IDENTITY_TAKEN = 'sudah_terdaftar'
