import type { ReadImport } from '#app/packages/actions/read_import'
import type { Explanation } from '#app/packages/domain/explanation'
import type QuestionImport from '#app/packages/models/question_import'
import type { JudgedRow } from '#app/packages/rows/import_rows'
import { transcriptLine } from '#app/packages/transformers/question'
import { uploadPath } from '#app/platform/uploads/stored_files'
import { IMPORT_ROWS_AT_ONCE, type CountedState } from '#contracts/question_imports'

/** An import as its review shows it, with one part of its rows. */
export function importResource({ found, rows, counts, files, passages, outdated }: ReadImport) {
  const count = (state: CountedState) => counts.get(state) ?? 0
  const total = [...counts.values()].reduce((sum, one) => sum + one, 0)
  return {
    id: found.id,
    keadaan: found.status,
    namaBerkas: found.fileName,
    baris: rows.map(importRow),
    jumlah: {
      baru: count('baru'),
      ganti: count('ganti'),
      sama: count('sama'),
      galat: count('galat'),
    },
    /** Of all rows, those that were left out too. */
    jumlahBaris: total,
    jumlahHalaman: Math.max(1, Math.ceil(total / IMPORT_ROWS_AT_ONCE)),
    tidakDibawa: found.notTaken.map(({ place, reason }) => ({ letak: place, sebab: reason })),
    /** The package's listening groups once it is applied, '31-36, …'; null where they stay. */
    kelompok: found.listeningGroups,
    /** Keys that it changed after answers were marked by the earlier ones. */
    kunciBerubah: outdated.map(({ page, answerKey, marked }) => ({
      page,
      jawaban: answerKey,
      dinilai: marked,
    })),
    /** What rows may refer to. */
    media: files.map((file) => ({
      nama: file.name,
      jenis: file.audio === null ? ('gambar' as const) : ('rekaman' as const),
      alamat: uploadPath('audio', file.audio) ?? uploadPath('reading', file.picture),
    })),
    bacaan: [
      ...found.passages.map(({ key, title, text, picture }) => ({
        kode: key,
        judul: title,
        teks: text,
        gambar: uploadPath('reading', files.find(({ name }) => name === picture)?.picture ?? null),
        asal: 'berkas' as const,
      })),
      ...passages.map(({ name, body, image }) => ({
        kode: name,
        judul: name,
        teks: body,
        gambar: uploadPath('reading', image),
        asal: 'paket' as const,
      })),
    ],
  }
}

/** An import in the list of a package's latest ones. */
export function listedImport(found: QuestionImport) {
  return {
    id: found.id,
    keadaan: found.status,
    namaBerkas: found.fileName,
    dibuat: new Date(found.createdAt).toISOString(),
    diterapkan: found.appliedAt === null ? null : new Date(found.appliedAt).toISOString(),
  }
}

/** What the file has of the row's explanation; null where it says nothing, and the question keeps its own. */
function explanationOfRow(taught: Partial<Explanation>) {
  return {
    pembahasan: taught.explanation ?? null,
    pembahasan_pilihan: taught.optionNotes ?? null,
    perbaikan: taught.correction ?? null,
    transkrip: taught.transcript?.map(transcriptLine) ?? null,
    bukti: taught.proof?.map(({ from, to }) => ({ dari: from, sampai: to })) ?? null,
    keterampilan: taught.skills ?? null,
  }
}

/** One row as it is judged. */
export function importRow({ number, row, state, sentence }: JudgedRow) {
  return {
    nomor: number,
    bagian: row.section,
    no_soal: row.number,
    page: row.page,
    soal: row.prompt,
    pilihan: row.options,
    jawaban: row.key,
    audio: row.audio,
    bacaan: row.passage,
    ...explanationOfRow(row.taught),
    keadaan: state,
    pesan: sentence,
    letak: row.place,
  }
}
