import { numberOfPage, sessionOfQuestion } from '@lulus/api/contracts/exam'
import type { LateAnswer } from '@/features/admin-late-answers/api/late-answers'

/** A late answer on an exam page; by default chosen a minute before its session's end. */
export function lateAnswer(id: number, changes: Partial<LateAnswer> = {}): LateAnswer {
  return {
    id,
    sesi: sessionOfQuestion(id),
    nomor: numberOfPage(id),
    answer: '2',
    dilihat: '2',
    seq: 10 + id,
    tersimpan: null,
    dipilih: '2026-11-21T10:29:05.000Z',
    jamPerangkat: '2026-11-21T10:29:07.000Z',
    diterima: '2026-11-21T11:00:00.000Z',
    berakhir: '2026-11-21T10:30:00.000Z',
    tepatWaktu: true,
    bertentangan: false,
    disetujui: false,
    dariBerkas: false,
    ...changes,
  }
}
