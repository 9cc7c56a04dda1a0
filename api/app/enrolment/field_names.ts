/** Names of the fields of grants in messages. */
export const ENROLMENT_FIELDS = { peserta: 'Peserta' } as const
