/** What identifies a person, and may be found by in a search. */
export type IdentityKind = 'name' | 'nohp' | 'email'

/** What an admin changes of a person; omitted fields stay. */
export type IdentityEdit = { [Kind in IdentityKind]?: string | undefined }

/** One field with its old and new value. */
export interface IdentityChange {
  kind: IdentityKind
  before: string | null
  after: string
}

const WORDS: Readonly<Record<IdentityKind, string>> = {
  name: 'Nama',
  nohp: 'Nomor HP',
  email: 'Email',
}

/** The fields that really change, in the order of the form. */
export function identityChanges(
  present: Readonly<{ name: string; nohp: string; email: string | null }>,
  edit: IdentityEdit
): IdentityChange[] {
  return (['name', 'nohp', 'email'] as const).flatMap((kind) => {
    const after = edit[kind]
    return after === undefined || after === present[kind]
      ? []
      : [{ kind, before: present[kind], after }]
  })
}

/** What the person reads about a change that somebody else made. */
export function changeNotice({ kind, before, after }: IdentityChange): string {
  return before === null
    ? `${WORDS[kind]} Anda diisi oleh admin: ${after}.`
    : `${WORDS[kind]} Anda diubah oleh admin: ${before} menjadi ${after}.`
}
