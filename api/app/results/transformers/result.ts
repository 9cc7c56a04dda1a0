import { cefrLevel, tableByVersion, totalScoreBand } from '#app/scoring/domain/scoring'
import type { ResultRow } from '#app/results/actions/list_results'
import { heldUntil } from '#app/results/domain/held'
import type Result from '#app/results/models/result'
import type { ListeningMode } from '#contracts/listening'

interface HistoryRow {
  id: number
  nama_paket: string
  listeningScore: number
  structureScore: number
  readingScore: number
  totalScore: number
  listening_correct: number
  written_correct: number
  reading_correct: number
  createdAt: string
  /** How the listening session was sat. */
  mode: ListeningMode
  /** The certificate's; null without one. */
  kode: string | null
  /** Whether an invigilator excluded the learner. */
  dikeluarkan?: boolean
  /** When a corrected key changed it last; missing where none did. */
  dihitung_ulang?: string
}

/** A finished attempt. */
function historyRow(result: Result): HistoryRow {
  return {
    id: result.id,
    nama_paket: result.packageName,
    listeningScore: result.listeningScore,
    structureScore: result.structureScore,
    readingScore: result.readingScore,
    totalScore: result.totalScore,
    listening_correct: result.listeningCorrect,
    written_correct: result.writtenCorrect,
    reading_correct: result.readingCorrect,
    createdAt: new Date(result.createdAt).toISOString(),
    mode: result.listeningMode ?? 'latihan',
    kode: result.excludedAt === null ? result.code : null,
    ...(result.excludedAt === null ? {} : { dikeluarkan: true }),
    ...(result.rescoredAt && { dihitung_ulang: new Date(result.rescoredAt).toISOString() }),
  }
}

/** Figures that are held back until the results of an event open. */
type Figure =
  | 'listeningScore'
  | 'structureScore'
  | 'readingScore'
  | 'totalScore'
  | 'listening_correct'
  | 'written_correct'
  | 'reading_correct'

type OpenRow = HistoryRow & { pembahasan?: true; hasilDibuka?: undefined }
type HeldRow = Pick<HistoryRow, 'id' | 'nama_paket' | 'createdAt' | 'mode'> &
  Record<Figure | 'kode', null> & {
    pembahasan?: undefined
    dihitung_ulang?: undefined
    dikeluarkan?: boolean
    /** From when on the figures are there. */
    hasilDibuka: string
  }

/**
 * The same for its learner.
 * @param explained the packages that show their explanations
 */
export function ownRow(
  result: Result,
  explained: ReadonlySet<number>,
  now: number
): OpenRow | HeldRow {
  const until = heldUntil(result, now)
  if (until !== null) return heldRow(result, until)
  return {
    ...historyRow(result),
    /** The answers can be discussed, now or later: `GET /users/riwayat-ujian/{id}/pembahasan` says. */
    ...(explained.has(result.packageId) ? { pembahasan: true as const } : {}),
  }
}

function heldRow(result: Result, until: number): HeldRow {
  const { id, packageName, createdAt, listeningMode, excludedAt } = result
  return {
    id,
    nama_paket: packageName,
    listeningScore: null,
    structureScore: null,
    readingScore: null,
    totalScore: null,
    listening_correct: null,
    written_correct: null,
    reading_correct: null,
    createdAt: new Date(createdAt).toISOString(),
    mode: listeningMode ?? 'latihan',
    kode: null,
    ...(excludedAt === null ? {} : { dikeluarkan: true }),
    hasilDibuka: new Date(until).toISOString(),
  }
}

/**
 * One result on the learner's own page.
 * @param explained the packages that show their explanations
 * @param target the total score that the learner aims at now; null without an aim
 */
