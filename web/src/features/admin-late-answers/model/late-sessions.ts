import { ANSWER_LETTERS, SESSIONS, type Answer, type Session } from '@lulus/api/contracts/exam'
import type { LateAnswer, LateReview } from '@/features/admin-late-answers/api/late-answers'

/** The late answers of one session. */
export interface LateSession {
  session: Session
  /** End of the session as ISO 8601; null if unknown. */
  ended: string | null
  /** When the server last stored an answer of this session in time, as ISO 8601, or null if it never did. */
  contact: string | null
  answers: LateAnswer[]
}

/** Late answers by session, in exam order. */
export function lateSessions({
  jawaban: answers,
  kontak: contacts,
}: Pick<LateReview, 'jawaban' | 'kontak'>): LateSession[] {
  return SESSIONS.flatMap((session) => {
    const own = answers.filter(({ sesi }) => sesi === session)
    if (own.length === 0) return []
    const contact = contacts.find(({ sesi }) => sesi === session)?.terakhir ?? null
    return [{ session, ended: own[0]?.berakhir ?? null, contact, answers: own }]
  })
}

/** Counts answers by time: '3 jawaban: 2 sebelum batas waktu, 1 setelah batas waktu'. */
export function countsText(
  answers: readonly Pick<LateAnswer, 'tepatWaktu' | 'bertentangan'>[]
): string {
  const contradicted = answers.filter(({ bertentangan }) => bertentangan).length
  const count = (isInTime: boolean | null) =>
    answers.filter(({ tepatWaktu, bertentangan }) => !bertentangan && tepatWaktu === isInTime)
      .length
  const parts = [
    [count(true), 'sebelum batas waktu'],
    [count(false), 'setelah batas waktu'],
    [contradicted, 'bertentangan dengan penyimpanan'],
    [count(null), 'waktunya tidak diketahui'],
  ] as const
  const counted = parts.filter(([number]) => number > 0).map((part) => part.join(' '))
  return `${answers.length} jawaban: ${counted.join(', ')}`
}

/** How the answers reached the server. */
export function originText(answers: readonly Pick<LateAnswer, 'dariBerkas'>[]): string {
  const rescued = answers.filter(({ dariBerkas }) => dariBerkas).length
  if (rescued === 0) return 'Dikirim perangkat peserta'
  return rescued === answers.length
    ? 'Berkas penyelamatan'
    : `Dikirim perangkat peserta, ${rescued} dari berkas penyelamatan`
}

/** An answer in the interface: 'B', or 'kosong'. */
export function letterOf(answer: Answer | null): string {
  return answer === null ? 'kosong' : ANSWER_LETTERS[answer]
}

/** Device clocks differ by seconds; a larger difference is shown. */
const NOTABLE_MS = 60_000

/** The device clock's time of the choice as ISO 8601 if it differs notably, else null. */
export function otherDeviceTime({ dipilih, jamPerangkat }: LateAnswer): string | null {
  if (dipilih === null || jamPerangkat === null) return null
  const apart = Math.abs(Date.parse(jamPerangkat) - Date.parse(dipilih))
  return apart >= NOTABLE_MS ? jamPerangkat : null
}
