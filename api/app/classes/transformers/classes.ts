import { isUnproven } from '#app/accounts/domain/number_proof'
import type { ClassRow, MemberRow } from '#app/classes/actions/read_classes'
import type { Column } from '#app/classes/domain/headings'
import type { JudgedRow } from '#app/classes/domain/judge_rows'
import type { OfferedColumn } from '#app/classes/domain/learner_list'
import type { SkippedRow } from '#app/classes/domain/skipped_rows'
import type SchoolClass from '#app/classes/models/school_class'
import type { ListOfFile } from '#app/classes/http/read_list_file'

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
    /** Registered with a number that isn't proven. */
    belum_terbukti: isUnproven({
      role: row.role,
      passwordMissing: Boolean(row.password_missing),
      numberProvenAt: row.number_proven_at,
    }),
  }
}

/** A row of a list that was checked; its account's id stays here. */
export function checkedRow({
  line,
  name,
  nohp,
  email,
  state,
  reason,
  isUnproven: isDoubted,
}: JudgedRow) {
  const person = { baris: line, nama: name, nohp, email }
  return { ...person, status: state, keterangan: reason, belum_terbukti: isDoubted }
}

/** A list as read from a workbook, and what was left out. */
export function readFile({
  text,
  worksheets,
  worksheet,
  withLearners,
  hidden,
  dropped,
  skipped,
}: ListOfFile) {
  return {
    daftar: text,
    lembar: worksheets,
    dipakai: worksheet,
    lembar_berisi: withLearners,
    baris_tersembunyi: hidden,
    tidak_dibawa: dropped,
    dilewati: skipped.map(skippedRow),
  }
}

/** A row that holds no learner. */
export function skippedRow({ line, reason }: SkippedRow) {
  return { baris: line, alasan: reason }
}

interface ReadColumns {
  used: Record<Column, string[]>
  dropped: string[]
}

/** The headings that a list was read from, and those that weren't read. */
export function readColumns({ used, dropped }: ReadColumns) {
  return { nama: used.name, nohp: used.nohp, email: used.email, tidak_dibawa: dropped }
}

interface AskedColumns {
  question: string
  missing: readonly Column[]
  offered: readonly OfferedColumn[]
}

const WIRE = { name: 'nama', nohp: 'nohp', email: 'email' } as const satisfies Record<
  Column,
  string
>

/** The columns of a list that the admin has to pick, and the candidates. */
export function askedColumns({ question, missing, offered }: AskedColumns) {
  return {
    pesan: question,
    perlu: missing.map((column) => WIRE[column]),
    kolom: offered.map(({ number, heading, examples, looksLikePhones }) => ({
      nomor: number,
      judul: heading,
      contoh: examples,
      mirip_nomor: looksLikePhones,
    })),
  }
}