export function resultDetail(
  result: Result,
  explained: ReadonlySet<number>,
  target: number | null,
  now: number
) {
  const { totalScore, scoringTable, packageId, revisedAt } = result
  const row = ownRow(result, explained, now)
  if (row.hasilDibuka !== undefined) {
    const nothing = { cefr: null, tingkat: null, rentang: null, dinilai_ulang: null }
    return { ...row, paket_soal_id: packageId, target, ...nothing }
  }
  return {
    ...row,
    paket_soal_id: packageId,
    cefr: cefrLevel(totalScore, scoringTable),
    /** The levels from the lowest on, each with its lowest total. */
    tingkat: tableByVersion(scoringTable)
      .cefr.map(({ level, min }) => ({ level, mulai: min }))
      .toReversed(),
    rentang: scoreBand(totalScore, scoringTable),
    target,
    /** When it was scored again; null if it never was. */
    dinilai_ulang: revisedAt === null ? null : new Date(revisedAt).toISOString(),
  }
}

function scoreBand(total: number, version: string) {
  const { lowest, highest, standardError } = totalScoreBand(total, version)
  return { dari: lowest, sampai: highest, galat_baku: standardError }
}

interface ListedResult extends HistoryRow {
  userId: number
  user: { nama: string }
  /** The name on the certificate, where it isn't the present one. */
  nama_sertifikat?: string
  /** The lab's name; null when it was no exam of a lab. */
  lab: string | null
  /** Null without a lab, and in Safe Exam Browser, which doesn't name its seat. */
  kursi: string | null
  /** The id of the late answers that wait for a decision, which may change the scores; null without any. */
  terlambat: number | null
  /** Recordings opened more often than honest use needs, by the number of their (first) question; usually none. */
  rekaman: { nomor: number; dibuka: number }[]
  /** How many logins opened recordings, where that is unusual; otherwise null. */
  rekaman_login: number | null
}

/** A finished attempt as a row of the admins' list. */
export function listedResult(row: ResultRow): ListedResult {
  return {
    id: row.id,
    nama_paket: row.package_name,
    listeningScore: row.listening_score,
    structureScore: row.structure_score,
    readingScore: row.reading_score,
    totalScore: row.total_score,
    listening_correct: row.listening_correct,
    written_correct: row.written_correct,
    reading_correct: row.reading_correct,
    createdAt: new Date(Number(row.created_at)).toISOString(),
    mode: row.listening_mode ?? 'latihan',
    kode: row.excluded_at === null ? row.code : null,
    ...(row.excluded_at === null ? {} : { dikeluarkan: true }),
    userId: row.user_id,
    user: { nama: row.name },
    ...(row.user_name === row.name ? {} : { nama_sertifikat: row.user_name }),
    lab: row.lab_name,
    kursi: row.seat,
    terlambat: row.late_id,
    rekaman: (row.openings?.pages ?? []).map(({ page, openings }) => ({
      nomor: page,
      dibuka: openings,
    })),
    rekaman_login: row.openings?.logins ?? null,
  }
}

/**
 * The latest score as the card on the package list shows it; `lastScore` is -1 before the first exam, and null while it
 * is held back.
 * @param explained the packages that show their explanations
 * @param target the total score that the learner aims at now; null without an aim
 */
export function lastScore(
  result: Result | null,
  explained: ReadonlySet<number>,
  target: number | null,
  now: number
) {
  const until = result && heldUntil(result, now)
  if (result && until !== null) {
    return {
      target,
      hasil: null,
      lastScore: null,
      scoreListening: null,
      scoreWritten: null,
      scoreReading: null,
      listeningCorrect: null,
      writtenCorrect: null,
      readingCorrect: null,
      lastPaket: result.packageName,
      hasilDibuka: new Date(until).toISOString(),
    }
  }
  return {
    target,
    /** Which result it is of, and whether its answers can be discussed; null before the first. */
    hasil: result && {
      id: result.id,
      selesai: new Date(result.createdAt).toISOString(),
      pembahasan: explained.has(result.packageId),
    },
    lastScore: result?.totalScore ?? -1,
    scoreListening: result?.listeningScore ?? 0,
    scoreWritten: result?.structureScore ?? 0,
    scoreReading: result?.readingScore ?? 0,
    listeningCorrect: result?.listeningCorrect ?? 0,
    writtenCorrect: result?.writtenCorrect ?? 0,
    readingCorrect: result?.readingCorrect ?? 0,
    lastPaket: result?.packageName ?? null,
  }
}
