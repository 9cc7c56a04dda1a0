import type { JudgedLearner } from '#app/enrolment/actions/grant_learners'
import type { GrantRow } from '#app/enrolment/actions/list_grants'
import { outcomeSummary } from '#contracts/grants'

/** A grant for admins. */
export function listedGrant(row: GrantRow) {
  return {
    ...ownGrant(row),
    waktuTambahan: row.extra_percent,
    alasan: row.reason,
    oleh: row.granted_by_name,
    dicabut: wireTime(row.revoked_at),
    alasan_pencabutan: row.revocation_reason,
  }
}

/** A grant for its learner: reasons are for admins only. */
export function ownGrant(row: GrantRow) {
  return {
    id: row.id,
    sumber: row.source,
    paket_soal_id: row.package_id,
    nama_paket: row.package_name,
    kelas: row.class_name,
    dipakai: wireTime(row.used_at),
    createdAt: new Date(Number(row.granted_at)).toISOString(),
  }
}

/** The outcome of each learner, and a summary in one sentence. */
export function judgedLearners(judged: readonly JudgedLearner[]) {
  return {
    ringkasan: outcomeSummary(judged.map(({ outcome }) => outcome)),
    peserta: judged.map(({ userId, name, nohp, outcome }) => ({
      id: userId,
      nama: name,
      nohp,
      hasil: outcome,
    })),
  }
}

function wireTime(instant: number | string | null): string | null {
  return instant === null ? null : new Date(Number(instant)).toISOString()
}
