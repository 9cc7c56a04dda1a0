import type { ListeningChoice, Paper } from '#app/exam/actions/cacheable_paper'
import type { PaperEntry, ShownQuestion, SingleEntry } from '#app/exam/domain/paper'
import { uploadPath } from '#app/platform/uploads/stored_files'
import type { Section } from '#contracts/exam'

interface WireQuestion {
  id: number
  no_soal: number
  page: number
  type?: Extract<Section, 'structure' | 'written'>
  soal: string | null
  pilihan_satu: string
  pilihan_dua: string
  pilihan_tiga: string
  pilihan_empat: string
  audio?: string
  /** Seconds to answer in after the recording, where the recordings play by themselves. */
  jeda?: number
  readingQuestion?: WirePassage
}

interface WirePassage {
  id: number
  nama: string
  reading: string
  teks: string | null
  /** Its text is shown; the picture was drawn of it. */
  diketik?: true
}

interface WireGroup {
  type: 'group'
  page: number
  audio: string | null
  jeda?: number
  items: WireQuestion[]
}

interface WireLocked {
  page: number
  type?: 'group'
  locked: true
}

/** The exam on the wire of `GET /soal`; media as paths, `durasi` in minutes. */
export function paperResource({
  packageId,
  packageName,
  session,
  minutes,
  restMinutes,
  extraPercent,
  isShuffled,
  listening,
  entries,
}: Paper) {
  return {
    paketId: packageId,
    nama_paket: packageName,
    sesi: session,
    durasi: minutes,
    /** Minutes of rest between two sessions, where it isn't the usual day. */
    ...(restMinutes === null ? {} : { istirahat: restMinutes }),
    /** Extra time of this learner, in per cent, if any. */
    ...(extraPercent === 0 ? {} : { waktuTambahan: extraPercent }),
    /** The options are in an order of the learner's own, which is fetched separately. */
    ...(isShuffled ? { acak: true as const } : {}),
    ...(listening ? { listening: listeningChoice(listening) } : {}),
    soal: entries.map(paperEntry),
  }
}

/** What the start screen asks and says about the listening session. */
function listeningChoice({ setMode, seconds, fits }: ListeningChoice) {
  return {
    /** The event's; null where the learner chooses. */
    mode: setMode,
    /** Of the recordings with the time to answer. */
    detik: seconds,
    muat: fits,
  }
}

/** An entry of the exam, field by field. */
export function paperEntry(entry: PaperEntry): WireQuestion | WireGroup | WireLocked {
  switch (entry.kind) {
    case 'locked':
      return entry.isGroup
        ? { page: entry.page, type: 'group', locked: true }
        : { page: entry.page, locked: true }
    case 'group':
      return {
        type: 'group',
        page: entry.page,
        audio: uploadPath('audio', entry.audio),
        jeda: entry.answerMs / 1000,
        items: entry.questions.map(wireQuestion),
      }
    case 'single':
      return singleEntry(entry)
  }
}

function singleEntry({ section, question, audio, answerMs, passage }: SingleEntry): WireQuestion {
  const entry = wireQuestion(question)
  if (audio !== null) {
    entry.audio = uploadPath('audio', audio)
    entry.jeda = answerMs / 1000
  }
  if (section === 'structure' || section === 'written') entry.type = section
  if (passage !== null) {
    const { id, name, image, text, isTyped } = passage
    entry.readingQuestion = { id, nama: name, reading: uploadPath('reading', image), teks: text }
    if (isTyped) entry.readingQuestion.diketik = true
  }
  return entry
}

function wireQuestion({ id, number, page, prompt, options }: ShownQuestion): WireQuestion {
  return {
    id,
    no_soal: number,
    page,
    soal: prompt,
    pilihan_satu: options[0],
    pilihan_dua: options[1],
    pilihan_tiga: options[2],
    pilihan_empat: options[3],
  }
}
