import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { LISTENING_PARTS, listeningPart } from '@lulus/api/contracts/listening'
import { expect, test } from 'vitest'

const FOLDERS = [
  ...[1, 2, 3].map((form) => `src/features/mini-test/content/form-${form}`),
  'src/features/exam/sound-check',
  'src/features/exam/directions',
]

interface Measured {
  sha256: string
  loudness: number
  peak: number
}

// What the product's own packages are held to as well.
test.each(FOLDERS)(
  'the recordings of %s are those that were measured, and equally loud',
  (folder) => {
    const book = JSON.parse(readFileSync(`${folder}/recordings.json`, 'utf8')) as Record<
      string,
      Measured
    >
    expect(Object.keys(book)).not.toHaveLength(0)
    for (const [audio, { sha256, loudness, peak }] of Object.entries(book)) {
      const file = readFileSync(new URL(audio, `file://${process.cwd()}/${folder}/`))
      expect(createHash('sha256').update(file).digest('hex')).toBe(sha256)
      expect(Math.abs(loudness + 18)).toBeLessThanOrEqual(1)
      expect(peak).toBeLessThanOrEqual(-1.5)
    }
  }
)

test('the spoken directions of each part fit the time that the part has for them', () => {
  const folder = 'src/features/exam/directions'
  const { dialogues } = JSON.parse(readFileSync(`${folder}/listening.json`, 'utf8')) as {
    dialogues: { page: number; audio: string }[]
  }
  const book = JSON.parse(readFileSync(`${folder}/recordings.json`, 'utf8')) as Record<
    string,
    { seconds: number }
  >
  expect(dialogues.map(({ page }) => page)).toEqual(LISTENING_PARTS.map(({ page }) => page))
  for (const { page, audio } of dialogues) {
    expect(book[audio]?.seconds).toBeLessThanOrEqual(listeningPart(page).seconds)
  }
})
