/** What the fields of grants are called in sentences. */
export const ENROLMENT_FIELDS = { peserta: 'Peserta' } as const
