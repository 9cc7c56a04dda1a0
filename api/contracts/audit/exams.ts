import type { ActionKind } from '../interventions.ts'
import type { Named, TimeChange } from './shared.ts'

interface DecidedLateAnswers {
  userId: number
  /** The learner's name at the time. */
  userName: string
  packageName: string
  /** Number of answers. */
  answers: number
  reason: string
}

interface RescuedAttempt {
  userId: number
  /** The learner's name at the time. */
  userName: string
  packageName: string
  /** Number of answers that were new to the server. */
  answers: number
  /** When the file was saved, by the device's clock, in epoch milliseconds. */
  savedAt: number
  /** Whether the file comes from another login than the attempt's last driver. */
  isOtherLogin: boolean
}

interface ReopenedRecording {
  userId: number
  /** The learner's name at the time. */
  userName: string
  page: number
  /** The last page that the recording is for. */
  last: number
  /** How often it was opened before its playback was reported. */
  openings: number
  wasPlayed: boolean
  reason: string
}

/** An action of an invigilator. */
interface Intervention {
  userId: number
  /** The learner's name at the time. */
  userName: string
  kind: ActionKind
  /** What was done, as a sentence. */
  note: string
  /** Null for a message. */
  reason: string | null
}

interface PlannedEvent extends Named {
  startsAt: string
  learners: number
}

/** Exam events, attempts and late answers. */
export interface ExamsDetails {
  /** `before` and `after`: total scores. */
  'late_answers.accepted': DecidedLateAnswers & { before: number; after: number }
  'late_answers.refused': DecidedLateAnswers

  /** Issued anew under the learner's present name. */
  'certificate.renamed': {
    userId: number
    packageName: string
    before: string
    after: string
    reason: string
  }

  /** `startsAt`: in ISO 8601, UTC. */
  'event.created': PlannedEvent
  'event.changed': PlannedEvent
  'event.scheduled': Named & { learners: number }
  'event.cancelled': Named & { learners: number }
  /** 'Mulai Bersama', by an invigilator or an admin. */
  'event.started': Named & { learners: number }
  'event.learner_removed': Named & { userId: number; userName: string }
  /** Documents with personal data. `learners`: number of learners in it. */
  'event.results_taken': Named & { learners: number; form: string }
  'event.attendance_taken': Named & { learners: number; form: string }
  'event.minutes_taken': Named & { learners: number }
  'event.certificates_taken': Named & { learners: number; form: string }
  /** While the doors were open, or within the tolerance, by an invigilator or an admin. */
  'event.learner_added': Named & { userId: number; userName: string; reason: string }
  /** Its holder can take over the learner's account. By an invigilator or an admin. */
  'event.reset_code_issued': Named & { userId: number; userName: string; reason: string }
  'event.extra_time': Named & TimeChange
  /** By an invigilator or an admin. */
  'event.recording_reopened': Named & ReopenedRecording
  /** From when on learners see the results, in ISO 8601, UTC; null for at once. */
  'event.results_moved': Named & { before: string | null; after: string | null }
  /** By an invigilator or an admin: nothing in it changes any more. */
  'event.closed': Named & { learners: number; remarks: string | null }
  /** By an invigilator or an admin, on a learner who sits or waits. */
  'event.intervened': Named & Intervention

  /** A learner's attempt moved from one login to another, with the lab and seat if any. SEB provides no seat. */
  'attempt.taken_over': { packageName: string; lab: string | null; seat: string | null }
  /** For a learner outside of exam events. */
  'attempt.recording_reopened': { packageName: string } & ReopenedRecording
  /** For a learner outside of exam events. */
  'attempt.intervened': { packageName: string } & Intervention
  /** An admin uploaded a rescue file. */
  'attempt.rescued': RescuedAttempt
}

export const EXAMS_ACTIONS: Readonly<Record<keyof ExamsDetails, string>> = {
  'late_answers.accepted': 'menerima jawaban terlambat',
  'late_answers.refused': 'menolak jawaban terlambat',

  'certificate.renamed': 'memperbaiki nama di sertifikat',

  'event.created': 'membuat jadwal ujian',
  'event.changed': 'mengubah jadwal ujian',
  'event.scheduled': 'menjadwalkan ujian',
  'event.cancelled': 'membatalkan jadwal ujian',
  'event.started': 'memulai ujian bersama',
  'event.learner_removed': 'mengeluarkan peserta dari ujian',
  'event.results_taken': 'mengunduh hasil ujian',
  'event.attendance_taken': 'mengunduh daftar hadir ujian',
  'event.minutes_taken': 'mengunduh berita acara ujian',
  'event.certificates_taken': 'mengunduh sertifikat peserta ujian',
  'event.learner_added': 'menambahkan peserta ke ujian',
  'event.reset_code_issued': 'membuat kode reset password peserta ujian',
  'event.extra_time': 'mengubah waktu tambahan di ujian',
  'event.recording_reopened': 'membuka lagi rekaman di ujian',
  'event.results_moved': 'memindahkan pembukaan hasil ujian',
  'event.closed': 'menutup ujian',
  'event.intervened': 'melakukan tindakan pada peserta ujian',

  'attempt.taken_over': 'melanjutkan simulasi di perangkat lain',
  'attempt.recording_reopened': 'membuka lagi rekaman',
  'attempt.intervened': 'melakukan tindakan pada simulasi',
  'attempt.rescued': 'mengunggah berkas penyelamatan',
}
