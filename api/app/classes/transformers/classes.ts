import type { ClassRow, MemberRow } from '#app/classes/actions/read_classes'
import type { JudgedRow } from '#app/classes/domain/judge_rows'
import type SchoolClass from '#app/classes/models/school_class'

export function listedClass({ id, name, archived_at: archivedAt, learners }: ClassRow) {
  return { id, nama: name, diarsipkan: archivedAt !== null, jumlah_peserta: Number(learners) }
}

export function shownClass({ id, name, archivedAt }: SchoolClass, members: MemberRow[]) {
  return { id, nama: name, diarsipkan: archivedAt !== null, peserta: members.map(member) }
}

function member(row: MemberRow) {
  return {
    id: row.id,
    nama: row.name,
    nohp: row.nohp,
    email: row.email,
    tanpa_password: Boolean(row.password_missing),
    /** A login card's, which its owner has yet to replace. */
    dari_kartu: Boolean(row.must_change_password),
  }
}

/** A row of a list that was checked; its account's id stays here. */
export function checkedRow({ line, name, nohp, email, state, reason }: JudgedRow) {
  return { baris: line, nama: name, nohp, email, status: state, keterangan: reason }
}
