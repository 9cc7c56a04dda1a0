import type { MessageRow } from '#app/messages/actions/list_messages'

export function listedMessage(row: MessageRow) {
  return {
    id: row.id,
    jenisPesan: row.kind,
    userId: row.user_id,
    nama: row.name,
    nohp: row.nohp,
    teks: row.text,
    /** Since when it waits. */
    waktu: isoOf(row.due_at),
    terkirim:
      row.sent_at === null ? null : { nama: row.sender_name ?? '-', waktu: isoOf(row.sent_at) },
    /** Null where no e-mail is sent. */
    email:
      row.mail_state === null
        ? null
        : {
            keadaan: row.mail_state,
            alamat: row.email,
            galat: row.mail_error,
            percobaan: row.mail_tries,
            /** When it is tried again. */
            berikutnya:
              row.mail_state === 'antre' && row.mail_next_at !== null
                ? isoOf(row.mail_next_at)
                : null,
            terkirim: row.mailed_at === null ? null : isoOf(row.mailed_at),
          },
  }
}

function isoOf(time: number | string): string {
  return new Date(Number(time)).toISOString()
}
