// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { SPEC_SENTENCES } from '@/testing/spec-sentences'

/** What the interface says, itself or by what the server answers; tests and their tools don't count. */
const SOURCES = ['../../src', '../../../api/app'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url))
)
const NOT_SHOWN = /\.test\.tsx?$|(^|[/\\])testing[/\\]/

const said = SOURCES.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !NOT_SHOWN.test(file))
    .map((file) => asShown(readFileSync(join(folder, file), 'utf8')))
).join('\n')

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
  })
})

test('a sentence that nobody says is missed, and half a word is none', () => {
  expect(patternOf('Kalimat ini tidak ada di mana pun.').test(said)).toBe(false)
  expect(patternOf('Simula').test(said)).toBe(false)
})
