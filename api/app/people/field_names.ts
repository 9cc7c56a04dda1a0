/** Names of the fields in messages. */
export const PEOPLE_FIELDS = {
  ke: 'Akun tujuan',
  periksa: 'Periksa',
} as const
