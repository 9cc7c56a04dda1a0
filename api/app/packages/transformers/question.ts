import type Passage from '#app/packages/models/passage'
import type Package from '#app/packages/models/package'
import type Question from '#app/packages/models/question'
import type { Tally, TalliedQuestion } from '#app/packages/actions/read_questions'
import type { TranscriptLine } from '#app/packages/domain/explanation'
import { uploadPath } from '#app/platform/uploads/stored_files'
import { carriesAudio, groupStartOf, type ListeningGroups } from '#contracts/exam'
import type { CountedPassage } from '#app/packages/actions/list_passages'

/** A row of a section's table. */
export function listedQuestion({ question, tally }: TalliedQuestion, { groups }: Package) {
  return { ...questionFields(question, groups), ...tallyFields(tally) }
}

/** A question for its edit form. */
export function shownQuestion(question: Question, pkg: Package) {
  return {
    ...questionFields(question, pkg.groups),
    bagian: question.section,
    paket_soal_id: pkg.id,
    nama_paket: pkg.name,
  }
}

function questionFields(question: Question, groups: ListeningGroups) {
  const isPlayed = question.section !== 'listening' || carriesAudio(question.page, groups)
  const passage: Passage | null = question.passageId === null ? null : question.passage
  return {
    id: question.id,
    no_soal: question.number,
    page: question.page,
    soal: question.prompt,
    pilihan_satu: question.option1,
    pilihan_dua: question.option2,
    pilihan_tiga: question.option3,
    pilihan_empat: question.option4,
    jawaban: String(question.answerKey),
    pembahasan: question.explanation,
    pembahasan_pilihan: question.optionNotes,
    perbaikan: question.correction,
    transkrip: question.transcript?.map(transcriptLine) ?? null,
    bukti: question.proof?.map(({ from, to }) => ({ dari: from, sampai: to })) ?? null,
    keterampilan: question.skills,
    /** The pages that share its recording; null for a recording of its own, and for other sections. */
    kelompok: sharedPages(question.page, groups),
    /** 'group' for listening questions that share their group's recording. */
    type: groupStartOf(question.page, groups) === null ? null : ('group' as const),
    audio: uploadPath('audio', isPlayed ? question.audio : null),
    q_reading: question.passageId,
    readingQuestion: passage && {
      id: passage.id,
      nama: passage.name,
      reading: uploadPath('reading', passage.image),
    },
  }
}

function sharedPages(page: number, groups: ListeningGroups) {
  const group = groups.find(({ first, last }) => page >= first && page <= last)
  return group ? { dari: group.first, sampai: group.last } : null
}

/** A line of a transcript on the wire. */
export function transcriptLine({ voice, text, start, end }: TranscriptLine) {
  return { suara: voice, teks: text, mulai: start, selesai: end }
}

function tallyFields({ right, wrong }: Tally) {
  return { benar: right, salah: wrong }
}

/** A reading passage as a row of the admins' table. */
export function adminPassage({ passage, questions }: CountedPassage) {
  return {
    id: passage.id,
    nama: passage.name,
    reading: uploadPath('reading', passage.image),
    teks: passage.body,
    /** As it was typed, of a passage that the app sets in lines; null of one with a picture of its own. */
    naskah: passage.typed,
    jumlah_soal: questions,
  }
}
