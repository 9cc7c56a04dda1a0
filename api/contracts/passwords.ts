/**
 * The password of a demo installation's accounts. It is published (contract section 1), so no account may choose it.
 */
export const DEMO_PASSWORD = 'demo-12345'

export const DEMO_PASSWORD_REFUSED =
  'Password ini adalah password demo yang diketahui umum. Silakan pilih password lain.'
