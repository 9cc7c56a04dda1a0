/** What the fields of classes are called in sentences. */
export const CLASS_FIELDS = { daftar: 'Daftar peserta', lembar: 'Lembar', kolom: 'Kolom' } as const
