import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { ASSEMBLED_SENTENCES, SPEC_SENTENCES } from '@/testing/spec-sentences'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const WEB = folder('../../src')
const NOT_SHOWN = /\.test\.tsx?$|(^|[/\\])testing[/\\]/
const TEST = /\.(test|spec)\.tsx?$/

/** What the interface says, itself or by what the server answers; tests and their tools don't count. */
const said = textOf([WEB, folder('../../../api/app')], (file) => !NOT_SHOWN.test(file))
/** What the tests of components and journeys look for. */
const tested = textOf(
  [WEB, folder('../../e2e')],
  (file) => TEST.test(file) && !file.includes('spec-sentences')
)

function textOf(folders: string[], isMeant: (file: string) => boolean): string {
  return folders
    .flatMap((path) =>
      readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && isMeant(file))
        .map((file) => asShown(readFileSync(join(path, file), 'utf8')))
    )
    .join('\n')
}

/** Source as one reads it: without comments, JSX's line breaks and entities, and escapes. */
function asShown(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\{' '\}/g, ' ')
    .replace(/&apos;|\\'/g, "'")
    .replace(/\s+/g, ' ')
}

/** A sentence as it may stand in source: whole, with any expression in the places that differ. */
function patternOf(sentence: string): RegExp {
  const literal = sentence
    .split('{}')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^\'"`<>]{1,80}')
  return new RegExp(`(?<![\\p{L}\\d])${literal}(?![\\p{L}\\d])`, 'u')
}

describe.each(Object.entries(SPEC_SENTENCES))('%s', (_, sentences) => {
  test.each(sentences)('%s', (sentence) => {
    expect(patternOf(sentence).test(said)).toBe(true)
    expect(patternOf(sentence).test(tested), 'no test looks for it').toBe(true)
  })
})

test.each(ASSEMBLED_SENTENCES)('%s', (sentence) => {
  expect(patternOf(sentence).test(tested)).toBe(true)
})

test('a sentence that nobody says is missed, and half a word is none', () => {
  expect(patternOf('Kalimat ini tidak ada di mana pun.').test(said)).toBe(false)
  expect(patternOf('Kalimat ini tidak ada di mana pun.').test(tested)).toBe(false)
  expect(patternOf('Simula').test(said)).toBe(false)
})
