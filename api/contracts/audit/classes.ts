import type { Named } from './shared.ts'

/** What a link for a school shows. `shown` is the name of the package or event. */
interface SharedResults {
  className: string
  shown: string
}

/** Classes and the links for their schools. */
export interface ClassesDetails {
  'class.created': Named
  'class.renamed': Named & { before: string }
  'class.archived': Named
  'class.restored': Named
  /** `added`: new accounts; `joined`: existing accounts. */
  'class.learners_added': Named & { added: number; joined: number }
  'class.learner_removed': Named & { userId: number; userName: string }
  /** `cards`: number of printed cards; `userIds`: learners who got a new password with theirs. */
  'class.cards_printed': Named & {
    cards: number
    mustChange: boolean
    userIds: readonly number[]
  }
  /** `learners`: number of certificates. */
  'class.results_taken': Named & { packageName: string; learners: number; form: string }
  'class.certificates_taken': Named & { packageName: string; learners: number; form: string }
  /** `learners`: number of learners who got it. */
  'class.access_granted': Named & { packageName: string; learners: number; reason: string }
  /** `page`: of the question; `note`: what its learners read since, null for nothing. */
  'class.note_changed': Named & { packageName: string; page: number; note: string | null }
  /** Practice for a class. `skills`: their labels; `items`: number of questions; `due`: its last day, 2026-12-19. */
  'class.drill_assigned': Named & {
    drillId: number
    skills: string
    items: number
    due: string
    note: string | null
  }
  'class.drill_changed': Named & {
    drillId: number
    skills: string
    due: string
    note: string | null
  }
  'class.drill_ended': Named & { drillId: number; skills: string }

  /** A link for a class's school; `until`: in ISO 8601, UTC. */
  'school_link.created': SharedResults & { until: string }
  'school_link.ended': SharedResults
  /** By a person with its code and without an account. */
  'school_link.opened': SharedResults
}

export const CLASSES_ACTIONS: Readonly<Record<keyof ClassesDetails, string>> = {
  'class.created': 'membuat kelas',
  'class.renamed': 'mengganti nama kelas',
  'class.archived': 'mengarsipkan kelas',
  'class.restored': 'memulihkan kelas',
  'class.learners_added': 'menambahkan peserta ke kelas',
  'class.learner_removed': 'mengeluarkan peserta dari kelas',
  'class.cards_printed': 'mencetak kartu peserta',
  'class.access_granted': 'memberi akses kelas',
  'class.results_taken': 'mengunduh hasil kelas',
  'class.certificates_taken': 'mengunduh sertifikat kelas',
  'class.note_changed': 'mengubah catatan pembahasan kelas',
  'class.drill_assigned': 'memberi tugas latihan kelas',
  'class.drill_changed': 'mengubah tugas latihan kelas',
  'class.drill_ended': 'mengakhiri tugas latihan kelas',

  'school_link.created': 'membuat tautan sekolah',
  'school_link.ended': 'mengakhiri tautan sekolah',
  'school_link.opened': 'mencatat tautan sekolah dibuka',
}
