import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import Passage from '#app/packages/models/passage'
import type Package from '#app/packages/models/package'
import {
  ANSWERS,
  carriesAudio,
  numberOfPage,
  pagesOfSection,
  SECTIONS,
  type Answer,
} from '#contracts/exam'

/** Length of the factory's recordings, in milliseconds. */
export const FACTORY_AUDIO_MS = 10_000

/** The factory's answer key for a page. */
export function factoryKey(page: number): Answer {
  return ANSWERS[page % ANSWERS.length] as Answer
}

/** The factory's stored name for a page's recording; the file doesn't exist. */
export function factoryFileName(packageId: number, page: number, extension: string): string {
  return `${createHash('md5').update(`${packageId}:${page}`).digest('hex')}.${extension}`
}

/** Adds 140 questions, five passages and the names of 35 recordings to a package. */
export async function fillPackage(pack: Package): Promise<void> {
  const stamps = { createdAt: Date.now(), updatedAt: Date.now() }
  const passages = await Passage.createMany(
    [1, 2, 3, 4, 5].map((n) => ({
      packageId: pack.id,
      name: `Passage ${n}`,
      image: factoryFileName(pack.id, 200 + n, 'png'),
      body: `Text of passage ${n}`,
      ...stamps,
    }))
  )
  const rows = SECTIONS.flatMap((section) =>
    pagesOfSection(section).map((page, position) => ({
      package_id: pack.id,
      section,
      page,
      number: numberOfPage(page),
      prompt: promptOf(section, page),
      option_1: `Option A of ${page}`,
      option_2: `Option B of ${page}`,
      option_3: `Option C of ${page}`,
      option_4: `Option D of ${page}`,
      answer_key: Number(factoryKey(page)),
      audio: carriesAudio(page, pack.groups) ? factoryFileName(pack.id, page, 'mp3') : null,
      audio_ms: carriesAudio(page, pack.groups) ? FACTORY_AUDIO_MS : null,
      passage_id: section === 'reading' ? passages[Math.floor(position / 10)]?.id : null,
      created_at: stamps.createdAt,
      updated_at: stamps.updatedAt,
    }))
  )
  await db.table('questions').multiInsert(rows)
}

function promptOf(section: (typeof SECTIONS)[number], page: number): string | null {
  switch (section) {
    case 'listening':
      return null
    case 'structure':
      return `Sentence ${page} _____ a blank.`
    case 'written':
      return `<u>One</u> of ${page} <u>parts</u> <u>are</u> <u>wrong</u>.`
    case 'reading':
      return `Question on page ${page}?`
  }
}
