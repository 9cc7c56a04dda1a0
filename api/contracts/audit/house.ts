import type { MessageKind } from '../messages.ts'
import type { Named } from './shared.ts'

/** The academy's settings and its labs. */
export interface HouseDetails {
  'settings.updated': {
    changed: readonly string[]
    before: Record<string, unknown>
    after: Record<string, unknown>
  }
  /** The text of a kind of message. */
  'settings.message_text_changed': { kind: MessageKind; before: string; after: string }

  'lab.registered': Named
  'lab.renamed': Named & { before: string }
  'lab.key_rotated': Named
  'lab.revoked': Named
  /** `uses`: number of seats it enrols. */
  'lab.enrolment_code_issued': Named & { uses: number }
  /** `issuedBy`: id of the admin who issued the code. */
  'lab.seat_enrolled': Named & { seat: string; issuedBy: number }
  'lab.seat_revoked': Named & { seat: string }
  'lab.seb_file_made': Named & { hasPassword: boolean }
  'lab.seb_revoked': Named
  /** `version`: of SEB, as named by the admin. */
  'lab.seb_key_added': Named & { version: string }
  'lab.seb_key_removed': Named & { version: string }
}

export const HOUSE_ACTIONS: Readonly<Record<keyof HouseDetails, string>> = {
  'settings.updated': 'mengubah pengaturan',
  'settings.message_text_changed': 'mengubah teks pesan',

  'lab.registered': 'mendaftarkan lab',
  'lab.renamed': 'mengganti nama lab',
  'lab.key_rotated': 'mengganti kunci lab',
  'lab.revoked': 'mencabut lab',
  'lab.enrolment_code_issued': 'membuat kode pendaftaran kursi',
  'lab.seat_enrolled': 'memberi kursi kunci sendiri',
  'lab.seat_revoked': 'mencabut kunci kursi',
  'lab.seb_file_made': 'membuat berkas Safe Exam Browser',
  'lab.seb_revoked': 'mencabut berkas Safe Exam Browser',
  'lab.seb_key_added': 'mendaftarkan versi Safe Exam Browser',
  'lab.seb_key_removed': 'menghapus versi Safe Exam Browser',
}
