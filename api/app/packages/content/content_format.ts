import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { messages } from '@vinejs/vine/defaults'
import type { Infer } from '@vinejs/vine/types'
import { MINUTES_LIMITS } from '#contracts/exam'
import { PACKAGE_NAME_MAX_LENGTH, PRICE_MAX, PACKAGE_LEVELS } from '#contracts/packages'
import { EXPLANATION_MODES } from '#contracts/explanations'
import { PASSAGE_NAME_MAX_LENGTH } from '#contracts/questions'
import { SKILL_CODES } from '#contracts/skills'

/**
 * The files of a content package, format 1. Checks only their shape; checkContent checks that the exam is fair. File
 * names can't leave the package's folder.
 */

const AUDIO_FILE = /^audio\/[a-z0-9-]+\.(mp3|m4a|ogg|wav)$/
const PASSAGE_FILE = /^passages\/[a-z0-9-]+\.(png|jpg|jpeg)$/

/** Allowed package slug; also the name of its folder. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
const SLUG_MAX_LENGTH = 60

const wholeNumber = () => vine.number({ strict: true }).withoutDecimals()
const minutes = () => wholeNumber().range([MINUTES_LIMITS.min, MINUTES_LIMITS.max])

/** The texts that a learner reads after the exam. Required of packages whose manifest says `explained`. */
const teaching = () => ({
  /** Why the key is right, in Indonesian. */
  explanation: vine.string().optional(),
  /** Why each other option is wrong, in Indonesian; null at the key. */
  optionNotes: vine.array(vine.string().nullable()).optional(),
  skills: vine.array(vine.enum(SKILL_CODES)).optional(),
  /** Lines that prove the key, counted from 1: of the passage, or of the recording's script. */
  proof: vine.array(vine.object({ from: wholeNumber(), to: wholeNumber() })).optional(),
})

/** `no_soal`; default: the number that learners see. */
const number = () => wholeNumber().optional()

const choices = () => ({
  page: wholeNumber(),
  number: number(),
  options: vine.array(vine.string()),
  /** 1-4, the correct option. */
  key: wholeNumber(),
  ...teaching(),
})

const spokenLines = () => vine.array(vine.object({ voice: vine.string(), text: vine.string() }))

export const manifestFile = vine.create({
  format: vine.literal(1),
  slug: vine.string().regex(SLUG).maxLength(SLUG_MAX_LENGTH),
  nama_paket: vine.string().trim().minLength(1).maxLength(PACKAGE_NAME_MAX_LENGTH),
  level: vine.enum(PACKAGE_LEVELS),
  /** Rupiah. */
  harga: wholeNumber().range([0, PRICE_MAX]),
  /** Minutes of each session. */
  durations: vine.object({ listening: minutes(), written: minutes(), reading: minutes() }),
  /** '31-34, 35-38, …': listening questions that share a recording; without it those of the test itself. */
  listening_groups: vine.string().optional(),
  /** Every question has its explanation, notes, skills and proof. */
  explained: vine.boolean({ strict: true }).optional(),
  /** When learners may read them; without a date. Kept where the academy has decided. */
  pembahasan: vine.enum(EXPLANATION_MODES.filter((mode) => mode !== 'tanggal')).optional(),
})

/** Measurements of the recordings: digest, seconds, LUFS, dBTP, and the times of the script's lines in seconds. */
export const recordingsFile = vine.create(
  vine.record(
    vine.object({
      sha256: vine.string().optional(),
      seconds: vine.number().min(0).optional(),
      loudness: vine.number().optional(),
      peak: vine.number().optional(),
      lines: vine.array(vine.object({ start: vine.number().min(0), end: vine.number().min(0) })),
    })
  )
)

export const listeningFile = vine.create({
  dialogues: vine.array(
    vine.object({ ...choices(), audio: vine.string().regex(AUDIO_FILE), script: spokenLines() })
  ),
  /** Four questions each that share one recording; `page` is the first one's. */
  groups: vine.array(
    vine.object({
      page: wholeNumber(),
      audio: vine.string().regex(AUDIO_FILE),
      title: vine.string(),
      script: spokenLines(),
      items: vine.array(vine.object({ ...choices(), question: vine.string() })),
    })
  ),
})

export const structureFile = vine.create({
  items: vine.array(vine.object({ ...choices(), sentence: vine.string() })),
})

export const writtenFile = vine.create({
  items: vine.array(
    vine.object({
      page: wholeNumber(),
      number: number(),
      /** The sentence with four `<u>`. */
      html: vine.string(),
      key: wholeNumber(),
      /** The correct form of the wrong part. */
      correction: vine.string().optional(),
      ...teaching(),
    })
  ),
})

export const readingFile = vine.create({
  passages: vine.array(
    vine.object({
      id: vine.string().minLength(1),
      title: vine.string().trim().minLength(1).maxLength(PASSAGE_NAME_MAX_LENGTH),
      image: vine.string().regex(PASSAGE_FILE),
      paragraphs: vine.array(vine.string()),
      /** The passage's lines as in the picture; questions count them from 'line 1'. */
      lines: vine.array(vine.string()),
      items: vine.array(vine.object({ ...choices(), question: vine.string() })),
    })
  ),
})

// Authors of packages read English, unlike learners.
const FILES = [manifestFile, listeningFile, structureFile, writtenFile, readingFile, recordingsFile]
for (const file of FILES) {
  file.messagesProvider = new SimpleMessagesProvider(messages)
}

export type Manifest = Infer<typeof manifestFile>
export type ListeningContent = Infer<typeof listeningFile>
export type StructureContent = Infer<typeof structureFile>
export type WrittenContent = Infer<typeof writtenFile>
export type ReadingContent = Infer<typeof readingFile>

/** The measurements by the recording's name in the content files. */
type LineTimes = Infer<typeof recordingsFile>
export type MeasuredRecording = LineTimes[string]

/** The teaching fields of an item, for learners who have finished it. */
export type Teaching = Pick<
  WrittenContent['items'][number],
  'explanation' | 'optionNotes' | 'skills' | 'proof'
>

/** Why a file named by a package can't be used. */
export interface UnusableFile {
  kind: 'unusable'
  /** End of a sentence: 'is missing', 'is not a recording that can be measured'. */
  reason: string
}

export interface Recording {
  kind: 'recording'
  data: Buffer
  extension: string
  durationMs: number
}

export interface Picture {
  kind: 'picture'
  data: Buffer
  extension: 'png' | 'jpg'
  /** Pixels. */
  width: number
  height: number
}

/** A package read from its folder; media by the names used in its files. */
export interface ContentPackage {
  manifest: Manifest
  listening: ListeningContent
  structure: StructureContent
  written: WrittenContent
  reading: ReadingContent
  /** Of the recordings whose lines were measured. */
  lineTimes: LineTimes
  recordings: ReadonlyMap<string, Recording | UnusableFile>
  pictures: ReadonlyMap<string, Picture | UnusableFile>
}
