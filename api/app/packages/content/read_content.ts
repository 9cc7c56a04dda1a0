import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { errors as vineErrors } from '@vinejs/vine'
import { BrokenContent, type Problem } from '#app/packages/content/problem'
import { checkContent } from '#app/packages/content/check_content'
import {
  listeningFile,
  manifestFile,
  readingFile,
  recordingsFile,
  structureFile,
  writtenFile,
  type ContentPackage,
} from '#app/packages/content/content_format'
import { readPicture, readRecording } from '#app/packages/content/read_media'

/** Optional: packages without it have transcripts without times. */
const RECORDINGS = 'recordings.json'

/** A validator of one of the files. */
interface FileFormat<Content> {
  validate(data: unknown): Promise<Content>
}

/**
 * Reads a content package and checks all rules.
 * @param folder the package's folder, named like its slug
 * @throws BrokenContent with all problems found
 */
export async function readSoundContent(folder: string): Promise<ContentPackage> {
  const content = await readContent(folder)
  const problems = checkContent(content)
  if (problems.length > 0) throw new BrokenContent(content.manifest.slug, problems)
  return content
}

/**
 * Reads a content package with its media, without checking the exam's rules.
 * @throws BrokenContent when a file is missing or doesn't have the shape of format 1
 */
async function readContent(folder: string): Promise<ContentPackage> {
  const slug = basename(folder)
  const problems: Problem[] = []
  if (!existsSync(folder)) {
    throw new BrokenContent(slug, [{ where: folder, sentence: 'There is no such folder.' }])
  }

  const read = <Content>(name: string, format: FileFormat<Content>) =>
    readJson(join(folder, name), format, problems)
  const manifest = await read('manifest.json', manifestFile)
  const listening = await read('listening.json', listeningFile)
  const structure = await read('structure.json', structureFile)
  const written = await read('written.json', writtenFile)
  const reading = await read('reading.json', readingFile)
  const lineTimes = existsSync(join(folder, RECORDINGS))
    ? await read(RECORDINGS, recordingsFile)
    : {}

  if (manifest && manifest.slug !== slug) {
    problems.push({
      where: 'manifest.json',
      sentence: `The slug is '${manifest.slug}' in the folder '${slug}'.`,
    })
  }
  if (
    !manifest ||
    !listening ||
    !structure ||
    !written ||
    !reading ||
    !lineTimes ||
    problems.length > 0
  ) {
    throw new BrokenContent(slug, problems)
  }

  const recordings = [...listening.dialogues, ...listening.groups].map(({ audio }) => audio)
  const pictures = reading.passages.map(({ image }) => image)
  return {
    manifest,
    listening,
    structure,
    written,
    reading,
    lineTimes,
    recordings: await readAll(folder, recordings, readRecording),
    pictures: await readAll(folder, pictures, readPicture),
  }
}

/** The file's content; on failure adds a problem and returns undefined. */
async function readJson<Content>(
  path: string,
  format: FileFormat<Content>,
  problems: Problem[]
): Promise<Content | undefined> {
  const name = basename(path)
  if (!existsSync(path)) {
    problems.push({ where: name, sentence: 'The file is missing.' })
    return undefined
  }
  try {
    return await format.validate(JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    if (error instanceof vineErrors.E_VALIDATION_ERROR) {
      for (const { field, message } of error.messages as { field: string; message: string }[]) {
        problems.push({ where: `${name}, ${field}`, sentence: `${message}.` })
      }
    } else if (error instanceof SyntaxError) {
      problems.push({ where: name, sentence: `The file is not JSON: ${error.message}.` })
    } else {
      throw error
    }
    return undefined
  }
}

async function readAll<Media>(
  folder: string,
  names: readonly string[],
  read: (file: string) => Promise<Media>
): Promise<Map<string, Media>> {
  const unique = [...new Set(names)]
  const media = await Promise.all(unique.map((name) => read(join(folder, name))))
  return new Map(unique.map((name, index) => [name, media[index] as Media]))
}
